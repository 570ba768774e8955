import type { Page } from '@playwright/test'
import { accountSection, expectUsable, openAccount, submitForm } from '../../support/accounts/account.ts'
import { pressUntil } from '../../support/checks/press-until.ts'
import { fillLogin, submitButton } from '../../support/farmers.ts'
import { RETRY_OPTIONS } from '../../support/retry-options.ts'
import { applyTestClock, expect, test } from '../../support/test.ts'

const better = 'four goats eat blue maize'

/** A second browser, for the same farmer or another one. */
async function otherBrowser(page: Page, watch: (page: Page) => void): Promise<Page> {
  const browser = page.context().browser()
  const context = await applyTestClock(await browser?.newContext({ baseURL: new URL(page.url()).origin }))
  const other = await context?.newPage()
  if (other === undefined) throw new Error('no browser')
  watch(other)
  return other
}

test('the account page with every section open fits and is accessible', async ({ page }) => {
  await openAccount(page)
  const changed = ['Change the farm name', 'Change the username', 'Change the password']
  const opened = [...changed, 'Show the link', 'Show account activity', 'Save everything as a file']
  for (const name of [...opened, 'Delete my account']) await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Make a recovery code' }).click()
  await expect(page.getByText('The account was created')).toBeVisible()
  await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible()
  await expect(page.getByText('I have written it down')).toBeVisible()
  await expectUsable(page)
})

test('the recovery page, an expired move link and the privacy page fit and are accessible', async ({
  page,
}) => {
  await page.goto('/recover')
  await expect(page.getByLabel('Recovery code')).toBeVisible()
  // Farmers without a code can write to us with a prefilled contact form.
  const message = page.frameLocator('iframe').getByLabel('Your message')
  await expect(message).toHaveValue('I cannot log in. My username: ')
  await expectUsable(page)
  await page.goto('/move#nobody-made-this')
  await expect(page.getByText(/^This link has expired/)).toBeVisible()
  await expect(page).toHaveURL('/move')
  await expectUsable(page)
  await page.goto('/privacy')
  await expectUsable(page)
})

test('the privacy page needs no script and is one tap from the landing page and signup', async ({ page }) => {
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

test('changing the password signs out the other browser and disables the old password', async ({
  page,
  watch,
}) => {
  const farmer = await openAccount(page)
  const other = await otherBrowser(page, watch)
  await other.goto('/login')
  await fillLogin(other, farmer)
  await submitButton(other).click()
  await expect(other).toHaveURL(/\/dashboard/)

  const password = accountSection(page, 'Password')
  await password.getByRole('button', { name: 'Change the password' }).click()
  await password.getByLabel('Current password').fill('not this one')
  await password.getByLabel('New password').fill(better)
  await submitForm(password)
  await expect(password.getByLabel('Current password')).toHaveAccessibleDescription(/Wrong password/)
  await password.getByLabel('Current password').fill(farmer.password)
  await pressUntil(() => submitForm(password), password.getByText('Your password has been changed.'))

  await expect(async () => {
    await other.goto('/dashboard')
    await expect(other).toHaveURL('/login', { timeout: 500 })
  }).toPass()
  await fillLogin(other, farmer)
  await submitButton(other).click()
  await expect(other.getByRole('alert')).toBeVisible()
  await fillLogin(other, { ...farmer, password: better })
  await submitButton(other).click()
  await expect(other).toHaveURL(/\/dashboard/)
})

test("a farmer can end another device's session from the account page", async ({ page, watch }) => {
  const farmer = await openAccount(page)
  const other = await otherBrowser(page, watch)
  await other.request.post('/api/login', { data: farmer })
  await page.reload()
  const sessions = accountSection(page, 'Where I am signed in')
  await expect(sessions.getByText('This device')).toHaveCount(1)
  await sessions.getByRole('button', { name: /^End: / }).click()
  await expect(sessions.getByText(/is signed out\.$/)).toBeVisible()
  await expect(sessions.getByText('You are not signed in anywhere else.')).toBeVisible()
  await expect.poll(async () => (await other.request.get('/api/user', RETRY_OPTIONS)).status()).toBe(401)
})

test('a link and a matching number sign the farmer in on another phone', async ({ page, watch }) => {
  const farmer = await openAccount(page)
  const moving = accountSection(page, 'Move to another phone')
  await moving.getByRole('button', { name: 'Show the link' }).click()
  const link = (await moving.getByText(/\/move#/).textContent()) ?? ''
  const phone = await otherBrowser(page, watch)
  await phone.goto(link)
  await expect(phone).toHaveURL('/move')
  const number = (await phone.getByRole('img', { name: /^The number/ }).textContent()) ?? ''
  await expectUsable(phone)
  const wrong = number === '00' ? '01' : '00'
  await moving.getByLabel('The two digits on the other phone').fill(wrong)
  await submitForm(moving)
  await expect(moving.getByLabel('The two digits on the other phone')).toHaveAccessibleDescription(
    /not the number/,
  )
  await expectUsable(page)
  await moving.getByLabel('The two digits on the other phone').fill(number)
  await submitForm(moving)
  await expect(moving.getByText(/^Confirmed\./)).toBeVisible()
  await expect(phone).toHaveURL(/\/dashboard/)
  await expect(phone.getByText(`Welcome, ${farmer.username}!`)).toBeVisible()
  // A link works only once.
  await phone.goto(link)
  await expect(phone.getByText(/^This link has expired/)).toBeVisible()
})
