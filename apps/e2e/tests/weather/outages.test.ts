import type { Page } from '@playwright/test'
import { alwaysReply, status } from '@smart-farming/upstream-doubles/faults'
import { signInNewFarmer } from '../support/farmers.ts'
import { dayRows } from '../support/features/weather.ts'
import { test as base, expect, openWorld, type World } from '../support/test.ts'

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

test('the next provider takes over when one fails, and the page names the new one', async ({
  page,
  world,
}) => {
  world.openMeteo.respond(status(503))
  await settle(page, 'Hill farm', 61.5, 8.2)
  await expect(dayRows(page)).toHaveCount(5)
  await expect(page.getByRole('link', { name: /met norway|norwegian/i })).toBeVisible()
})

test('the panel says that there is no forecast when all providers fail', async ({ page, world }) => {
  world.openMeteo.respond(alwaysReply({ status: 500 }))
  world.metNorway.respond(alwaysReply({ status: 500 }))
  await settle(page, 'Far farm', -45.5, 170.2)
  await expect(page.getByText('Loading weather forecast...')).toHaveCount(0, { timeout: 60_000 })
  await expect(page.getByText('No forecast at the moment')).toBeVisible()
  await expect(dayRows(page)).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
