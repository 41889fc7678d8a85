// Paths of a 24 by 24 grid, drawn with a stroke; each its own export, so that unused ones weigh nothing.

export const menuIcon = 'M4 7h16M4 12h16M4 17h16';
export const closeIcon = 'M6 6l12 12M18 6 6 18';
export const bellIcon = 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4';
export const eyeIcon =
  'M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z';
export const eyeOffIcon = `${eyeIcon}M4 4l16 16`;
export const homeIcon = 'M4 11l8-7 8 7v9h-5v-6H9v6H4z';
export const sportsIcon =
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 8l4 3-1.500 4.500h-5L8 11zM12 3v5M20.500 10 16 11M17 19l-2.500-3.500M7 19l2.500-3.500M3.500 10 8 11';
export const casinoIcon = 'M8 4h10v13H8zM8 7 4 8l3 12 8-2M13 8l2.500 2.500L13 13l-2.500-2.500z';
export const betsIcon = 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6';
export const userIcon = 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c1-5 4-6 8-6s7 1 8 6';
export const chevronRightIcon = 'M9 5l7 7-7 7';
export const chevronDownIcon = 'M5 9l7 7 7-7';
export const plusIcon = 'M12 5v14M5 12h14';
export const minusIcon = 'M5 12h14';
export const lockIcon = 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3';
export const checkIcon = 'M5 13l5 5 9-11';
export const ladderIcon = 'M8 3v18M16 3v18M8 7h8M8 12h8M8 17h8';
export const tvIcon = 'M3 5h18v12H3zM8 21h8';
export const bankIcon = 'M3 10l9-6 9 6zM5 10v8M10 10v8M14 10v8M19 10v8M3 20h18';
export const cardIcon = 'M3 6h18v12H3zM3 10h18M6 15h4';
export const phoneIcon = 'M8 3h8v18H8zM11 18h2';
export const coinIcon = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM8 9h8M12 9v8';
export const hashIcon = 'M9 4 7 20M17 4l-2 16M4 9h16M3 15h16';
export const pauseIcon = 'M9 5v14M15 5v14';
export const playIcon = 'M8 5l11 7-11 7z';
export const megaphoneIcon = 'M4 10v5h3l9 4V6l-9 4zM19 10v5M8 15l1 5h2';
