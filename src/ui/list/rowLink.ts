import './rowLink.css';

/** The class of a link or a button that is a row of a card and leads on; it holds a `RowLabel`. */
export const ROW_LINK = 'row-link';
