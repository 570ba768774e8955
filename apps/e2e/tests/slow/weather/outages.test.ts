import type { Page } from '@playwright/test'
import { hang } from '@smart-farming/upstream-doubles/faults'
import { signInNewFarmer } from '../../support/farmers.ts'
import { test as base, expect, openWorld, type World } from '../../support/test.ts'

// The product remembers failed providers for a while, so these tests have their own product.
const test = base.extend<object, { world: World }>({
  world: [openWorld, { scope: 'worker', timeout: 240_000 }],
})

/** Opens the dashboard of a farm that no other test uses, so that no forecast is cached. */
async function settle(page: Page, name: string, lat: number, lon: number): Promise<void> {
  await page.evaluate(
    (farm) => localStorage.setItem('farmLocation', farm),
    JSON.stringify({ lat, lon, name }),
  )
  await page.goto('/dashboard')
  await expect(page.getByText(name).first()).toBeVisible()
}

test.beforeEach(async ({ page }) => {
  await signInNewFarmer(page, { location: 'Xyzzyqwv' })
  await page.goto('/')
})

test('the chat answers while the weather providers hang', async ({ page, world }) => {
  world.openMeteo.respond(hang)
  world.metNorway.respond(hang)
  await settle(page, 'Quiet farm', 10.1, 20.2)
  const panel = page.getByRole('tabpanel', { name: 'Market Intelligence' })
  await panel.getByRole('textbox').fill('Still here?')
  await panel.getByRole('textbox').press('Enter')
  await expect(panel.getByText('You asked: Still here?')).toBeVisible()
})
