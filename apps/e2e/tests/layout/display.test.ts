import type { Page } from '@playwright/test'
import { signInNewFarmer } from '../support/farmers.ts'
import { OUTDOOR_COLOURS, readDisplay, watchFirstPaint } from '../support/screens/display.ts'
import { expect, test } from '../support/test.ts'

const display = (page: Page) => page.getByRole('region', { name: 'Display' })

test('contrast and text size chosen offline apply to every page from the first paint', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(watchFirstPaint)
  await signInNewFarmer(page)
  await page.goto('/account')
  await expect(display(page).getByRole('radio', { name: 'Usual' })).toBeChecked()
  const { text } = await readDisplay(page)

  await context.setOffline(true)
  await display(page).getByRole('checkbox').check()
  await display(page).getByRole('radio', { name: 'Larger' }).check()
  expect(await readDisplay(page)).toEqual({ ...OUTDOOR_COLOURS.light, text: text * 1.5 })
  await context.setOffline(false)

  for (const path of ['/account', '/dashboard', '/privacy', '/', '/embed/contact']) {
    await page.goto(path)
    expect(await page.evaluate(() => sessionStorage.getItem('first paint')), path).toBe('outdoors larger')
    expect(await readDisplay(page), path).toEqual({ ...OUTDOOR_COLOURS.light, text: text * 1.5 })
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await readDisplay(page)).toMatchObject(OUTDOOR_COLOURS.dark)

  await page.goto('/account')
  await expect(display(page).getByRole('checkbox')).toBeChecked()
  await display(page).getByRole('checkbox').uncheck()
  await display(page).getByRole('radio', { name: 'Usual' }).check()
  await page.reload()
  expect(await page.evaluate(() => sessionStorage.getItem('first paint'))).toBe('')
  expect(await readDisplay(page)).toMatchObject({ text })
})
