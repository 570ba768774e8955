import type { Page } from '@playwright/test'

/**
 * Finds words that are broken, though short enough for a line of the smallest phone: at most a
 * dozen letters and digits in a row. Addresses may be broken anywhere. Screen-reader and decorative
 * texts are skipped.
 */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true })) continue
      if (element.closest('[aria-hidden=true], .unseen, svg, noscript, script, style')) continue
      const words = (text.textContent ?? '').replaceAll(/\S+(:\/\/|\.\p{L})\S+/gu, (address) =>
        ' '.repeat(address.length),
      )
      for (const { 0: word, index } of words.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        if (word.length < 2 || word.length > 12) continue
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.add(`"${word}" in ${element.className}`)
      }
    }
    return [...found]
  })
}
