import { expect, type Page } from '@playwright/test'
import { createFarmer, fillLogin, signInNewFarmer, submitButton } from '../farmers.ts'

/** Opens the page at a host name, because passkeys need one and do not work with an IP address. */
async function openByName(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.goto(page.url().replace('127.0.0.1', 'localhost'))
}

async function logInByName(page: Page): Promise<void> {
  const farmer = await signInNewFarmer(page)
  await openByName(page, '/login')
  await fillLogin(page, farmer)
  await submitButton(page).click()
  await expect(page.getByText(`Welcome, ${farmer.username}!`)).toBeVisible()
}

const list = [
  { id: '1', name: 'The key on my ring', createdAt: '2026-01-04T09:00:00Z', lastUsedAt: null },
  {
    id: '2',
    name: 'W'.repeat(40),
    createdAt: '2026-01-04T09:00:00Z',
    lastUsedAt: '2026-02-11T09:00:00Z',
  },
]

/** Steps to each screen of a farmer with passkeys. No device is involved. */
export const passkeyScreens: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the login that asks for a passkey': async (page) => {
    await page.route('**/api/login', (route) =>
      route.fulfill({ status: 202, json: { passkey: { ticket: 'a ticket', options: {} } } }),
    )
    await openByName(page, '/login')
    await fillLogin(page, createFarmer())
    await submitButton(page).click()
    await expect(page.getByRole('button', { name: 'Use my passkey' })).toBeVisible()
  },
  'my account while removing and adding a passkey': async (page) => {
    await page.route('**/api/account/passkeys', (route) => route.fulfill({ json: { list } }))
    await logInByName(page)
    await page.goto(page.url().replace('/dashboard', '/account'))
    await page.getByRole('button', { name: /^Remove: W/ }).click()
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByLabel('Passkey name')).toBeVisible()
  },
}
