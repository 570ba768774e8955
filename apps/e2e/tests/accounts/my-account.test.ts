import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { anyLine } from '../support/any-line.ts'
import { atDashboard, fillLogin, signedIn, submit } from '../support/farmers.ts'
import { pressUntil } from '../support/look/as-told.ts'
import { expectAccessible } from '../support/look/axe.ts'
import { wordsCutOff } from '../support/look/cut-off.ts'
import { overflow } from '../support/look/layout.ts'
import { smallTargets } from '../support/look/touch.ts'
import { expect, holdHour, test } from '../support/test.ts'
import { unzipped } from '../support/zip.ts'

const better = 'four goats eat blue maize'
/** Four characters of a recovery code. */
const group = /^[0-9A-Z]{4}\s*$/
const section = (page: Page, name: string) => page.getByRole('region', { name })
const send = (part: Locator) => part.locator('[type=submit]').click()

async function atAccount(page: Page) {
  const farmer = await signedIn(page)
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My account')
  return farmer
}

/** Nothing wrong for a screen reader, in either theme, for a thumb or on a small phone. */
async function expectFit(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflow(page)).toBe(0)
  expect(await wordsCutOff(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  await page.setViewportSize({ width, height })
}

/** Makes a code on "My account", and writes it down. */
async function writtenCode(page: Page): Promise<string> {
  const recovery = section(page, 'Recovery code')
  await recovery.getByRole('button', { name: 'Make a recovery code' }).click()
  await expect(recovery.getByText(group)).toHaveCount(6)
  const groups = await recovery.getByText(group).allTextContents()
  await recovery.getByRole('button', { name: 'I have written it down' }).click()
  await expect(recovery.getByText('Your recovery code works from now on.')).toBeVisible()
  return groups.join('').replaceAll(' ', '')
}

/** Somebody else's browser, or the same farmer's other one. */
async function otherBrowser(page: Page, watch: (page: Page) => void): Promise<Page> {
  const browser = page.context().browser()
  const context = await holdHour(await browser?.newContext({ baseURL: new URL(page.url()).origin }))
  const other = await context?.newPage()
  if (other === undefined) throw new Error('no browser')
  watch(other)
  return other
}

test('the way there is in the header of the dashboard, and the way back', async ({ page }) => {
  await atDashboard(page)
  await page.getByRole('link', { name: 'My account' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('heading', { name: 'Where I am signed in' })).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('strangers are led to the log-in', async ({ page }) => {
  await page.goto('/account')
  await expect(page).toHaveURL('/login')
})

test('the page with all that opens fits and is accessible', async ({ page }) => {
  await atAccount(page)
  const changed = ['Change the farm name', 'Change the username', 'Change the password']
  const opened = [...changed, 'Show the link', 'Show what happened', 'Save everything as a file']
  for (const name of [...opened, 'Delete my account']) await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Make a recovery code' }).click()
  await expect(page.getByText('The account was made')).toBeVisible()
  await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible()
  await expect(page.getByText('I have written it down')).toBeVisible()
  await expectFit(page)
})

test('so do the forgotten password, a link that is over and the page on what is kept', async ({ page }) => {
  await page.goto('/recover')
  await expect(page.getByLabel('Recovery code')).toBeVisible()
  // Farmers without a code can write to us: our own form is filled in.
  const message = page.frameLocator('iframe').getByLabel('Your message')
  await expect(message).toHaveValue('I cannot log in. My username: ')
  await expectFit(page)
  await page.goto('/move#nobody-made-this')
  await expect(page.getByText(/^This link is over/)).toBeVisible()
  await expect(page).toHaveURL('/move')
  await expectFit(page)
  await page.goto('/privacy')
  await expectFit(page)
})

test('what is kept is a page without a script, one tap from where people are asked for something', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())))
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we keep, and who sees it')
  expect(scripts).toEqual([])
  for (const from of ['/', '/signup']) {
    await page.goto(from)
    await page.getByRole('link', { name: 'What we keep, and who sees it' }).click()
    await expect(page).toHaveURL('/privacy')
  }
})

test('a new password: the old one opens nothing any more, and the other browser is out', async ({
  page,
  watch,
}) => {
  const farmer = await atAccount(page)
  const other = await otherBrowser(page, watch)
  await other.goto('/login')
  await fillLogin(other, farmer)
  await submit(other).click()
  await expect(other).toHaveURL(/\/dashboard/)

  const password = section(page, 'Password')
  await password.getByRole('button', { name: 'Change the password' }).click()
  await password.getByLabel('Current password').fill('not this one')
  await password.getByLabel('New password').fill(better)
  await send(password)
  await expect(password.getByLabel('Current password')).toHaveAccessibleDescription(/not your password/)
  await password.getByLabel('Current password').fill(farmer.password)
  await pressUntil(() => send(password), password.getByText('Your password is changed.'))

  await expect(async () => {
    await other.goto('/dashboard')
    await expect(other).toHaveURL('/login', { timeout: 500 })
  }).toPass()
  await fillLogin(other, farmer)
  await submit(other).click()
  await expect(other.getByRole('alert')).toBeVisible()
  await fillLogin(other, { ...farmer, password: better })
  await submit(other).click()
  await expect(other).toHaveURL(/\/dashboard/)
})

test('a session elsewhere is ended from here', async ({ page, watch }) => {
  const farmer = await atAccount(page)
  const other = await otherBrowser(page, watch)
  await other.request.post('/api/login', { data: farmer })
  await page.reload()
  const sessions = section(page, 'Where I am signed in')
  await expect(sessions.getByText('This device')).toHaveCount(1)
  await sessions.getByRole('button', { name: /^End: / }).click()
  await expect(sessions.getByText(/is signed out\.$/)).toBeVisible()
  await expect(sessions.getByText('You are signed in nowhere else.')).toBeVisible()
  await expect.poll(async () => (await other.request.get('/api/user', anyLine)).status()).toBe(401)
})

test('forgotten: the code sets a new password and the next code is shown once', async ({ page }) => {
  const farmer = await atAccount(page)
  const code = await writtenCode(page)
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await page.locator('main', { hasText: 'Forgotten password' }).getByLabel('Username').fill(farmer.username)
  await page.getByLabel('Recovery code').fill('ABCD EFGH JKMN PQRS TVWX YZ01')
  await page.getByLabel('New password').fill(better)
  await submit(page).click()
  const refusal = await page.getByRole('alert').textContent()
  await page.getByLabel('Username').fill('Nobody At All')
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Set the new password' })).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveText(refusal ?? '')
  await page.getByLabel('Username').fill(farmer.username)
  await page.getByLabel('Recovery code').fill(code.toLowerCase())
  await submit(page).click()
  await expect(page.getByText(group)).toHaveCount(6)
  await expectFit(page)
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await fillLogin(page, { ...farmer, password: better })
  await submit(page).click()
  await expect(page).toHaveURL(/\/dashboard/)
})

test('everything is saved as one zip', async ({ page }) => {
  const farmer = await atAccount(page)
  const exporting = section(page, 'Download my data')
  await exporting.getByRole('button', { name: 'Save everything as a file' }).click()
  await exporting.getByLabel('Your password').fill(farmer.password)
  const download = page.waitForEvent('download')
  await send(exporting)
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^smart-farming-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzipped(await readFile(await file.path()))
  expect(files['README.txt']).toContain(farmer.username)
  expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({
    account: { username: farmer.username, farmName: farmer.farmName },
  })
  expect(files['events.csv']).toMatch(/^\uFEFFat,kind,device,network\r\n/)
  expect(Object.values(files).join()).not.toContain(farmer.password)
  await expect(exporting.getByText(/^Saved as smart-farming/)).toBeVisible()
})

test('deleted: the log-in page says on which day it goes, and a log-in brings it back', async ({ page }) => {
  const farmer = await atAccount(page)
  const deleting = section(page, 'Delete my account')
  await deleting.getByRole('button', { name: 'Delete my account' }).click()
  await deleting.getByLabel('Your password').fill(farmer.password)
  await send(deleting)
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(/^Your account will be deleted on \d+ \w+ \d{4}\. Until then/)).toBeVisible()
  await expectFit(page)
  await fillLogin(page, farmer)
  await submit(page).click()
  await expect(page.getByText(`Welcome, ${farmer.username}!`)).toBeVisible()
  await page.goto('/account')
  await page.getByRole('button', { name: 'Show what happened' }).click()
  await expect(page.getByText('A log-in brought the account back')).toBeVisible()
  await page.goto('/login')
  await expect(page.getByText(/^Your account will be deleted/)).toHaveCount(0)
})

test('a move to another phone: a link, a number that both see, and the new one is in', async ({
  page,
  watch,
}) => {
  const farmer = await atAccount(page)
  const moving = section(page, 'Move to another phone')
  await moving.getByRole('button', { name: 'Show the link' }).click()
  const link = (await moving.getByText(/\/move#/).textContent()) ?? ''
  const phone = await otherBrowser(page, watch)
  await phone.goto(link)
  await expect(phone).toHaveURL('/move')
  const number = (await phone.getByRole('img', { name: /^The number/ }).textContent()) ?? ''
  await expectFit(phone)
  const wrong = number === '00' ? '01' : '00'
  await moving.getByLabel('The two digits on the other phone').fill(wrong)
  await send(moving)
  await expect(moving.getByLabel('The two digits on the other phone')).toHaveAccessibleDescription(
    /not the number/,
  )
  await expectFit(page)
  await moving.getByLabel('The two digits on the other phone').fill(number)
  await send(moving)
  await expect(moving.getByText(/^Confirmed\./)).toBeVisible()
  await expect(phone).toHaveURL(/\/dashboard/)
  await expect(phone.getByText(`Welcome, ${farmer.username}!`)).toBeVisible()
  // A link works once.
  await phone.goto(link)
  await expect(phone.getByText(/^This link is over/)).toBeVisible()
})
