import { expect } from '@playwright/test'
import type { BrowserTab } from '../../src/engines/tab.ts'

/** Finds an unobstructed control or field: marks the first whose name fits, and returns a selector for it. */
function findControl(pattern: string): string | null {
  const wanted = new RegExp(pattern)
  const controls = document.querySelectorAll<HTMLElement>('a[href], button:enabled, input, textarea')
  for (const control of controls) {
    const label = 'labels' in control ? (control as HTMLInputElement).labels?.[0]?.textContent : undefined
    const name = label ?? control.getAttribute('aria-label') ?? control.textContent ?? ''
    if (!control.checkVisibility() || !wanted.test(name.replaceAll(/\s+/g, ' ').trim())) continue
    for (const before of document.querySelectorAll('[data-wanted]')) before.removeAttribute('data-wanted')
    control.dataset.wanted = ''
    control.scrollIntoView({ block: 'center' })
    return '[data-wanted]'
  }
  return null
}

// biome-ignore lint/performance/useDomNodeTextContent: what is not shown is not seen
const shownText = () => document.body.innerText

/**
 * Tries until it holds; a page that is just being left for another cannot be asked, and the next try asks the other.
 */
export const eventually = (holds: () => Promise<void>) => expect(holds).toPass({ timeout: 30_000 })

/**
 * Consecutive checks in which a control must stay in place before it is pressed; they are 0.1 and 0.25 s apart at
 * first.
 */
const AT_REST = 3

const placeOf = (css: string): string =>
  JSON.stringify(document.querySelector(css)?.getBoundingClientRect() ?? null)

/** Somebody at a tab, who goes by what stands there: waits until it does, presses it, writes in it. */
export function visitor(tab: BrowserTab) {
  // A press goes to a place of the screen: what comes late would move the control from under it.
  const reach = async (name: RegExp): Promise<string> => {
    let css: string | null = null
    const places: string[] = []
    await eventually(async () => {
      css = await tab.run(findControl, name.source)
      expect(css, `${name} to press or to write in`).not.toBeNull()
      places.push(await tab.run(placeOf, css ?? ''))
      expect(new Set(places.slice(-AT_REST)).size, `places of ${name}`).toBe(1)
      expect(places.length, `looks at ${name}`).toBeGreaterThanOrEqual(AT_REST)
    })
    return css ?? ''
  }
  return {
    sees: (text: string) => eventually(async () => expect(await tab.run(shownText)).toContain(text)),
    isAt: (path: string) => eventually(async () => expect(await tab.run(() => location.pathname)).toBe(path)),
    press: async (name: RegExp) => tab.click(await reach(name)),
    write: async (name: RegExp, text: string) => tab.type(await reach(name), text),
  }
}
