import { tabTo, typeInto } from '../../support/checks/keyboard.ts'
import { openDashboard, signInNewFarmer } from '../../support/farmers.ts'
import { dayRows } from '../../support/features/weather.ts'
import { expect, test } from '../../support/test.ts'

test('a farmer logs in from the landing page with the keyboard alone', async ({ page }) => {
  const { username, password } = await signInNewFarmer(page)
  await page.context().clearCookies()
  await page.goto('/')
  await tabTo(page, page.getByRole('link', { name: 'Login', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  await typeInto(page, { Username: username, Password: password })
  await tabTo(page, page.getByRole('checkbox', { name: 'Shared phone: save nothing here' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Sign In' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Welcome, ${username}!`)).toBeVisible()
})

test('arrow keys switch tabs, and only the selected tab is in the tab order', async ({ page }) => {
  await openDashboard(page)
  const market = page.getByRole('tab', { name: 'Market Intelligence' })
  const assistant = page.getByRole('tab', { name: 'Farm Assistant' })
  await expect(assistant).toHaveAttribute('tabindex', '-1')
  await tabTo(page, market)
  const vertical = (await page.getByRole('tablist').getAttribute('aria-orientation')) === 'vertical'
  await page.keyboard.press(vertical ? 'ArrowDown' : 'ArrowRight')
  await expect(assistant).toBeFocused()
  await expect(assistant).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await expect(market).toBeFocused()
})

test('Enter and Space open and close a day and keep the focus on its row', async ({ page }) => {
  await openDashboard(page)
  const row = dayRows(page).first()
  await tabTo(page, row)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(row).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('changing the location moves the focus to the search and then back to the button', async ({ page }) => {
  await openDashboard(page)
  const toggle = page.getByRole('button', { name: 'Change Location' })
  await tabTo(page, toggle)
  await page.keyboard.press('Enter')
  const search = page.getByPlaceholder('Enter town/village name...')
  await expect(search).toBeFocused()
  await page.keyboard.type('Nakuru')
  await page.keyboard.press('Enter')
  const result = page.getByRole('button', { name: /Nakuru/ }).first()
  await tabTo(page, result)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Nakuru, .*KE/).first()).toBeVisible()
  await expect(toggle).toBeFocused()
})

test('a farmer opens, changes and saves "My farm" with the keyboard alone', async ({ page }) => {
  await openDashboard(page)
  const opener = page.getByRole('button', { name: 'My farm' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const card = dialog.locator('summary', { hasText: 'Farm type' })
  await tabTo(page, card)
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('checkbox', { name: 'Vegetables' }))
  await page.keyboard.press('Space')
  await tabTo(page, dialog.getByRole('button', { name: 'Save' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, card)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('checkbox', { name: 'Vegetables' })).toBeChecked()
})

test('the focused element has a visible outline', async ({ page }) => {
  await signInNewFarmer(page)
  const stops = [
    ['/', page.getByRole('link', { name: 'Login', exact: true })],
    ['/login', page.getByLabel('Username')],
    ['/dashboard', page.getByRole('button', { name: 'Logout' })],
    ['/dashboard', page.getByRole('tab', { name: 'Market Intelligence' })],
  ] as const
  for (const [path, target] of stops) {
    await page.goto(path)
    await tabTo(page, target)
    const { style, width } = await target.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return { style: outlineStyle, width: Number.parseFloat(outlineWidth) }
    })
    expect(style, path).not.toBe('none')
    expect(width, path).toBeGreaterThanOrEqual(2)
  }
})
