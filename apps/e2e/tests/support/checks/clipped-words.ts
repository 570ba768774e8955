import type { Page } from '@playwright/test'
import { findClippedChoices } from './clipped-choices.ts'

/**
 * Finds words that are cut off, with the element that cuts them. Their letters are outside the box
 * of their element, or hidden by a surrounding element that does not scroll. Screen-reader and
 * decorative texts (`aria-hidden`) are skipped. Closed lists are checked by their selected option.
 */
export async function findClippedWords(page: Page): Promise<string[]> {
  return [...(await lettersCutOff(page)), ...(await findClippedChoices(page))]
}

function lettersCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Browsers round by a pixel.
    const isInside = (inner: DOMRect, outer: DOMRect, { x, y }: { x: boolean; y: boolean }) =>
      (!x || (inner.left >= outer.left - 1 && inner.right <= outer.right + 1)) &&
      (!y || (inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1))
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
    const blockOf = (element: Element): Element =>
      element.parentElement && getComputedStyle(element).display === 'inline'
        ? blockOf(element.parentElement)
        : element

    interface Box {
      className: string
      rect: DOMRect
      hidden: { x: boolean; y: boolean }
    }

    /**
     * Boxes that can cut the letters of a block: the block itself from side to side, then its
     * clipping ancestors.
     */
    const boxesOf = (block: Element): Box[] => {
      const boxes: Box[] = [
        { className: block.className, rect: block.getBoundingClientRect(), hidden: { x: true, y: false } },
      ]
      for (let around: Element | null = block; around; around = around.parentElement) {
        const { className } = around
        const { overflowX, overflowY } = getComputedStyle(around)
        const hidden = { x: hides(overflowX), y: hides(overflowY) }
        if (hidden.x || hidden.y) boxes.push({ className, rect: around.getBoundingClientRect(), hidden })
        // Scrollable text can always be read.
        if (scrolls(overflowX) || scrolls(overflowY)) break
      }
      return boxes
    }

    // Cached, because nothing moves meanwhile, and a block has many words.
    const known = new Map<Element, Box[]>()
    /** The elements that cut a block's lines, line by line. */
    const cutters = (lines: DOMRectList, block: Element): string[] => {
      const boxes = known.get(block) ?? boxesOf(block)
      known.set(block, boxes)
      // An arrow beside the words is part of their box.
      const isFull = block.clientWidth > 0 && block.scrollWidth > block.clientWidth + 1
      return [...lines].flatMap((line) => {
        if (line.width === 0) return []
        if (isFull) return [block.className]
        const cutter = boxes.find(({ rect, hidden }) => !isInside(line, rect, hidden))
        return cutter === undefined ? [] : [cutter.className]
      })
    }

    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true }) || !text.textContent?.trim()) continue
      if (element.closest('[aria-hidden=true], svg, noscript, script, style')) continue
      // Text for screen readers only.
      if (getComputedStyle(element).clipPath !== 'none' || element.closest('.unseen')) continue
      const block = blockOf(element)
      const range = document.createRange()
      range.selectNodeContents(text)
      if (cutters(range.getClientRects(), block).length === 0) continue
      // Word by word, because a space at the end of a line may overflow its box.
      for (const { 0: word, index } of text.textContent.matchAll(/\S+/g)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        for (const cutter of cutters(range.getClientRects(), block))
          found.add(`"${text.textContent.slice(0, 60)}" by ${cutter}`)
      }
    }
    return [...found]
  })
}
