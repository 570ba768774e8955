import type { Page } from '@playwright/test'
import {
  addPasskey,
  addVirtualAuthenticator,
  logInAgain,
  passkeysSection,
  submitForm,
} from '../support/accounts/passkeys.ts'
import { expectAccessible } from '../support/checks/axe.ts'
import { findClippedWords } from '../support/checks/clipped-words.ts'
import { horizontalOverflow } from '../support/checks/layout.ts'
import { findSmallTargets } from '../support/checks/touch.ts'
import { signInNewFarmer } from '../support/farmers.ts'
import { expect, test } from '../support/test.ts'

// A passkey needs a host name rather than an IP address.
test.use({ baseURL: async ({ world }, use) => use(world.url.replace('127.0.0.1', 'localhost')) })

async function expectFit(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await horizontalOverflow(page)).toBe(0)
  expect(await findClippedWords(page)).toEqual([])
  expect(await findSmallTargets(page)).toEqual([])
}

test('a farmer adds a passkey, logs in with it and removes it; its script loads on first use', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())))

  await addVirtualAuthenticator(page)
  const farmer = await signInNewFarmer(page)
  await page.goto('/account')
  await expect(passkeysSection(page).getByText('No passkey yet.')).toBeVisible()
  const before = scripts.length
  await addPasskey(page, farmer)
  expect(scripts.length).toBeGreaterThan(before)
  await passkeysSection(page).getByRole('button', { name: 'Remove: My phone' }).click()
  await expectFit(page)

  await logInAgain(page, farmer)
  await expect(page.getByText('Your password is correct.')).toBeVisible()
  await expectFit(page)
  await page.getByRole('button', { name: 'Use my passkey' }).click()
  await expect(page.getByText(`Welcome, ${farmer.username}!`)).toBeVisible()

  await page.goto('/account')
  await page.getByRole('button', { name: 'Show account activity' }).click()
  await expect(page.getByText('Signed in on a new device, with a passkey')).toBeVisible()
  const passkeys = passkeysSection(page)
  await passkeys.getByRole('button', { name: 'Remove: My phone' }).click()
  await passkeys.getByLabel('Your password').fill('not this one')
  await submitForm(passkeys)
  await expect(passkeys.getByLabel('Your password')).toHaveAccessibleDescription(/Wrong password/)
  await passkeys.getByLabel('Your password').fill(farmer.password)
  await submitForm(passkeys)
  await expect(passkeys.getByText('My phone was removed.')).toBeVisible()
  await logInAgain(page, farmer)
  await expect(page.getByText(`Welcome, ${farmer.username}!`)).toBeVisible()
})
