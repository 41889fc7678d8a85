import './placeLink.css';

/** The class of a link to a place, in a column of such links. */
export const PLACE_LINK = 'place-link';
