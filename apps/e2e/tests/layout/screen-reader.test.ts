import { expectAnnounced } from '../support/checks/announced.ts'
import { createFarmer, fillSignup, openDashboard, submitButton } from '../support/farmers.ts'
import { alertsLine, openDay } from '../support/features/farm-weather.ts'
import { expect, test } from '../support/test.ts'

const titled = (title: string) => `${title} · Smart Farming`

test('every view has its own page title', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Smart Farming: weather, prices and answers for your farm')
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveTitle(titled('Create your account'))
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveTitle(titled('Login'))
  await page.goto('/recover')
  await expect(page).toHaveTitle(titled('Forgotten password'))
  await page.goto('/privacy')
  await expect(page).toHaveTitle(titled('What we keep, and who sees it'))
  await page.goto('/nowhere')
  await expect(page).toHaveTitle(titled('404 - Page Not Found'))
  await openDashboard(page)
  await expect(page).toHaveTitle(titled('Dashboard'))
  for (const [role, name] of [
    ['tab', 'Farm Assistant'],
    ['tab', 'Market Intelligence'],
    ['link', 'Prices'],
    ['link', 'Weather'],
  ] as const) {
    await page.getByRole(role, { name, exact: true }).click()
    await expect(page).toHaveTitle(titled(name))
  }
  await page.getByRole('link', { name: 'My account' }).click()
  await expect(page).toHaveTitle(titled('My account'))
})

test('a screen reader reads each signup field by its name, and the error after a refusal', async ({
  page,
}) => {
  await page.goto('/signup')
  await expectAnnounced(
    page.getByRole('main'),
    'heading "Create your account" [level=1]',
    'textbox "Name"',
    'textbox "Farm Name"',
    'textbox "Location"',
    'textbox "Password"',
    'button "Show Password"',
    'status: At least 6 characters',
    'textbox "Confirm Password"',
    'button "Show Confirm Password"',
    'button "Create Account"',
    'link "Sign in"',
  )
  await fillSignup(page, createFarmer(), 'another one')
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAnnounced(page.getByRole('main'), 'alert: Passwords do not match', 'textbox "Confirm Password"')
})

test("a screen reader reads the dashboard's answers first, then each section under its heading", async ({
  page,
}) => {
  await openDashboard(page)
  await openDay(page, 1)
  await alertsLine(page).click()
  await expect(page.getByText('Not official warnings.')).toBeVisible()
  await expectAnnounced(
    page.locator('body'),
    'link "Skip the menu"',
    'heading "Green Acres Farm Dashboard" [level=1]',
    'button "Logout"',
    'region "Today"',
    /^heading "Spraying .*\[level=2\]/,
    /^heading "(Tonight|Today) .*\[level=2\]/,
    'heading "Your crop Choose your crops" [level=2]',
    'navigation "Dashboard"',
    'tab "Market Intelligence" [selected]',
    'tab "Farm Assistant"',
    'link "Prices"',
    'link "Weather"',
    'region "Weather forecast"',
    'heading "Weather forecast" [level=2]',
    'button "My farm"',
    'button "Change Location"',
    'region "Alerts"',
    /^button .*\[expanded\]/,
    'region "Now"',
    'list "The next few hours"',
    /^heading .* average .*\[level=3\]/,
    /^button ".* average −?\d+° to −?\d+° .* chance Wind .* Spray.*" \[expanded\]/,
    /^paragraph: .*(rain|dry|showers)/i,
    /^table .*Every 3 hours/,
    'columnheader "Temperature"',
    /^rowheader "\d\d:00"/,
    'region "What the weather allows"',
    /^button "Spraying (Good|Careful|Don’t|Can’t tell) /,
    'main',
    'heading "Ask about your market" [level=2]',
    'textbox "Your question"',
    'heading "Your crop prices" [level=2]',
  )
  // A phone opens at the weather, the only marked item. The tabs show which chat is selected.
  await expect(page.locator('[aria-current]:not([aria-current=time])')).toHaveText(['Weather'])
})
