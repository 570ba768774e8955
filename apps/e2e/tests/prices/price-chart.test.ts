import { chartCentre, chartReading, openChart, priceChart } from '../support/features/prices.ts'
import { expect, test } from '../support/test.ts'

test('a horizontal swipe moves the reading on the chart, and a vertical swipe scrolls the page', async ({
  page,
}, { project }) => {
  test.skip(project.name !== 'phone', 'there is no finger on a desk')
  await openChart(page)
  const { x, y, width } = await chartCentre(page)
  const touch = await page.context().newCDPSession(page)
  const swipe = async (to: { x: number; y: number }) => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    for (let step = 1; step <= 8; step += 1) {
      const point = { x: x + ((to.x - x) * step) / 8, y: y + ((to.y - y) * step) / 8 }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const top = () => priceChart(page).evaluate((element) => element.getBoundingClientRect().top)
  const before = await top()
  await swipe({ x: x - width / 2 + 4, y })
  await expect(chartReading(page)).toHaveText('February 2025')
  expect(await top()).toBe(before)
  await swipe({ x, y: y - 150 })
  await expect.poll(top).toBeLessThan(before - 80)
})
