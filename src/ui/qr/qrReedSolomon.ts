/** x⁸ + x⁴ + x³ + x² + 1: the field of 256 in which QR codes compute. */
const FIELD = 0x11d;

/** The product of two elements of the field. */
function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product >>> 7 ? FIELD : 0);
    if ((other >>> bit) & 1) product ^= one;
  }
  return product;
}

/** Coefficients of the generator polynomial, the highest first and its leading one left out. */
function generator(degree: number): number[] {
  let polynomial = [1];
  let root = 1;
  for (let step = 0; step < degree; step++) {
    const shifted = [...polynomial, 0];
    const scaled = [0, ...polynomial.map((coefficient) => multiply(coefficient, root))];
    polynomial = shifted.map((coefficient, index) => coefficient ^ (scaled[index] ?? 0));
    root = multiply(root, 2);
  }
  return polynomial.slice(1);
}

/** The error correction bytes of a block: the remainder of its division by the generator. */
export function correctionOf(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  let remainder = Array.from({ length: count }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (remainder[0] ?? 0);
    remainder = divisor.map(
      (coefficient, index) => (remainder[index + 1] ?? 0) ^ multiply(coefficient, factor),
    );
  }
  return remainder;
}
