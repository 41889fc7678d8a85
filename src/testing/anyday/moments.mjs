/** Moments and time zones in which to run the tests. Each has broken some test before. */
export const MOMENTS = [
  { name: 'a minute before midnight in Lagos', at: '2026-11-21T22:59:00Z', zone: 'Africa/Lagos' },
  {
    name: 'a minute after midnight in Lagos',
    at: '2026-11-21T23:01:00Z',
    zone: 'America/New_York',
  },
  { name: "a month's end", at: '2027-04-30T15:00:00Z', zone: 'UTC' },
  { name: 'New Year in Lagos, the old year in UTC', at: '2026-12-31T23:20:00Z', zone: 'UTC' },
  { name: '29 February', at: '2028-02-29T05:15:00Z', zone: 'America/Los_Angeles' },
  { name: 'a Sunday', at: '2027-02-28T12:00:00Z', zone: 'Africa/Lagos' },
  { name: 'a Monday, noon in Lagos', at: '2027-03-01T11:00:00Z', zone: 'Pacific/Auckland' },
  { name: 'mid-year', at: '2027-06-15T17:30:00Z', zone: 'Asia/Kolkata' },
];

/** The moments for `npm test`, and which projects run at each: every test runs once. */
export const IN_NPM_TEST = [
  { name: 'New Year in Lagos, the old year in UTC', runs: { dom: [] } },
  { name: '29 February', runs: { unit: [], state: [] } },
];
