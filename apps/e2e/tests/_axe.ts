import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Those of axe's rules that hang on the colours (`cat.color`) and hold at level AA. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Fails with the places where axe finds the page wrong, or the part of it that a selector names. Frames of our own
 * origin, and there are no others, are looked into in its legacy mode, too, which opens no second page to sum up in.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await violations(part === undefined ? axe(page) : axe(page).include(part))).toEqual([])
}

/** Of a page that was looked at as a whole, what other colours can change: a second theme of the same elements. */
export async function expectAccessibleColours(page: Page): Promise<void> {
  expect(await colourViolations(page)).toEqual([])
}

/** The rules that the page breaks, each with where. */
export const pageViolations = (page: Page) => violations(axe(page))

/** Of these, those that hang on the colours. */
export const colourViolations = (page: Page) => violations(axe(page).withRules(COLOUR_RULES))

const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

async function violations(builder: AxeBuilder): Promise<{ id: string; where: string[] }[]> {
  const { violations: found } = await builder.analyze()
  return found.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))
}
