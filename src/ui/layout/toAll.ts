import './toAll.css';

/** The class of the link at the end of a `SectionHead`. */
export const TO_ALL = 'to-all';
