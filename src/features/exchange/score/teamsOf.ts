/** Home and away of an event's name; a name of another form is kept whole. */
export function teamsOf(name: string): [home: string, away: string] {
  const [home, away] = name.split(' v ');
  return home !== undefined && away !== undefined ? [home, away] : [name, ''];
}
