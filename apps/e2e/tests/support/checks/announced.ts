import { expect, type Locator } from '@playwright/test'

/** Expects these lines in the accessibility tree of this part of the page, in this order, with others in between. */
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
