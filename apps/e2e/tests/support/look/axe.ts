import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

/** Those of axe's rules that hang on the colours (`cat.color`) and hold at level AA. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Fails with the places where axe finds the page wrong, or the part of it that a selector names. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await violations(page, {}, part)).toEqual([])
}

/** Of a page that was looked at as a whole, what other colours can change: a second theme of the same elements. */
export async function expectAccessibleColours(page: Page): Promise<void> {
  expect(await colourViolations(page)).toEqual([])
}

/** The rules that the page breaks, each with where. */
export const pageViolations = (page: Page) => violations(page)

/** Of these, those that hang on the colours. */
export const colourViolations = (page: Page) => violations(page, { runOnly: COLOUR_RULES })

/** Where one rule is broken, by default or not. */
export const violationsOf = (page: Page, rule: string) => violations(page, { runOnly: [rule] })

/**
 * Axe itself, not the package that drives it in Playwright: that sends 1.5 MB of source into the page twice for each
 * look, and a look at a page that has it already needs none. The smaller file is the same program.
 */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

async function violations(
  page: Page,
  options: RunOptions = {},
  part?: string,
): Promise<{ id: string; where: string[] }[]> {
  // Axe looks from the page into each of its frames that has it, too, and there are none but our own origin's.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe)
  const look: Look = { part, options: { resultTypes: ['violations'], ...options } }
  const found = await page.evaluate(runAxe, look)
  return found.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))
}

interface Look {
  readonly part: string | undefined
  readonly options: RunOptions
}

/** In the page. */
async function runAxe({ part, options }: Look): Promise<AxeResults['violations']> {
  const { axe } = window as unknown as {
    axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> }
  }
  return (await axe.run(part ?? document, options)).violations
}
