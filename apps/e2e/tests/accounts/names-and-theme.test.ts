import type { Page } from '@playwright/test'
import { signInNewFarmer } from '../support/farmers.ts'
import { readDisplay, watchFirstPaint } from '../support/screens/display.ts'
import { expect, test } from '../support/test.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })

const themes = {
  light: { paper: 'rgb(248, 244, 233)', ink: 'rgb(29, 36, 23)' },
  dark: { paper: 'rgb(18, 23, 15)', ink: 'rgb(238, 240, 226)' },
} as const
const PATHS = ['/account', '/dashboard', '/privacy', '/', '/embed/contact']

/** The browser's bar colour, and the colour scheme of its own controls. */
const browserColours = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    const holds = metas.find((meta) => matchMedia(meta.getAttribute('media') ?? '').matches)
    return [holds?.content, getComputedStyle(document.documentElement).colorScheme]
  })

test('a theme chosen offline applies to every page from the first paint', async ({ page, context }) => {
  await page.addInitScript(watchFirstPaint)
  await page.emulateMedia({ colorScheme: 'light' })
  await signInNewFarmer(page)
  await page.goto('/account')
  const theme = (name: string) => section(page, 'Display').getByRole('radio', { name, exact: true })
  await expect(theme('System')).toBeChecked()
  expect(await browserColours(page)).toEqual(['#f8f4e9', 'light dark'])

  for (const [name, chosen, paper] of [
    ['Dark', 'dark', '#12170f'],
    ['Light', 'light', '#f8f4e9'],
  ] as const) {
    await page.emulateMedia({ colorScheme: chosen === 'dark' ? 'light' : 'dark' })
    await page.goto('/account')
    await expect(theme(name)).toBeVisible()
    await context.setOffline(true)
    await theme(name).check()
    expect(await readDisplay(page)).toMatchObject(themes[chosen])
    expect(await browserColours(page)).toEqual([paper, chosen])
    await context.setOffline(false)
    for (const path of PATHS) {
      await page.goto(path)
      expect(await page.evaluate(() => sessionStorage.getItem('first paint')), path).toBe(chosen)
      expect(await readDisplay(page), path).toMatchObject(themes[chosen])
      expect(await browserColours(page), path).toEqual([paper, chosen])
    }
  }

  // "System" applies to other tabs at once.
  const other = await context.newPage()
  await other.emulateMedia({ colorScheme: 'dark' })
  await other.goto('/privacy')
  expect(await readDisplay(other)).toMatchObject(themes.light)
  await page.goto('/account')
  await theme('System').check()
  await expect.poll(() => readDisplay(other)).toMatchObject(themes.dark)
  expect(await browserColours(other)).toEqual(['#12170f', 'light dark'])
  expect(await page.evaluate(() => localStorage.getItem('display'))).toBeNull()
})
