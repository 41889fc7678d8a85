/** A command's result that is JSON already, because it is long. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
