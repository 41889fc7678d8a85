import { proxy } from 'valtio/vanilla';

/**
 * The operator's messages that this player has not opened: the one number of bell, sheet, page and icon. The
 * notices of a visit do not count. Kept by `countUnread`.
 */
export const unreadMessages = proxy({ count: 0 });
