/** Two taps on one place within this time count as one, so that a trembling finger acts once. */
export const DOUBLE_TAP_MS = 500;
