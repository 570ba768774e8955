import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/checks/axe.ts'
import { horizontalOverflow } from '../../support/checks/layout.ts'
import { createFarmer, fillSignup, openDashboard, submitButton } from '../../support/farmers.ts'
import { openOtherDevice, readFarmPlaces } from '../../support/features/farm.ts'
import { dayRows } from '../../support/features/weather.ts'
import { applyTestClock, expect, test } from '../../support/test.ts'

const ENGLAND = 'Ludlow, England, GB'
const AMERICA = 'Ludlow, Massachusetts, US'
const NAKURU = /^Nakuru, .*KE$/

const panel = (page: Page) => page.getByRole('region', { name: 'Weather forecast' })
const shown = (page: Page, name: string | RegExp) => panel(page).locator('p').getByText(name)
const myFarm = (page: Page) => page.getByRole('dialog', { name: 'My farm' })

for (const [language, name] of [
  ['en-GB', ENGLAND],
  ['en-US', AMERICA],
] as const) {
  test(`signing up with "Ludlow" in a ${language} browser sets the farm to ${name} in every part`, async ({
    browser,
    world,
    watch,
  }) => {
    const context = await applyTestClock(await browser.newContext({ locale: language, baseURL: world.url }))
    const page = await context.newPage()
    watch(page)
    const farmer = createFarmer({ username: `Namesake ${language} ${Date.now()}` })
    await page.goto('/signup')
    await fillSignup(page, farmer)
    await submitButton(page).click()
    await expect(shown(page, name)).toBeVisible()
    await expect(dayRows(page)).toHaveCount(5)
    for (const heard of await readFarmPlaces(page, world)) expect(heard).toContain(name)
    // A phone in another language finds the same place.
    const phone = await openOtherDevice(browser, world, farmer, language === 'en-GB' ? 'en-US' : 'en-GB')
    await expect(shown(phone, name)).toBeVisible()
    await phone.context().close()
    await context.close()
  })
}

test('a location change that fails to save is shown with a notice and can be retried', async ({ page }) => {
  await openDashboard(page)
  await expect(shown(page, ENGLAND)).toBeVisible()
  await page.route('**/api/farm/place', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Change Location' }).click()
  await page.getByPlaceholder('Enter town/village name...').fill('Nakuru')
  await page.getByPlaceholder('Enter town/village name...').press('Enter')
  await page
    .getByRole('button', { name: /Nakuru/ })
    .first()
    .click()
  await expect(shown(page, NAKURU)).toBeVisible()
  const unsaved = panel(page).getByText('This place could not be saved to your account.')
  await expect(unsaved).toBeVisible()
  await page.unroute('**/api/farm/place')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(unsaved).toBeHidden()
  await page.reload()
  await expect(shown(page, NAKURU)).toBeVisible()
})

test("the dashboard asks once which place is meant when several share the farm's name", async ({ page }) => {
  await openDashboard(page, {}, 'en')
  const question = panel(page).getByText('There are several places called “Ludlow”.')
  await expect(question).toBeVisible()
  // Until the farmer answers, the browser's country decides.
  await expect(shown(page, ENGLAND)).toBeVisible()
  expect(await horizontalOverflow(page)).toBe(0)
  await panel(page)
    .getByRole('button', { name: /Massachusetts/ })
    .click()
  await expect(question).toBeHidden()
  await expect(shown(page, AMERICA)).toBeVisible()
  await page.reload()
  await expect(shown(page, AMERICA)).toBeVisible()
  await expect(question).toBeHidden()
})

test('a place renamed in Change Location or "My farm" gets its new name on every device', async ({
  page,
  browser,
  world,
}) => {
  const farmer = await openDashboard(page)
  await expect(shown(page, ENGLAND)).toBeVisible()
  await page.getByRole('button', { name: 'Change Location' }).click()
  await panel(page)
    .getByRole('button', { name: `Rename ${ENGLAND}` })
    .click()
  const name = page.getByLabel('Place name')
  await expect(name).toBeFocused()
  expect(await horizontalOverflow(page)).toBe(0)
  await expectAccessible(page)
  await name.fill('Home farm')
  await name.press('Enter')
  await expect(called(page, 'Home farm, England, GB')).toBeVisible()
  await expect(panel(page).getByRole('button', { name: 'Rename Home farm, England, GB' })).toBeFocused()

  await page.getByRole('button', { name: 'My farm' }).click()
  await myFarm(page)
    .getByRole('button', { name: /^Rename Home farm/ })
    .click()
  await expectAccessible(page, 'dialog')
  await myFarm(page).getByLabel('Place name').press('Escape')
  await expect(myFarm(page)).toBeVisible()
  await myFarm(page)
    .getByRole('button', { name: /^Rename Home farm/ })
    .click()
  await myFarm(page).getByLabel('Place name').fill('Top field')
  await myFarm(page).getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(myFarm(page).getByText('Top field, England, GB', { exact: true })).toBeVisible()

  await page.reload()
  await expect(called(page, 'Top field, England, GB')).toBeVisible()
  await expect(dayRows(page)).toHaveCount(5)
  const phone = await openOtherDevice(browser, world, farmer)
  await expect(called(phone, 'Top field, England, GB')).toBeVisible()
  await phone.context().close()
})

const called = (page: Page, name: string) => panel(page).getByText(name, { exact: true })
