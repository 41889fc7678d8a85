/**
 * Whether this page itself answers frames at our own address: true in the demo build, which carries its
 * backend. There such a frame keeps our origin, because browsers do not send requests of an origin-less frame
 * to the service worker. This page made its content, so that is safe.
 */
export const areFramesOurs: boolean = import.meta.env['VITE_FRAMES_ANSWERED_BY_PAGE'] === 'true';
