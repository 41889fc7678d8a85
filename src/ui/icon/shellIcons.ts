// The icons of the header and the tabs. Kept apart, because every page loads these first.

export const menuIcon = 'M4 7h16M4 12h16M4 17h16';
export const bellIcon = 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4';
export const depositIcon = 'M12 5v14M5 12h14';
export const homeIcon = 'M4 11l8-7 8 7v9h-5v-6H9v6H4z';
export const sportsbookIcon = 'M4 6h16v4a2 2 0 0 0 0 4v4H4v-4a2 2 0 0 0 0-4zM9 9l6 6';
export const sportsIcon =
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 8l4 3-1.5 4.5h-5L8 11zM12 3v5M20.5 10 16 11M17 19l-2.5-3.5M7 19l2.5-3.5M3.5 10 8 11';
export const casinoIcon = 'M8 4h10v13H8zM8 7 4 8l3 12 8-2M13 8l2.5 2.5L13 13l-2.5-2.5z';
export const betsIcon = 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6';
export const userIcon = 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c1-5 4-6 8-6s7 1 8 6';
