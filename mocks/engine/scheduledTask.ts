/** Something to do at an instant. */
export interface ScheduledTask {
  at: number;
  perform(at: number): void;
}
