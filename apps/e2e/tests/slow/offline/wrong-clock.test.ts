import { setAhead } from '../../../src/clock/ahead.ts'
import { signedIn } from '../../support/farmers.ts'
import { dayJobs } from '../../support/features/farm-weather.ts'
import { answersKept, keeping, test } from '../../support/features/kept.ts'
import { dayRows } from '../../support/features/weather.ts'
import { expect } from '../../support/test.ts'

const HOUR_MS = 3_600_000
const looksWrong = /^Your phone’s clock looks wrong: (?:6|26) hours/

for (const hours of [6, 26, -6])
  test(`a phone clock ${hours} hours ahead keeps forecast and advice usable and warns once`, async ({
    page,
    context,
  }) => {
    await page.addInitScript(setAhead, hours * HOUR_MS)
    await signedIn(page)
    const isShown = async () => {
      await expect(dayRows(page)).toHaveCount(5)
      await expect(dayJobs(page).first()).toHaveText(/\w/)
      await expect(page.getByText(/forecast is .* old/)).toHaveCount(0)
    }
    await keeping(page)
    await isShown()
    const note = page.getByText(looksWrong)
    await expect(note).toBeVisible()
    await page.getByRole('button', { name: 'All right' }).click()
    await expect
      .poll(() => answersKept(page))
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
