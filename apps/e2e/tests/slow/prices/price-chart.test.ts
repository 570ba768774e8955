import { expectAccessible } from '../../support/checks/axe.ts'
import { horizontalOverflow } from '../../support/checks/layout.ts'
import { chartCentre, chartReading, openChart, priceChart } from '../../support/features/prices.ts'
import { expect, test } from '../../support/test.ts'

test('moving the mouse over the chart shows the month under the pointer', async ({ page }) => {
  await openChart(page)
  const { x, y, width } = await chartCentre(page)
  await page.mouse.move(x, y)
  await expect(chartReading(page)).toHaveText(/(July|August) 2025/)
  await page.mouse.move(x - width, y)
  await page.mouse.move(x - width / 2 + 2, y)
  await expect(chartReading(page)).toHaveText('February 2025')
})

test('the chart fills its frame without stretched letters or overflow', async ({ page }) => {
  await openChart(page)
  for (const width of [320, 360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const shown = () =>
      priceChart(page).evaluate((element) => {
        const { width: across } = element.getBoundingClientRect()
        return { stretched: across / (element as SVGSVGElement).viewBox.baseVal.width, across }
      })
    await expect.poll(async () => Math.abs((await shown()).stretched - 1), `${width}`).toBeLessThan(0.01)
    if (width === 768) expect((await shown()).across).toBeGreaterThan(500)
    expect(await horizontalOverflow(page), `${width}`).toBe(0)
  }
})

test('a price chart covering all years passes axe in both themes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await openChart(page)
  await page.getByRole('button', { name: 'All, since 2023' }).click()
  await page.getByText('The numbers').click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(1 + 36)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page)
  }
})
