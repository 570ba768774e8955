import type { Page } from '@playwright/test'

/**
 * Minimum side of a touch target, in CSS px. A link in a line of text cannot be higher than the
 * line.
 */
const TARGET_PX = 44
const INLINE_PX = 24

/**
 * Finds controls of a page that are smaller than the minimum, with their sizes. A label counts
 * towards its control's size. Hidden and disabled controls are skipped.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ target, inline }) => {
      const pressable = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab]'
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1
      const small: string[] = []
      for (const element of document.querySelectorAll<HTMLElement>(pressable)) {
        const label = element.matches('[type=checkbox], [type=radio]') ? element.closest('label') : null
        const pressed = label ?? element
        if (!isShown(pressed) || element.matches(':disabled')) continue
        const { width, height } = pressed.getBoundingClientRect()
        const isInline = getComputedStyle(pressed).display === 'inline'
        const least = isInline ? inline : target
        // Browsers round by half a pixel.
        if (height >= least - 0.5 && width >= least - 0.5) continue
        const words = (element.textContent || element.getAttribute('aria-label') || element.outerHTML).slice(
          0,
          60,
        )
        small.push(`${words}: ${Math.round(width)} x ${Math.round(height)}, not ${least}`)
      }
      return small
    },
    { target: TARGET_PX, inline: INLINE_PX },
  )
}
