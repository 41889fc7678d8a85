/**
 * Whether frames of our own address are answered by this page, as in the build that brings its backend
 * along. The worker is not asked for a page without an origin, so there such a frame keeps ours: what
 * it holds was made by the page itself.
 */
export const areFramesOurs: boolean = import.meta.env['VITE_FRAMES_ANSWERED_BY_PAGE'] === 'true';
