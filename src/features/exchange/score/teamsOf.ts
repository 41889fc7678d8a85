/** Home and away from an event's name. A name of another form is kept whole. */
export function teamsOf(name: string): [home: string, away: string] {
  const [home, away] = name.split(' v ');
  return home !== undefined && away !== undefined ? [home, away] : [name, ''];
}
