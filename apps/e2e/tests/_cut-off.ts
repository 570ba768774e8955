import type { Page } from '@playwright/test'

/**
 * Words that cannot be read to their end, each with what cuts them: letters outside the box of their element, or hidden
 * by something around them that cannot be scrolled. What only screen readers are told, and what is drawn for eyes only
 * and stands in words elsewhere (`aria-hidden`), is passed by.
 */
export function wordsCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A pixel is the browser's rounding.
    const isInside = (inner: DOMRect, outer: DOMRect, { x, y }: { x: boolean; y: boolean }) =>
      (!x || (inner.left >= outer.left - 1 && inner.right <= outer.right + 1)) &&
      (!y || (inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1))
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const blockOf = (element: Element): Element =>
      element.parentElement && getComputedStyle(element).display === 'inline'
        ? blockOf(element.parentElement)
        : element

    /** What cuts a line of letters in this element; undefined when nothing does. */
    const cutBy = (line: DOMRect, element: Element): string | undefined => {
      const block = blockOf(element)
      if (!isInside(line, block.getBoundingClientRect(), { x: true, y: false })) return block.className
      // What stands beside the words in their box, an arrow, belongs to them.
      if (block.clientWidth > 0 && block.scrollWidth > block.clientWidth + 1) return block.className
      for (let around: Element | null = block; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around)
        const hidden = { x: hides(overflowX), y: hides(overflowY) }
        if (!isInside(line, around.getBoundingClientRect(), hidden)) return around.className
        // What can be scrolled can be read, wherever it stands.
        if ([overflowX, overflowY].some((overflow) => ['auto', 'scroll'].includes(overflow))) return undefined
      }
      return undefined
    }

    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true }) || !text.textContent?.trim()) continue
      if (element.closest('[aria-hidden=true], svg, noscript, script, style')) continue
      // For screen readers only.
      if (getComputedStyle(element).clipPath !== 'none' || element.closest('.unseen')) continue
      // Word by word: a space at the end of a line may hang over its box, and nobody reads it.
      for (const { 0: word, index } of text.textContent.matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        for (const line of range.getClientRects()) {
          const cut = line.width > 0 ? cutBy(line, element) : undefined
          if (cut !== undefined) found.add(`"${text.textContent.slice(0, 60)}" by ${cut}`)
        }
      }
    }
    return [...found]
  })
}
