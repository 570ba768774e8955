/**
 * Gives the page the style of a part of the application that is fetched later: the style sheet that a page carries in
 * itself is for what it shows at once.
 *
 * @param css the text of a style sheet, imported with `?inline`
 */
export function adoptStyle(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
