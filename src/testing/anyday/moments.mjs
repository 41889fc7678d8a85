/**
 * Moments and time zones in which to run the tests: between them the minutes before and after midnight in Lagos, the
 * ends of a month and a year, a leap day, the first and the last day of a week, and days that are others in the
 * machine's zone. Each of these has broken some test before.
 */
export const MOMENTS = [
  { name: 'New Year in Lagos, the old year in UTC', at: '2026-12-31T23:01:00Z', zone: 'UTC' },
  { name: '29 February', at: '2028-02-29T05:15:00Z', zone: 'America/Los_Angeles' },
  {
    name: 'the last minute of a Sunday and a month in Lagos',
    at: '2027-02-28T22:59:00Z',
    zone: 'Africa/Lagos',
  },
  {
    name: 'a Monday in mid-year, Tuesday in Kolkata',
    at: '2027-06-14T20:00:00Z',
    zone: 'Asia/Kolkata',
  },
];

/** The moments for `npm test`, and which projects run at each: every test runs once. */
export const IN_NPM_TEST = [
  { name: 'New Year in Lagos, the old year in UTC', runs: { dom: [] } },
  { name: '29 February', runs: { unit: [], state: [] } },
];
