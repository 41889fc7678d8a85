/** A folder or file of the project and what it may import. */
export interface Room {
  /** In a few words, for the table of docs/imports.md. */
  holds: string;
  /** Other rooms, or single files of them; itself always. */
  may: string[];
  /** Of the packages that any room lists. A package that no room lists is free for all. */
  packages?: string[];
}
