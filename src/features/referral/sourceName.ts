const NAMES: Record<string, string> = {
  direct: 'Typed or copied',
  qr: 'QR code',
  share: 'Shared from the app',
  whatsapp: 'WhatsApp',
};

/** A source as players know it: `facebook` → `Facebook`. */
export function sourceName(source: string): string {
  return NAMES[source] ?? source.charAt(0).toUpperCase() + source.slice(1);
}
