import { startProduct } from '../../../src/product.ts'
import { expectAccessible } from '../../support/checks/axe.ts'
import { signInNewFarmer } from '../../support/farmers.ts'
import { alertsLine, storeFarmLocation } from '../../support/features/farm-weather.ts'
import { dayRows } from '../../support/features/weather.ts'
import { createProductFixture, START_FIXTURE_OPTIONS } from '../../support/product-fixture.ts'
import { test as base, expect, GENEROUS_LIMITS } from '../../support/test.ts'

// A product with only the sample provider, as on a laptop without a network.
const product = createProductFixture(() => startProduct({ ...GENEROUS_LIMITS, WEATHER_PROVIDERS: 'sample' }))
const test = base.extend({ baseURL: [async ({}, use) => use((await product()).url), START_FIXTURE_OPTIONS] })

test('sample weather is labelled as made up and raises no alerts', async ({ page }) => {
  await signInNewFarmer(page, { location: 'Xyzzyqwv' })
  await page.goto('/')
  await storeFarmLocation(page, 'Trial farm', 47.1, 12.2)
  await page.goto('/dashboard')
  await expect(dayRows(page)).toHaveCount(5)
  await expect(page.getByText('Sample forecast.')).toBeVisible()
  await expect(page.getByText('Made-up weather for trying out the product. Not a forecast.')).toBeVisible()
  await expect(alertsLine(page)).toContainText('Alerts are not checked for sample weather.')
  await expect(alertsLine(page)).toBeDisabled()
  await expectAccessible(page)
})
