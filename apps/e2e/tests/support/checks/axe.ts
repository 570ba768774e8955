import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

/** axe rules that depend on colours (`cat.color`), at level AA. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Fails with axe's findings in the page, or in the part that matches a selector. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await violations(page, {}, part)).toEqual([])
}

/** Checks only colours, for a second theme of a page that was checked as a whole. */
export async function expectAccessibleColours(page: Page): Promise<void> {
  expect(await colourViolations(page)).toEqual([])
}

/** Rules that the page breaks, each with the elements. */
export const pageViolations = (page: Page) => violations(page)

/** Colour rules that the page breaks, each with the elements. */
export const colourViolations = (page: Page) => violations(page, { runOnly: COLOUR_RULES })

/** Elements that break one rule, even a rule that is off by default. */
export const ruleViolations = (page: Page, rule: string) => violations(page, { runOnly: [rule] })

/**
 * axe itself instead of its Playwright package, which sends 1.5 MB of source into the page twice
 * for each check. The minified file is the same program.
 */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

async function violations(
  page: Page,
  options: RunOptions = {},
  part?: string,
): Promise<{ id: string; where: string[] }[]> {
  // axe also checks each frame that has loaded it. All frames here are from our own origin.
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

/** Runs in the page. */
async function runAxe({ part, options }: Look): Promise<AxeResults['violations']> {
  const { axe } = window as unknown as {
    axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> }
  }
  return (await axe.run(part ?? document, options)).violations
}
