import { expect } from '@playwright/test'
import type { BrowserTab } from '../../src/engines/tab.ts'

/**
 * Finds a visible control or field: marks the first whose name matches, and returns a selector for
 * it.
 */
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

// biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count
const shownText = () => document.body.innerText

/**
 * Retries until `holds` succeeds. A page that is being left cannot be queried, and the next attempt
 * queries the new page.
 */
export const eventually = (holds: () => Promise<void>) => expect(holds).toPass({ timeout: 30_000 })

/**
 * Consecutive checks in which a control must stay in place before it is pressed. At first they are
 * 0.1 and 0.25 s apart.
 */
const AT_REST = 3

const placeOf = (css: string): string =>
  JSON.stringify(document.querySelector(css)?.getBoundingClientRect() ?? null)

/** A visitor at a tab, who waits for elements by their names, presses them and types into them. */
export function createVisitor(tab: BrowserTab) {
  // A click goes to a position on the screen, and late content would move the control away from it.
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
