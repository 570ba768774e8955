import type { Page } from '@playwright/test'
import { atDashboard, saved, signedIn } from '../../support/farmers.ts'
import { dayRows } from '../../support/features/weather.ts'
import { gate } from '../../support/gate.ts'
import { expectAccessible } from '../../support/look/axe.ts'
import { wordsCutOff } from '../../support/look/cut-off.ts'
import { layoutShift } from '../../support/look/layout.ts'
import { look } from '../../support/look/look.ts'
import { smallTargets } from '../../support/look/touch.ts'
import { expect, test } from '../../support/test.ts'

const answers = (page: Page) => page.getByRole('region', { name: 'Today', exact: true }).getByRole('heading')

test('a farm without crops is asked to choose them', async ({ page }) => {
  await atDashboard(page)
  await expect(answers(page).nth(2)).toHaveText(/^Your crop Choose your crops/)
})

test('one press accepts the suggested crops of the country', async ({ page }) => {
  await page.route('**/api/prices/start*', (route) =>
    route.fulfill({ json: { crops: ['maize', 'wheat', 'rice', 'sorghum'], currency: 'USD' } }),
  )
  await atDashboard(page)
  const keep = page.getByRole('button', { name: /^Show prices of / })
  // Other requests at opening have their own limits: the list loads with the first touch of the answers, or the first
  // key.
  await expect(dayRows(page)).toHaveCount(5)
  await expect(keep).toHaveCount(0)
  await answers(page).first().click()
  await expect(keep).toBeVisible()
  expect(await layoutShift(page)).toBe(0)
  await expectAccessible(page)
  expect(await smallTargets(page)).toEqual([])
  await look(page, 'first-crops')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await wordsCutOff(page)).toEqual([])
  await keep.press('Enter')
  await expect(answers(page).nth(2)).toHaveText(/ world price USD [\d,.]+ per /)
  // The button disappeared with its card, so the focus moves to the button that replaced it.
  await expect(
    answers(page)
      .nth(2)
      .getByRole('button', { name: / world price USD / }),
  ).toBeFocused()
  await page.reload()
  await expect(answers(page).nth(2)).toHaveText(/ world price USD [\d,.]+ per /)
})

test('the dashboard does not shift while the three answers arrive', async ({ page }) => {
  await signedIn(page)
  await saved(page, '/api/farm-settings', { boardCrops: ['maize'] })
  const forecast = await gate(page, '**/api/weather/forecast*')
  const outlook = await gate(page, '**/api/weather/outlook*')
  const prices = await gate(page, '**/api/prices/series*')
  await page.goto('/dashboard')
  await expect(answers(page)).toHaveText([/Loading/, /Loading/, /Loading/])
  forecast.open()
  outlook.open()
  await expect(answers(page).first()).toHaveText(/^Spraying/)
  prices.open()
  await expect(answers(page).nth(2)).toHaveText(/^Maize/)
  expect(await layoutShift(page)).toBe(0)
})
