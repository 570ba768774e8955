import type { Browser, Page } from '@playwright/test'
import { callsTools, inRounds, saysFrom } from '@smart-farming/upstream-doubles/openai-tools'
import { anyLine } from '../support/any-line.ts'
import { atDashboard, type Farmer, fillSignup, newFarmer, submit } from '../support/farmers.ts'
import { chat } from '../support/features/chat.ts'
import { addCrop } from '../support/features/prices.ts'
import { dayRows, storedLocation } from '../support/features/weather.ts'
import { expectAccessible } from '../support/look/axe.ts'
import { overflow } from '../support/look/layout.ts'
import { expect, holdHour, test, type World } from '../support/test.ts'

const ENGLAND = 'Ludlow, England, GB'
const AMERICA = 'Ludlow, Massachusetts, US'
const NAKURU = /^Nakuru, .*KE$/

const panel = (page: Page) => page.getByRole('region', { name: 'Weather forecast' })
const shown = (page: Page, name: string | RegExp) => panel(page).locator('p').getByText(name)
const places = (page: Page) => panel(page).getByLabel('Your places')
const myFarm = (page: Page) => page.getByRole('dialog', { name: 'My farm' })

/** Another device of this farmer, in that language. */
async function elsewhere(browser: Browser, world: World, farmer: Farmer, locale = 'en-US'): Promise<Page> {
  const context = await holdHour(await browser.newContext({ locale, baseURL: world.url }))
  const page = await context.newPage()
  await page.request.post('/api/login', { data: farmer })
  await page.goto('/dashboard')
  await expect(dayRows(page)).toHaveCount(5)
  return page
}

async function changeLocation(page: Page, q: string, result: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Change Location' }).click()
  await page.getByPlaceholder('Enter town/village name...').fill(q)
  await page.getByPlaceholder('Enter town/village name...').press('Enter')
  const kept = page.waitForResponse('**/api/farm/place')
  await page.getByRole('button', { name: result }).first().click()
  expect((await kept).status()).toBe(200)
}

/** Where both chats, and the price board, take the farm to be. */
async function heardOf(page: Page, world: World): Promise<string[]> {
  const says = saysFrom(([told = '{}']) => `The forecast is for ${JSON.parse(told).place}.`)
  world.model.respond(inRounds(callsTools({ name: 'farm_forecast', arguments: '{}' }), says))
  await chat(page).ask('What is coming?')
  const answer = chat(page)
    .log.getByText(/The forecast is for/)
    .last()
  await expect(answer).toBeVisible()
  const assistant = await page.request.post('/api/chat/assistant', { data: { message: 'What is coming?' } })
  const { choices } = await assistant.json()
  await page.getByRole('link', { name: 'Prices', exact: true }).click()
  const finder = page.getByLabel('Find a crop')
  const heading = page.getByRole('heading', { name: 'Maize', exact: true })
  await expect(finder.or(heading)).toBeVisible()
  if (await finder.isVisible()) {
    await addCrop(page, 'Maize')
    await page.getByRole('button', { name: 'Show these prices' }).click()
  }
  const near = page.getByText(/^(Nearest to|No market near|The newest prices from near) /)
  const board = await near.textContent()
  await page.getByRole('link', { name: 'Prices', exact: true }).click()
  return [(await answer.textContent()) ?? '', choices[0].message.content, board ?? '']
}

for (const [language, name] of [
  ['en-GB', ENGLAND],
  ['en-US', AMERICA],
] as const) {
  test(`a farmer who signs up "Ludlow" in a browser of ${language} farms in ${name}, and every part of the page knows`, async ({
    browser,
    world,
    watch,
  }) => {
    const context = await holdHour(await browser.newContext({ locale: language, baseURL: world.url }))
    const page = await context.newPage()
    watch(page)
    const farmer = newFarmer({ username: `Namesake ${language} ${Date.now()}` })
    await page.goto('/signup')
    await fillSignup(page, farmer)
    await submit(page).click()
    await expect(shown(page, name)).toBeVisible()
    await expect(dayRows(page)).toHaveCount(5)
    for (const heard of await heardOf(page, world)) expect(heard).toContain(name)
    // A phone in the other language finds the same place.
    const phone = await elsewhere(browser, world, farmer, language === 'en-GB' ? 'en-US' : 'en-GB')
    await expect(shown(phone, name)).toBeVisible()
    await phone.context().close()
    await context.close()
  })
}

test('Change Location holds for the next load, another device, the board and both chats', async ({
  page,
  browser,
  world,
}) => {
  const farmer = await atDashboard(page)
  await expect(shown(page, ENGLAND)).toBeVisible()
  await changeLocation(page, 'Nakuru', /Nakuru/)
  await expect(shown(page, NAKURU)).toBeVisible()
  for (const heard of await heardOf(page, world)) expect(heard).toMatch(/Nakuru, .*KE/)
  await page.reload()
  await expect(shown(page, NAKURU)).toBeVisible()
  expect((await storedLocation(page)).name).toMatch(NAKURU)
  const phone = await elsewhere(browser, world, farmer)
  await expect(shown(phone, NAKURU)).toBeVisible()
  for (const heard of await heardOf(phone, world)) expect(heard).toMatch(/Nakuru, .*KE/)
  await phone.context().close()
})

test('a change that cannot be kept shows at once, says so, and is tried again', async ({ page }) => {
  await atDashboard(page)
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
  const unsaved = panel(page).getByText('This place could not be kept with your account.')
  await expect(unsaved).toBeVisible()
  await page.unroute('**/api/farm/place')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(unsaved).toBeHidden()
  await page.reload()
  await expect(shown(page, NAKURU)).toBeVisible()
})

test('words that fit several places are asked about once', async ({ page }) => {
  await atDashboard(page, {}, 'en')
  const question = panel(page).getByText('There are several places called “Ludlow”.')
  await expect(question).toBeVisible()
  // Until then as ever: the browser's country decides.
  await expect(shown(page, ENGLAND)).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await panel(page)
    .getByRole('button', { name: /Massachusetts/ })
    .click()
  await expect(question).toBeHidden()
  await expect(shown(page, AMERICA)).toBeVisible()
  await page.reload()
  await expect(shown(page, AMERICA)).toBeVisible()
  await expect(question).toBeHidden()
})

test('two places and back: one has no choice, two have, and each device follows', async ({
  page,
  browser,
  world,
}) => {
  const farmer = await atDashboard(page)
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
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)
  for (const heard of await heardOf(page, world)) expect(heard).toMatch(/Nakuru, .*KE/)

  const phone = await elsewhere(browser, world, farmer)
  await expect(shown(phone, NAKURU)).toBeVisible()
  await places(phone).selectOption({ label: ENGLAND })
  await expect(shown(phone, ENGLAND)).toBeVisible()
  await expect
    .poll(async () => (await (await phone.request.get('/api/user', anyLine)).json()).location)
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

test('a place gets another name, in Change Location and in "My farm", on every device', async ({
  page,
  browser,
  world,
}) => {
  const farmer = await atDashboard(page)
  await expect(shown(page, ENGLAND)).toBeVisible()
  await page.getByRole('button', { name: 'Change Location' }).click()
  await panel(page)
    .getByRole('button', { name: `Rename ${ENGLAND}` })
    .click()
  const name = page.getByLabel('Name of the place')
  await expect(name).toBeFocused()
  expect(await overflow(page)).toBe(0)
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
  await myFarm(page).getByLabel('Name of the place').press('Escape')
  await expect(myFarm(page)).toBeVisible()
  await myFarm(page)
    .getByRole('button', { name: /^Rename Home farm/ })
    .click()
  await myFarm(page).getByLabel('Name of the place').fill('Top field')
  await myFarm(page).getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(myFarm(page).getByText('Top field, England, GB', { exact: true })).toBeVisible()

  await page.reload()
  await expect(called(page, 'Top field, England, GB')).toBeVisible()
  await expect(dayRows(page)).toHaveCount(5)
  const phone = await elsewhere(browser, world, farmer)
  await expect(called(phone, 'Top field, England, GB')).toBeVisible()
  await phone.context().close()
})

const called = (page: Page, name: string) => panel(page).getByText(name, { exact: true })

const options = (page: Page) => places(page).locator('option').allTextContents()
