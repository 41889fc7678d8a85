import { proxy } from 'valtio/vanilla';

/** Whether the list of keys is open. */
export const legend = proxy({ isOpen: false });
