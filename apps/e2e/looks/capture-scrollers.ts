import type { ElementHandle, Page } from '@playwright/test'

type Box = ElementHandle<Element>

/** Browsers round by a pixel or two. */
const ROUNDING = 2

/** Scrollable boxes with hidden content; if a dialog is open, only the dialog's boxes. */
async function scrolledBoxes(page: Page): Promise<Box[]> {
  const found = await page.evaluateHandle((rounding) => {
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
    const isOverAll = document.querySelector('dialog[open]') !== null
    const all = document.querySelectorAll(isOverAll ? 'dialog[open], dialog[open] *' : 'body *')
    return [...all].filter((box) => {
      const { overflowX, overflowY } = getComputedStyle(box)
      const isDown = scrolls(overflowY) && box.scrollHeight > box.clientHeight + rounding
      const isAcross = scrolls(overflowX) && box.scrollWidth > box.clientWidth + rounding
      return box.checkVisibility() && (isDown || isAcross)
    })
  }, ROUNDING)
  const boxes = [...(await found.getProperties()).values()]
  return boxes.map((box) => box.asElement()).filter((box): box is Box => box !== null)
}

/**
 * Makes the window as tall as the boxes need. Boxes with relative heights grow in several steps;
 * fixed ones never do.
 */
async function growWindow(page: Page, boxes: Box[]): Promise<void> {
  const hiddenBelow = async () => {
    const each = boxes.map((box) => box.evaluate((element) => element.scrollHeight - element.clientHeight))
    return Math.max(...(await Promise.all(each)))
  }
  let size = page.viewportSize()
  for (let hidden = await hiddenBelow(), left = 0; size && hidden > ROUNDING; hidden = left) {
    const taller = { ...size, height: size.height + hidden }
    await page.setViewportSize(taller)
    left = await hiddenBelow()
    if (left >= hidden) return page.setViewportSize(size)
    size = taller
  }
}

/**
 * Scrolls a box by one screenful, down and then across.
 *
 * @returns true if the box could scroll
 */
function scrollOn(box: Box): Promise<boolean> {
  return box.evaluate((element, rounding) => {
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = element
    element.scrollTop += clientHeight
    if (element.scrollTop > scrollTop + rounding) return true
    element.scrollLeft += clientWidth
    return element.scrollLeft > scrollLeft + rounding
  }, ROUNDING)
}

/**
 * Captures scrollable boxes to their end, because the picture of the page omits their hidden
 * content.
 */
export async function captureScrollers(page: Page, pathOf: (part: string) => string): Promise<void> {
  const size = page.viewportSize()
  const boxes = await scrolledBoxes(page)
  if (size === null || boxes.length === 0) return
  const scrolled = (box: Box) => box.evaluate(({ scrollTop: top, scrollLeft: left }) => ({ top, left }))
  const before = await Promise.all(boxes.map(scrolled))
  await growWindow(page, boxes)
  for (const [number, box] of boxes.entries()) {
    await box.evaluate((element) => element.scrollTo(0, 0))
    for (let step = 0; step === 0 || (await scrollOn(box)); step++)
      await box.screenshot({ path: pathOf(`box ${number + 1}.${step + 1}`) })
  }
  await page.setViewportSize(size)
  for (const [number, box] of boxes.entries())
    await box.evaluate((element, place) => element.scrollTo(place), before[number])
}
