import type { CDPSession, Locator, Page } from '@playwright/test'
import { type Farmer, fillLogin, submitButton } from '../farmers.ts'
import { expect } from '../test.ts'

export const passkeysSection = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
export const submitForm = (part: Locator) => part.locator('[type=submit]').click()

/** Adds a platform authenticator, which its owner always unlocks. */
export async function addVirtualAuthenticator(page: Page): Promise<{ devtools: CDPSession; id: string }> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId: id } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  return { devtools, id }
}

export async function addPasskey(page: Page, { password }: Farmer): Promise<void> {
  const passkeys = passkeysSection(page)
  await expect(passkeys).toBeVisible()
  // Content that loads above the button shifts the button.
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await passkeys.getByLabel('Passkey name').fill('My phone')
  await passkeys.getByLabel('Your password').fill(password)
  await submitForm(passkeys)
  await expect(passkeys.getByText('My phone was added.')).toBeVisible()
}

export async function logInAgain(page: Page, farmer: Farmer): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/login')
  await fillLogin(page, farmer)
  await submitButton(page).click()
}
