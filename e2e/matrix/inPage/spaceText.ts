/** Runs in the page. The spacing of WCAG 1.4.12, which a reader may set for every page. */
export function spaceText(isOn: boolean): void {
  const sheet = new CSSStyleSheet();
  const spaced =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';
  sheet.replaceSync(isOn ? spaced : '');
  document.adoptedStyleSheets = [sheet];
}
