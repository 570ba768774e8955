/**
 * Adds the styles of a module loaded on demand, because a page's inline style sheet covers only its
 * first view.
 *
 * @param css text of a style sheet, imported with `?inline`
 */
export function adoptStyle(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
