import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/checks/axe.ts'
import { findClippedWords } from '../../support/checks/clipped-words.ts'
import { horizontalOverflow } from '../../support/checks/layout.ts'
import { compareMarkets } from '../../support/features/markets.ts'
import { expect, test } from '../../support/test.ts'

const numbers = (page: Page) => page.getByRole('region', { name: 'The numbers' })

/** Number of table parts that the browser exposes to a screen reader, by role. */
async function heardOfTable(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  const { nodes } = await devTools.send('Accessibility.getFullAXTree')
  const count = (wanted: string) =>
    nodes.filter(({ role, ignored }) => !ignored && role?.value === wanted).length
  return { columnheader: count('columnheader'), rowheader: count('rowheader'), cell: count('cell') }
}

test('three markets fit the narrowest phone without sideways scrolling and are exposed as a table', async ({
  page,
}) => {
  await compareMarkets(page)
  for (const width of [320, 360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const beyond = () => numbers(page).evaluate((frame) => frame.scrollWidth - frame.clientWidth)
    expect(await beyond(), `${width}`).toBe(0)
    expect(await horizontalOverflow(page), `${width}`).toBe(0)
    expect(await findClippedWords(page), `${width}`).toEqual([])
    expect(await heardOfTable(page), `${width}`).toEqual({ columnheader: 4, rowheader: 13, cell: 39 })
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(numbers(page).locator('td').first()).toHaveCSS('display', 'flex')
  await expectAccessible(page)
})
