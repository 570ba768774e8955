import { advanceClock } from '../../../src/clock/advance-clock.ts'
import { signInNewFarmer } from '../../support/farmers.ts'
import { dayJobs } from '../../support/features/farm-weather.ts'
import { readSavedQueries, test, waitForAppCache } from '../../support/features/offline.ts'
import { dayRows } from '../../support/features/weather.ts'
import { expect } from '../../support/test.ts'

const HOUR_MS = 3_600_000
const looksWrong = /^Your phone’s clock looks wrong: (?:6|26) hours/

for (const hours of [6, 26, -6])
  test(`a phone clock ${hours} hours ahead leaves forecast and advice usable and warns once`, async ({
    page,
    context,
  }) => {
    await page.addInitScript(advanceClock, hours * HOUR_MS)
    await signInNewFarmer(page)
    const isShown = async () => {
      await expect(dayRows(page)).toHaveCount(5)
      await expect(dayJobs(page).first()).toHaveText(/\w/)
      await expect(page.getByText(/forecast is .* old/)).toHaveCount(0)
    }
    await waitForAppCache(page)
    await isShown()
    const note = page.getByText(looksWrong)
    await expect(note).toBeVisible()
    await page.getByRole('button', { name: 'All right' }).click()
    await expect
      .poll(() => readSavedQueries(page))
      .toEqual(expect.arrayContaining(['weather.forecast', 'weather.outlook']))
    await context.setOffline(true)
    await page.goto('/dashboard')
    await isShown()
    await context.setOffline(false)
    await page.goto('/dashboard')
    await isShown()
    await expect(page.locator('.over-pages')).toBeAttached()
    await expect(note).toHaveCount(0)
  })
