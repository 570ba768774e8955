import type { Page } from '@playwright/test'
import { signedIn } from '../support/farmers.ts'
import { look, outdoors, watchFirstPaint } from '../support/screens/display.ts'
import { expect, test } from '../support/test.ts'

const display = (page: Page) => page.getByRole('region', { name: 'Display' })

test('contrast and text size chosen offline apply to every page from the first paint', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(watchFirstPaint)
  await signedIn(page)
  await page.goto('/account')
  await expect(display(page).getByRole('radio', { name: 'Usual' })).toBeChecked()
  const { text } = await look(page)

  await context.setOffline(true)
  await display(page).getByRole('checkbox').check()
  await display(page).getByRole('radio', { name: 'Larger' }).check()
  expect(await look(page)).toEqual({ ...outdoors.light, text: text * 1.5 })
  await context.setOffline(false)

  for (const path of ['/account', '/dashboard', '/privacy', '/', '/embed/contact']) {
    await page.goto(path)
    expect(await page.evaluate(() => sessionStorage.getItem('first paint')), path).toBe('outdoors larger')
    expect(await look(page), path).toEqual({ ...outdoors.light, text: text * 1.5 })
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await look(page)).toMatchObject(outdoors.dark)

  await page.goto('/account')
  await expect(display(page).getByRole('checkbox')).toBeChecked()
  await display(page).getByRole('checkbox').uncheck()
  await display(page).getByRole('radio', { name: 'Usual' }).check()
  await page.reload()
  expect(await page.evaluate(() => sessionStorage.getItem('first paint'))).toBe('')
  expect(await look(page)).toMatchObject({ text })
})
