import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Those of axe's rules that hang on the colours (`cat.color`) and hold at level AA. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Fails with the places where axe finds the page wrong, or the part of it that a selector names. Frames of our own
 * origin, and there are no others, are looked into in its legacy mode, too, which opens no second page to sum up in.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await expectNoViolations(part === undefined ? axe(page) : axe(page).include(part))
}

/** Of a page that was looked at as a whole, what other colours can change: a second theme of the same elements. */
export async function expectAccessibleColours(page: Page): Promise<void> {
  await expectNoViolations(axe(page).withRules(COLOUR_RULES))
}

const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

async function expectNoViolations(builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze()
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([])
}
