import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../support/checks/axe.ts'
import { findClippedWords } from '../../support/checks/clipped-words.ts'
import { horizontalOverflow } from '../../support/checks/layout.ts'
import { pressUntil } from '../../support/checks/press-until.ts'
import { findSmallTargets } from '../../support/checks/touch.ts'
import {
  createFarmer,
  fillLogin,
  openDashboard,
  signInNewFarmer,
  submitButton,
} from '../../support/farmers.ts'
import { RETRY_OPTIONS } from '../../support/retry-options.ts'
import { readDisplay } from '../../support/screens/display.ts'
import { applyTestClock, expect, test } from '../../support/test.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })
const send = (part: Locator) => part.locator('[type=submit]').click()

const themes = {
  light: { paper: 'rgb(248, 244, 233)', ink: 'rgb(29, 36, 23)' },
  dark: { paper: 'rgb(18, 23, 15)', ink: 'rgb(238, 240, 226)' },
} as const

test('a theme chosen with the keyboard applies to other tabs and the chatbot frame at once', async ({
  page,
  context,
  watch,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openDashboard(page)
  await page.getByRole('tab', { name: 'Farm Assistant' }).click()
  await expect(page.frameLocator('iframe').getByRole('textbox')).toBeVisible()
  const frame = page.frames()[1]
  if (!frame) throw new Error('There is no frame')
  const other = await context.newPage()
  watch(other)
  await other.goto('/account')
  await section(other, 'Display').getByRole('radio', { name: 'System' }).focus()
  await other.keyboard.press('ArrowRight')
  await other.keyboard.press('ArrowRight')
  await expect(section(other, 'Display').getByRole('radio', { name: 'Dark' })).toBeChecked()
  for (const shown of [page, frame]) await expect.poll(() => readDisplay(shown)).toMatchObject(themes.dark)
})

test('a new farm name appears in the header at once and after a reload', async ({ page }) => {
  await openDashboard(page)
  await page.getByRole('link', { name: 'My account' }).click()
  const farm = section(page, 'Farm name')
  await expect(farm.getByText('Green Acres')).toBeVisible()
  await farm.getByRole('button', { name: 'Change the farm name' }).press('Enter')
  await expect(farm.getByLabel('New farm name')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('  Low Meadow ')
  await page.keyboard.press('Enter')
  await expect(farm.getByText('Your farm name has been changed.')).toBeVisible()
  await expect(farm.getByText('Low Meadow')).toBeVisible()
  await expect(farm.getByRole('button', { name: 'Change the farm name' })).toBeFocused()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Low Meadow Farm Dashboard')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Low Meadow Farm Dashboard')
})

test('a username change rejects a taken name and a wrong password, and keeps the other session', async ({
  page,
  watch,
}) => {
  const taken = await signInNewFarmer(page)
  await page.context().clearCookies()
  const farmer = await openDashboard(page)
  const context = await applyTestClock(
    await page
      .context()
      .browser()
      ?.newContext({ baseURL: new URL(page.url()).origin }),
  )
  const other = await context?.newPage()
  if (other === undefined) throw new Error('no browser')
  watch(other)
  await other.goto('/login')
  await fillLogin(other, farmer)
  await submitButton(other).click()
  await expect(other).toHaveURL(/\/dashboard/)

  await page.getByRole('link', { name: 'My account' }).click()
  const name = section(page, 'Username')
  await name.getByRole('button', { name: 'Change the username' }).click()
  const field = name.getByLabel('New username')
  const password = name.getByLabel('Your password', { exact: true })
  await field.fill(taken.username.toUpperCase())
  await password.fill(farmer.password)
  await send(name)
  await expect(field).toHaveAccessibleDescription(/^That name is already taken\./)
  await expect(field).toBeFocused()
  await expectFit(page)
  const next = createFarmer().username
  await field.fill(next)
  await password.fill('not this one')
  await send(name)
  await expect(password).toHaveAccessibleDescription(/Wrong password/)
  await expect(password).toBeFocused()
  await password.fill(farmer.password)
  await pressUntil(() => send(name), name.getByText('Your username has been changed.'))
  await expect(page.getByText(`You are signed in as ${next}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Show account activity' }).click()
  await expect(page.getByText('The username was changed')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByText(`Welcome, ${next}!`)).toBeVisible()

  expect((await other.request.get('/api/user', RETRY_OPTIONS)).status()).toBe(200)
  await other.reload()
  await expect(other.getByText(`Welcome, ${next}!`)).toBeVisible()
  await other.context().clearCookies()
  for (const [username, leads] of [
    [farmer.username, '/login'],
    [next, '/dashboard'],
  ] as const) {
    await other.goto('/login')
    await fillLogin(other, { ...farmer, username })
    await submitButton(other).click()
    if (leads === '/login') await expect(other.getByRole('alert')).toBeVisible()
    await expect(other).toHaveURL(new RegExp(leads))
  }
})

/**
 * Checks accessibility in both themes and the largest text, and layout and touch targets on a small
 * phone.
 */
async function expectFit(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  for (const display of ['light', 'dark', 'dark outdoors larger']) {
    await page.evaluate((words) => {
      document.documentElement.dataset.display = words
    }, display)
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await horizontalOverflow(page)).toBe(0)
  expect(await findClippedWords(page)).toEqual([])
  expect(await findSmallTargets(page)).toEqual([])
  await page.setViewportSize({ width, height })
  await page.evaluate(() => {
    document.documentElement.dataset.display = ''
  })
}
