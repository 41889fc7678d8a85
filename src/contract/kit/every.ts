/** The members of one kind from one or more modules. */
export type Every<Modules, Kind> = {
  [Name in keyof Modules as Modules[Name] extends Kind ? Name : never]: Modules[Name];
};

/** Collects the exports that are of one kind. */
export function every<Modules extends object, Kind>(
  modules: Modules,
  isKind: (value: unknown) => value is Kind,
): Every<Modules, Kind> {
  const members = Object.entries(modules).filter(([, value]) => isKind(value));
  return Object.fromEntries(members) as Every<Modules, Kind>;
}

/** Whether the value is an object with all of these fields. */
export function hasFields(value: unknown, ...fields: string[]): boolean {
  return typeof value === 'object' && value !== null && fields.every((field) => field in value);
}
