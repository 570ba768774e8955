import { expectAnnounced } from '../../support/checks/announced.ts'
import { fillLogin, openDashboard, signInNewFarmer, submitButton } from '../../support/farmers.ts'
import { farmDialog, openAllCards } from '../../support/features/changes.ts'
import { chatPanel } from '../../support/features/chat.ts'
import { addCrop } from '../../support/features/prices.ts'
import { expect, test } from '../../support/test.ts'

test("following a link between pages moves the focus to the new page's heading", async ({ page }) => {
  const farmer = await signInNewFarmer(page)
  await page.context().clearCookies()
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  await page.goto('/')
  await page.getByRole('link', { name: 'Login', exact: true }).click()
  await expect(heading('Login')).toBeFocused()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(heading('Create your account')).toBeFocused()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(heading('Login')).toBeFocused()
  await fillLogin(page, farmer)
  await submitButton(page).click()
  await expect(heading(/Farm Dashboard$/)).toBeFocused()
})

test('the signup form describes the name field as the username for logging in', async ({ page }) => {
  await page.goto('/signup')
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
    'This is your username when you log in.',
  )
})

test('a screen reader reads the landing page and the login form in order', async ({ page }) => {
  await page.goto('/')
  await expectAnnounced(
    page.getByRole('main'),
    'heading "Smart Farming Intelligence" [level=1]',
    'link "Start Free Trial"',
    'link "Sign In"',
    'heading "Market Intelligence" [level=3]',
    'heading "Weather Forecasts" [level=3]',
    'heading "Farm Assistant" [level=3]',
    'heading "Get in Touch" [level=2]',
    'iframe',
  )
  await page.goto('/login')
  await expectAnnounced(
    page.getByRole('main'),
    'heading "Login" [level=1]',
    'textbox "Username"',
    'textbox "Password"',
    'button "Sign In"',
    'link "Create an account"',
    'link "Back to home"',
  )
})

test('a screen reader reads a price with its kind, source and chart span', async ({ page }) => {
  await openDashboard(page)
  await page.getByRole('link', { name: 'Prices', exact: true }).click()
  await addCrop(page, 'Maize')
  await page.getByRole('button', { name: 'Show these prices' }).click()
  await page.getByRole('button', { name: /: maize$/ }).click()
  await expect(page.getByRole('slider', { name: 'Show prices by month' })).toBeVisible()
  await expectAnnounced(
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Maize', exact: true }) }),
    'heading "Maize" [level=3]',
    /World price/,
    /^link ".*World Bank/,
    /^button ".*maize" \[expanded\]/,
    'button "1 year" [pressed]',
    /^img "Monthly prices, from \d+ to \d+/,
    'slider "Show prices by month"',
  )
})

test("a screen reader reads each chat message's speaker, text, check note and buttons", async ({ page }) => {
  await openDashboard(page)
  const market = chatPanel(page)
  await market.ask('What is maize worth?')
  await expect(market.tool('Ask again')).toBeVisible()
  await expectAnnounced(
    market.panel,
    'heading "Ask about your market" [level=2]',
    'button "Clear"',
    'log "Messages"',
    'paragraph: You',
    'paragraph: What is maize worth?',
    'button "Edit: What is maize worth?"',
    'paragraph: AI Assistant',
    /^paragraph: "You asked: What is maize worth\?"/,
    'paragraph: General advice from the AI model; not checked against a source.',
    'button "Copy"',
    'button "Ask again"',
    'textbox "Your question"',
    'button "Send" [disabled]',
  )
})

test('a screen reader reads each question of "My farm" with its answers and the selected answer', async ({
  page,
}) => {
  await openDashboard(page)
  await page.getByRole('button', { name: 'My farm' }).click()
  await openAllCards(farmDialog(page))
  await expect(farmDialog(page).getByLabel('Heavy clay')).toBeVisible()
  await expect(farmDialog(page).getByLabel('Find a crop')).toBeVisible()
  await expectAnnounced(
    farmDialog(page),
    'heading "My farm" [level=2]',
    'region "Place"',
    'button "Rename Ludlow, England, GB"',
    'button "Add another place"',
    'heading "Your crops" [level=3]',
    'text: None chosen Change',
    'group "Your crops"',
    'searchbox "Find a crop"',
    'combobox "Crop"',
    'option "None" [selected]',
    'heading "Units" [level=3]',
    'text: °C · km/h · mm Change',
    'group "Temperature"',
    'radio "°C" [checked]',
    'group "Farm type"',
    'checkbox "Vegetables"',
    'group "Soil"',
    'radio "Light or medium" [checked]',
    'radio "Heavy clay"',
    'combobox "What I spray most"',
    'region "My own limits"',
    'button "Save"',
    'button "Cancel"',
  )
})

test('a screen reader reads the open Change Location form and its results', async ({ page }) => {
  await openDashboard(page)
  await page.getByRole('button', { name: 'Change Location' }).click()
  await page.getByRole('textbox', { name: 'Town or village' }).fill('Nakuru')
  await page.getByRole('textbox', { name: 'Town or village' }).press('Enter')
  await expect(page.getByRole('button', { name: /^Nakuru/ }).first()).toBeVisible()
  await expectAnnounced(
    page.getByRole('region', { name: 'Weather forecast' }),
    'button "Change Location" [expanded]',
    'form "Find a place"',
    'textbox "Town or village"',
    'button "Search"',
    'button "Cancel"',
    'button "Use my position"',
    'status',
    'heading "Select your location:" [level=3]',
    'list "Select your location:"',
    'button "Nakuru, Nakuru, KE Kenya"',
  )
})
