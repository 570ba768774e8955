import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/checks/axe.ts'
import { findClippedWords } from '../../support/checks/clipped-words.ts'
import { layoutShift } from '../../support/checks/layout.ts'
import { findSmallTargets } from '../../support/checks/touch.ts'
import { expectWholeWords } from '../../support/checks/whole-words.ts'
import { openDashboard, saveByApi, signInNewFarmer } from '../../support/farmers.ts'
import { dayRows } from '../../support/features/weather.ts'
import { holdRequests } from '../../support/request-gate.ts'
import { expect, test } from '../../support/test.ts'

const answers = (page: Page) => page.getByRole('region', { name: 'Today', exact: true }).getByRole('heading')

test('a farm without crops is asked to choose them', async ({ page }) => {
  await openDashboard(page)
  await expect(answers(page).nth(2)).toHaveText(/^Your crop Choose your crops/)
})

test("one press accepts the country's suggested crops", async ({ page }) => {
  await page.route('**/api/prices/start*', (route) =>
    route.fulfill({ json: { crops: ['maize', 'wheat', 'rice', 'sorghum'], currency: 'USD' } }),
  )
  await openDashboard(page)
  const keep = page.getByRole('button', { name: /^Show prices of / })
  // The number of requests at opening is limited, so the list loads on the first touch of the
  // answers or the first key press.
  await expect(dayRows(page)).toHaveCount(5)
  await expect(keep).toHaveCount(0)
  await answers(page).first().click()
  await expect(keep).toBeVisible()
  expect(await layoutShift(page)).toBe(0)
  await expectAccessible(page)
  expect(await findSmallTargets(page)).toEqual([])
  await expectWholeWords(page, 'first-crops')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await findClippedWords(page)).toEqual([])
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
  await signInNewFarmer(page)
  await saveByApi(page, '/api/farm-settings', { boardCrops: ['maize'] })
  const forecast = await holdRequests(page, '**/api/weather/forecast*')
  const outlook = await holdRequests(page, '**/api/weather/outlook*')
  const prices = await holdRequests(page, '**/api/prices/series*')
  await page.goto('/dashboard')
  await expect(answers(page)).toHaveText([/Loading/, /Loading/, /Loading/])
  forecast.open()
  outlook.open()
  await expect(answers(page).first()).toHaveText(/^Spraying/)
  prices.open()
  await expect(answers(page).nth(2)).toHaveText(/^Maize/)
  expect(await layoutShift(page)).toBe(0)
})
