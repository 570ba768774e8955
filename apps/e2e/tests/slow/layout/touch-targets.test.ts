import type { Locator } from '@playwright/test'
import { waitForLayout } from '../../support/checks/layout.ts'
import { openDashboard } from '../../support/farmers.ts'
import { farmDialog } from '../../support/features/changes.ts'
import { chatPanel } from '../../support/features/chat.ts'
import { dayRows } from '../../support/features/weather.ts'
import { expect, test } from '../../support/test.ts'

const PHONES = [
  [360, 740],
  [320, 640],
] as const

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not shown')
  return { ...box, bottom: box.y + box.height }
}

test('the bottom bar has four buttons side by side, each large enough for a thumb', async ({ page }) => {
  await openDashboard(page)
  await expect(dayRows(page)).toHaveCount(5)
  const bar = page.getByRole('navigation', { name: 'Dashboard' })
  const ways = [
    bar.getByRole('link', { name: 'Weather', exact: true }),
    bar.getByRole('link', { name: 'Prices', exact: true }),
    bar.getByRole('tab', { name: 'Market Intelligence' }),
    bar.getByRole('tab', { name: 'Farm Assistant' }),
  ]
  for (const [width, height] of PHONES) {
    await page.setViewportSize({ width, height })
    for (const way of ways) {
      await way.click()
      await waitForLayout(page)
      expect((await boxOf(bar)).bottom).toBe(height)
      for (const one of ways) {
        const box = await boxOf(one)
        expect(box.width).toBeGreaterThanOrEqual(44)
        expect(box.height).toBeGreaterThanOrEqual(44)
        expect(box.y).toBeGreaterThan(height / 2)
        expect(box.bottom).toBeLessThanOrEqual(height)
      }
    }
  }
})

test('the Send button is in the lower half of the screen, above the bottom bar', async ({ page }) => {
  await openDashboard(page)
  await page.getByRole('tab', { name: 'Market Intelligence' }).click()
  const { send, input } = chatPanel(page)
  await input.fill('What is maize worth?')
  for (const [width, height] of PHONES) {
    await page.setViewportSize({ width, height })
    await waitForLayout(page)
    const box = await boxOf(send)
    expect(box.y).toBeGreaterThan(height / 2)
    expect(box.bottom).toBeLessThanOrEqual(
      (await boxOf(page.getByRole('navigation', { name: 'Dashboard' }))).y,
    )
    expect(box.height).toBeGreaterThanOrEqual(44)
  }
})

test('the Save button in “My farm” is in the lower half of the screen when the form opens', async ({
  page,
}) => {
  await openDashboard(page)
  for (const [width, height] of PHONES) {
    await page.setViewportSize({ width, height })
    await page.getByRole('button', { name: 'My farm' }).click()
    const save = farmDialog(page).getByRole('button', { name: 'Save' })
    await expect(save).toBeVisible()
    const box = await boxOf(save)
    expect(box.y).toBeGreaterThan(height / 2)
    expect(box.bottom).toBeLessThanOrEqual(height)
    expect(box.height).toBeGreaterThanOrEqual(44)
    await page.keyboard.press('Escape')
    await expect(farmDialog(page)).toBeHidden()
  }
})
