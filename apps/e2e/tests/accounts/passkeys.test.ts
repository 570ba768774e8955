import type { Page } from '@playwright/test'
import { addPasskey, logOutAndIn, phoneWithLock, section, send } from '../support/accounts/passkeys.ts'
import { signedIn } from '../support/farmers.ts'
import { expectAccessible } from '../support/look/axe.ts'
import { wordsCutOff } from '../support/look/cut-off.ts'
import { overflow } from '../support/look/layout.ts'
import { smallTargets } from '../support/look/touch.ts'
import { expect, test } from '../support/test.ts'

// A passkey needs a host name; an IP address is not one.
test.use({ baseURL: async ({ world }, use) => use(world.url.replace('127.0.0.1', 'localhost')) })

/** Checks accessibility, touch targets and the layout on a small phone. */
async function expectFit(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflow(page)).toBe(0)
  expect(await wordsCutOff(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
}

test('a farmer adds a passkey, logs in with it and removes it; its script loads on the first tap', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())))

  await phoneWithLock(page)
  const farmer = await signedIn(page)
  await page.goto('/account')
  await expect(section(page).getByText('No passkey yet.')).toBeVisible()
  const before = scripts.length
  await addPasskey(page, farmer)
  expect(scripts.length).toBeGreaterThan(before)
  await section(page).getByRole('button', { name: 'Remove: My phone' }).click()
  await expectFit(page)

  await logOutAndIn(page, farmer)
  await expect(page.getByText('Your password is correct.')).toBeVisible()
  await expectFit(page)
  await page.getByRole('button', { name: 'Use my passkey' }).click()
  await expect(page.getByText(`Welcome, ${farmer.username}!`)).toBeVisible()

  await page.goto('/account')
  await page.getByRole('button', { name: 'Show what happened' }).click()
  await expect(page.getByText('Signed in on a new device, with a passkey')).toBeVisible()
  const passkeys = section(page)
  await passkeys.getByRole('button', { name: 'Remove: My phone' }).click()
  await passkeys.getByLabel('Your password').fill('not this one')
  await send(passkeys)
  await expect(passkeys.getByLabel('Your password')).toHaveAccessibleDescription(/Wrong password/)
  await passkeys.getByLabel('Your password').fill(farmer.password)
  await send(passkeys)
  await expect(passkeys.getByText('My phone is removed.')).toBeVisible()
  await logOutAndIn(page, farmer)
  await expect(page.getByText(`Welcome, ${farmer.username}!`)).toBeVisible()
})
