/**
 * Where the calls are on their host. Only the demo's build may put them below a path; outside of Vite, in
 * Node, there is no build to ask.
 */
export const API_ROOT = `${import.meta.env?.BASE_URL ?? '/'}api`;
