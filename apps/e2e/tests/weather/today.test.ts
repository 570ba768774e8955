import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/checks/axe.ts'
import { findClippedWords } from '../support/checks/clipped-words.ts'
import { horizontalOverflow } from '../support/checks/layout.ts'
import { findSmallTargets } from '../support/checks/touch.ts'
import { constantWeather, openFarm } from '../support/features/farm-weather.ts'
import { expect, test } from '../support/test.ts'

const answers = (page: Page) => page.getByRole('region', { name: 'Today', exact: true }).getByRole('heading')

test('opened answers show reasons and other jobs, are accessible and fit with 200 % text', async ({
  page,
  world,
}) => {
  // Cold in every hour, so that there is a frost whenever the test runs.
  world.openMeteo.respond(constantWeather({ temperature_2m: -3, dew_point_2m: -6 }))
  await openFarm(page, 'Frosty farm', 47.97, -2.05)
  const job = answers(page).first().getByRole('button')
  await expect(job).toHaveText(/^Spraying/)
  await expect(job).toHaveAttribute('aria-expanded', 'false')
  await job.focus()
  await page.keyboard.press('Enter')
  const today = page.getByRole('region', { name: 'Today', exact: true })
  await expect(today.getByText(/Field work/)).toBeVisible()
  await answers(page).nth(1).getByRole('button').click()
  await expect(today.getByText(/^Tonight, \d\d:\d\d to \d\d:\d\d: /)).toBeVisible()
  await expectAccessible(page)
  expect(await findSmallTargets(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await findClippedWords(page)).toEqual([])
  expect(await horizontalOverflow(page)).toBe(0)
})
