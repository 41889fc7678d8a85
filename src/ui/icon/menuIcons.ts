// The icons of the menu. Kept apart, because only the menu loads these.

export const walletIcon = 'M4 7h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4zM4 7V5h12v2M20 12h-5v3h5';
export const giftIcon =
  'M4 9h16v4H4zM6 13h12v8H6zM12 9v12M12 9C8 9 7 4 9.5 4 11.5 4 12 9 12 9s.5-5 2.5-5C17 4 16 9 12 9z';
export const friendIcon =
  'M9 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM2 21c.8-5 3-6 7-6s6.2 1 7 6M19 8v6M16 11h6';
export const frameIcon = 'M3 5h18v14H3zM3 9h18M6 7h.01M9 7h.01';
export const exchangeIcon = 'M4 8h15l-4-4M20 16H5l4 4';
export const tableIcon = 'M4 8h16v4a8 5 0 0 1-16 0zM7 16l-1 5M17 16l1 5M9 4h6v4H9z';
export const leagueIcon =
  'M3 5h18v14H3zM12 5v14M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM3 9h3v6H3M21 9h-3v6h3';
export const chatIcon = 'M4 5h16v11h-8l-5 4v-4H4zM8 9h8M8 12h5';
export const envelopeIcon = 'M3 6h18v12H3zM3 7l9 7 9-7';
export const questionIcon =
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5v.2';
export const shieldIcon = 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5';
export const slidersIcon = 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4';
export const downloadIcon = 'M12 4v11M7 10l5 5 5-5M4 20h16';
export const bookmarkIcon = 'M6 4h12v17l-6-5-6 5z';
export const barsIcon = 'M5 20v-6M12 20V9M19 20V4';
