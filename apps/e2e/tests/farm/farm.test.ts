import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/checks/axe.ts'
import { horizontalOverflow } from '../support/checks/layout.ts'
import { openDashboard } from '../support/farmers.ts'
import { openOtherDevice, readFarmPlaces } from '../support/features/farm.ts'
import { dayRows, storedLocation } from '../support/features/weather.ts'
import { RETRY_OPTIONS } from '../support/retry-options.ts'
import { expect, test } from '../support/test.ts'

const ENGLAND = 'Ludlow, England, GB'
const NAKURU = /^Nakuru, .*KE$/

const panel = (page: Page) => page.getByRole('region', { name: 'Weather forecast' })
const shown = (page: Page, name: string | RegExp) => panel(page).locator('p').getByText(name)
const places = (page: Page) => panel(page).getByLabel('Your places')
const myFarm = (page: Page) => page.getByRole('dialog', { name: 'My farm' })

async function changeLocation(page: Page, q: string, result: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Change Location' }).click()
  await page.getByPlaceholder('Enter town/village name...').fill(q)
  await page.getByPlaceholder('Enter town/village name...').press('Enter')
  const kept = page.waitForResponse('**/api/farm/place')
  await page.getByRole('button', { name: result }).first().click()
  expect((await kept).status()).toBe(200)
}

test('a location change survives a reload and applies to other devices, prices and both chats', async ({
  page,
  browser,
  world,
}) => {
  const farmer = await openDashboard(page)
  await expect(shown(page, ENGLAND)).toBeVisible()
  await changeLocation(page, 'Nakuru', /Nakuru/)
  await expect(shown(page, NAKURU)).toBeVisible()
  for (const heard of await readFarmPlaces(page, world)) expect(heard).toMatch(/Nakuru, .*KE/)
  await page.reload()
  await expect(shown(page, NAKURU)).toBeVisible()
  expect((await storedLocation(page)).name).toMatch(NAKURU)
  const phone = await openOtherDevice(browser, world, farmer)
  await expect(shown(phone, NAKURU)).toBeVisible()
  for (const heard of await readFarmPlaces(phone, world)) expect(heard).toMatch(/Nakuru, .*KE/)
  await phone.context().close()
})

test('a second place can be added, chosen on any device and removed again', async ({
  page,
  browser,
  world,
}) => {
  const farmer = await openDashboard(page)
  await expect(shown(page, ENGLAND)).toBeVisible()
  await expect(places(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'My farm' }).click()
  await expect(myFarm(page).getByText(ENGLAND)).toBeVisible()
  await myFarm(page).getByRole('button', { name: 'Add another place' }).click()
  await myFarm(page).getByPlaceholder('Enter town/village name...').press('Escape')
  await expect(myFarm(page).getByPlaceholder('Enter town/village name...')).toBeHidden()
  await expect(myFarm(page)).toBeVisible()
  await myFarm(page).getByRole('button', { name: 'Add another place' }).click()
  await myFarm(page).getByPlaceholder('Enter town/village name...').fill('Nakuru')
  await myFarm(page).getByPlaceholder('Enter town/village name...').press('Enter')
  await myFarm(page)
    .getByRole('button', { name: /Nakuru/ })
    .first()
    .click()
  await expect(myFarm(page).getByRole('listitem')).toHaveCount(2)
  await expect(myFarm(page).getByRole('button', { name: 'Add another place' })).toBeFocused()
  await expectAccessible(page, 'dialog')
  await myFarm(page).getByRole('button', { name: 'Cancel' }).click()

  await places(page).selectOption({ label: (await options(page))[1] ?? '' })
  await expect(shown(page, NAKURU)).toBeVisible()
  await expect(dayRows(page)).toHaveCount(5)
  expect(await horizontalOverflow(page)).toBe(0)
  await expectAccessible(page)
  for (const heard of await readFarmPlaces(page, world)) expect(heard).toMatch(/Nakuru, .*KE/)

  const phone = await openOtherDevice(browser, world, farmer)
  await expect(shown(phone, NAKURU)).toBeVisible()
  await places(phone).selectOption({ label: ENGLAND })
  await expect(shown(phone, ENGLAND)).toBeVisible()
  await expect
    .poll(async () => (await (await phone.request.get('/api/user', RETRY_OPTIONS)).json()).location)
    .toBe(ENGLAND)
  await phone.context().close()

  await page.reload()
  await expect(shown(page, ENGLAND)).toBeVisible()
  await page.getByRole('button', { name: 'My farm' }).click()
  await myFarm(page)
    .getByRole('button', { name: /^Remove Nakuru/ })
    .click()
  await expect(myFarm(page).getByRole('button', { name: 'Keep it' })).toBeFocused()
  await expectAccessible(page, 'dialog')
  await myFarm(page).getByRole('button', { name: 'Yes, remove it' }).click()
  await expect(myFarm(page).getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await expect(myFarm(page).getByRole('button', { name: 'Add another place' })).toBeFocused()
  await myFarm(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(places(page)).toHaveCount(0)
  await expect(shown(page, ENGLAND)).toBeVisible()
})

const options = (page: Page) => places(page).locator('option').allTextContents()
