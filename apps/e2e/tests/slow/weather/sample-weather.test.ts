import { startProduct } from '../../../src/product.ts'
import { signedIn } from '../../support/farmers.ts'
import { alertsLine, storeFarm } from '../../support/features/farm-weather.ts'
import { dayRows } from '../../support/features/weather.ts'
import { expectAccessible } from '../../support/look/axe.ts'
import { ownProduct, WHILE_STARTING } from '../../support/own-product.ts'
import { test as base, expect, roomyLimits } from '../../support/test.ts'

// A product with only the sample provider, as on a laptop without a network.
const product = ownProduct(() => startProduct({ ...roomyLimits, WEATHER_PROVIDERS: 'sample' }))
const test = base.extend({ baseURL: [async ({}, use) => use((await product()).url), WHILE_STARTING] })

test('sample weather is labelled as made up and raises no alerts', async ({ page }) => {
  await signedIn(page, { location: 'Xyzzyqwv' })
  await page.goto('/')
  await storeFarm(page, 'Trial farm', 47.1, 12.2)
  await page.goto('/dashboard')
  await expect(dayRows(page)).toHaveCount(5)
  await expect(page.getByText('Sample forecast.')).toBeVisible()
  await expect(page.getByText('Made-up weather for trying the product. Not a forecast.')).toBeVisible()
  await expect(alertsLine(page)).toContainText('Alerts are not checked: sample weather is made up.')
  await expect(alertsLine(page)).toBeDisabled()
  await expectAccessible(page)
})
