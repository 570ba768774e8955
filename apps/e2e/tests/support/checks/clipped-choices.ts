import type { Page } from '@playwright/test'

/**
 * Finds selected options of closed lists that are cut off. The browser draws this text itself, so
 * its width cannot be measured. Instead, a copy of the list at its natural width shows the space
 * needed.
 */
export function findClippedChoices(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (list: HTMLSelectElement, chosen: HTMLOptionElement): boolean => {
      const copy = list.cloneNode() as HTMLSelectElement
      copy.append(chosen.cloneNode(true))
      copy.removeAttribute('id')
      copy.removeAttribute('name')
      // Text drawn by the browser itself stays on one line; text drawn by the page wraps.
      const goesOn = getComputedStyle(list).appearance === 'base-select'
      const width = goesOn ? `${list.offsetWidth}px` : 'max-content'
      Object.assign(copy.style, { position: 'absolute', visibility: 'hidden', height: 'auto', flex: 'none' })
      Object.assign(copy.style, { width, minWidth: '0', maxWidth: 'none' })
      list.after(copy)
      const isLarger =
        copy.offsetWidth > list.offsetWidth + 1 ||
        copy.offsetHeight > list.offsetHeight + 1 ||
        copy.scrollWidth > copy.clientWidth + 1
      copy.remove()
      return isLarger
    }
    return [...document.querySelectorAll('select')].flatMap((list) => {
      const chosen = list.selectedOptions[0]
      if (!chosen || list.multiple || list.size > 1) return []
      if (!list.checkVisibility({ visibilityProperty: true })) return []
      return isCut(list, chosen) ? [`"${chosen.text.slice(0, 60)}" chosen in ${list.className}`] : []
    })
  })
}
