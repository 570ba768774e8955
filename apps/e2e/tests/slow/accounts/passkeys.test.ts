import type { Page } from '@playwright/test'
import {
  addPasskey,
  addVirtualAuthenticator,
  logInAgain,
  passkeysSection,
} from '../../support/accounts/passkeys.ts'
import { horizontalOverflow } from '../../support/checks/layout.ts'
import { fillLogin, signInNewFarmer, submitButton } from '../../support/farmers.ts'
import { passkeyScreens } from '../../support/screens/passkey-screens.ts'
import { expect, test } from '../../support/test.ts'

// A passkey needs a host name rather than an IP address.
test.use({ baseURL: async ({ world }, use) => use(world.url.replace('127.0.0.1', 'localhost')) })

/** Presses again if the product is busy and asks the user to try again in a moment. */
async function pressedAgainWhenBusy(page: Page, done: string): Promise<void> {
  const busy = page.getByText('We are very busy just now. Please try again in a moment.')
  await expect(async () => {
    await expect(page.getByText(done).or(busy)).toBeVisible()
    if (await busy.isVisible()) await submitButton(page).click()
    await expect(page.getByText(done)).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
}

test('a farmer without their passkey device can get in with the recovery code', async ({ page }) => {
  const { devtools, id } = await addVirtualAuthenticator(page)
  const farmer = await signInNewFarmer(page)
  const { code } = await (await page.request.post('/api/account/recovery', { data: {} })).json()
  await page.goto('/account')
  await addPasskey(page, farmer)

  await devtools.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false })
  await devtools.send('WebAuthn.clearCredentials', { authenticatorId: id })
  await logInAgain(page, farmer)
  await page.getByRole('button', { name: 'Use my passkey' }).click()
  await expect(page.getByRole('alert')).toHaveText(/Your passkey did not work/)
  await page.getByRole('link', { name: /Lost your passkey/ }).click()
  await page.getByLabel('Username').fill(farmer.username)
  await page.getByLabel('Recovery code').fill(code)
  const password = 'four goats eat blue maize'
  await page.getByLabel('New password').fill(password)
  await submitButton(page).click()
  await pressedAgainWhenBusy(page, 'Your new password is set')
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await fillLogin(page, { ...farmer, password })
  await submitButton(page).click()
  await expect(page.getByText(`Welcome, ${farmer.username}!`)).toBeVisible()
  await page.goto('/account')
  await expect(passkeysSection(page).getByText('No passkey yet.')).toBeVisible()
})

test('the account page says that passkeys are not available at a numeric address', async ({
  page,
  world,
}) => {
  const answer = await page.request.post(`${world.url}/api/signup`, {
    data: { username: 'By number', farmName: 'Hill', location: 'Ludlow', password: 'maize & beans' },
  })
  expect(answer.status()).toBe(201)
  await page.goto(`${world.url}/account`)
  await expect(passkeysSection(page).getByText(/^Passkeys aren’t available/)).toBeVisible()
  await expect(passkeysSection(page).getByRole('button')).toHaveCount(0)
})

test('the passkey list keeps a gap between rows and between Remove and Add', async ({ page }) => {
  await passkeyScreens['my account while removing and adding a passkey']?.(page)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const gaps = await passkeysSection(page).evaluate((shown) => {
      const [first, second] = shown.querySelectorAll('.session-list__session')
      const [remove, add] = [shown.querySelector('.passkey [type=submit]'), shown.querySelector('.opener')]
      const bottom = (part?: Element | null) => part?.getBoundingClientRect().bottom ?? Number.NaN
      const top = (part?: Element | null) => part?.getBoundingClientRect().top ?? Number.NaN
      return [
        top(second?.querySelector('.session-list__words')) - bottom(first),
        top(add) - bottom(remove),
      ].map(Math.round)
    })
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(12)
  }
})

test("a passkey's text uses the full width at 320 px and 200 % text", async ({ page }) => {
  await passkeyScreens['my account while removing and adding a passkey']?.(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const shares = await page.locator('.session-list__session').evaluateAll((rows) =>
    rows.map((row) => {
      const words = row.querySelector('.session-list__words')
      return (words?.getBoundingClientRect().width ?? 0) / row.getBoundingClientRect().width
    }),
  )
  expect(shares.length).toBeGreaterThan(2)
  for (const share of shares) expect(share).toBeGreaterThan(0.85)
  expect(await horizontalOverflow(page)).toBe(0)
})
