/** Something to do at an instant. */
export interface Duty {
  at: number;
  perform(at: number): void;
}
