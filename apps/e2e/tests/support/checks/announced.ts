import { expect, type Locator } from '@playwright/test'

/**
 * Expects these lines in this part's accessibility tree, in this order. Other lines may come in
 * between.
 */
export async function expectAnnounced(part: Locator, ...lines: readonly (string | RegExp)[]): Promise<void> {
  const heard = (await part.ariaSnapshot()).split('\n').map((line) => line.trim().replace(/^- '?/, ''))
  let at = -1
  for (const wanted of lines) {
    at = heard.findIndex(
      (line, index) =>
        index > at && (typeof wanted === 'string' ? line.startsWith(wanted) : wanted.test(line)),
    )
    expect(at, `${wanted}, among:\n${heard.join('\n')}`).toBeGreaterThanOrEqual(0)
  }
}
