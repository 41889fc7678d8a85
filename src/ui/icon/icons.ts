// Stroked SVG paths on a 24 × 24 grid.

export const closeIcon = 'M6 6l12 12M18 6 6 18';
export const eyeIcon =
  'M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z';
export const eyeOffIcon = `${eyeIcon}M4 4l16 16`;
export const chevronLeftIcon = 'M15 5l-7 7 7 7';
export const chevronRightIcon = 'M9 5l7 7-7 7';
export const chevronDownIcon = 'M5 9l7 7 7-7';
export const plusIcon = 'M12 5v14M5 12h14';
export const minusIcon = 'M5 12h14';
export const lockIcon = 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3';
export const infoIcon = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v5M12 7.5v.5';
export const checkIcon = 'M5 13l5 5 9-11';
export const ladderIcon = 'M8 3v18M16 3v18M8 7h8M8 12h8M8 17h8';
export const tvIcon = 'M3 5h18v12H3zM8 21h8';
export const bankIcon = 'M3 10l9-6 9 6zM5 10v8M10 10v8M14 10v8M19 10v8M3 20h18';
export const cardIcon = 'M3 6h18v12H3zM3 10h18M6 15h4';
export const pageIcon = 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6';
export const phoneIcon = 'M8 3h8v18H8zM11 18h2';
export const coinIcon = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM8 9h8M12 9v8';
export const hashIcon = 'M9 4 7 20M17 4l-2 16M4 9h16M3 15h16';
export const refreshIcon = 'M19 12a7 7 0 1 1-2-5l2 2M19 4v5h-5';
export const pauseIcon = 'M9 5v14M15 5v14';
export const playIcon = 'M8 5l11 7-11 7z';
export const megaphoneIcon = 'M4 10v5h3l9 4V6l-9 4zM19 10v5M8 15l1 5h2';
export const starIcon =
  'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z';
export const searchIcon = 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 21 21';
export const treeIcon = 'M5 4v14h5M5 10h5M13 7h6v6h-6zM13 15h6v6h-6z';
export const rowsIcon = 'M4 6h16M4 10h16M4 14h16M4 18h16';
export const cardsIcon = 'M4 5h16v6H4zM4 14h16v6H4z';
export const trophyIcon =
  'M7 4h10v6a5 5 0 0 1-10 0zM7 5H4c0 4 1 5 3 5M17 5h3c0 4-1 5-3 5M12 15v5M8 20h8';
