import { expect, type Page } from '@playwright/test'
import { testNow } from '../../../src/clock/clock-offset.ts'
import { createFarmer, fillLogin, openDashboard, signInNewFarmer, submitButton } from '../farmers.ts'
import { mockForecastSource } from '../features/farm-weather.ts'
import { dayRows } from '../features/weather.ts'

const refusal = { status: 500, json: { message: 'That did not work.', code: 'internal', requestId: 'r1' } }

async function writeToUs(page: Page): Promise<void> {
  await page.goto('/embed/contact')
  await page.getByLabel('Your name').fill('Wanjiku')
  await page.getByLabel('E-mail or phone').fill('+254 700 000000')
  await page.getByLabel('Your message').fill('Do you know sorghum, too?')
  await page.getByRole('button').click()
}

/** Steps to each screen that waits, has failed or has no data. */
export const failureScreens: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the dashboard while it loads': async (page) => {
    await signInNewFarmer(page)
    await page.route('**/api/user', () => {}) // Never answers.
    await page.goto('/dashboard')
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  },
  'the login with an error': async (page) => {
    await page.goto('/login')
    await fillLogin(page, createFarmer())
    await submitButton(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'a dashboard without a forecast': async (page) => {
    await page.route('**/api/weather/forecast*', (route) => route.fulfill(refusal))
    await openDashboard(page)
    await expect(page.getByText('No forecast at the moment')).toBeVisible()
  },
  'an old forecast': async (page) => {
    const fetchedAt = new Date(testNow() - 20 * 3_600_000).toISOString()
    await mockForecastSource(page, { stale: true, fetchedAt })
    await openDashboard(page)
    await expect(page.getByText('No newer one is available.')).toBeVisible()
  },
  'a sample forecast': async (page) => {
    await mockForecastSource(page, { sample: true })
    await openDashboard(page)
    await expect(page.getByText('Sample forecast.')).toBeVisible()
  },
  'a chatbot frame that does not load': async (page) => {
    await page.route('**/embed/assistant', (route) => route.abort('connectionrefused'))
    await openDashboard(page)
    await page.getByRole('tab', { name: 'Farm Assistant' }).click()
    await expect(page.getByText('The farm assistant is not loading.')).toBeVisible()
  },
  'a screen whose script failed to load': async (page) => {
    // The error is logged on purpose, and is not under test here.
    await page.addInitScript(() => {
      console.error = () => {}
    })
    await signInNewFarmer(page)
    await page.route(/assets\/dashboard[^/]*\.js/, (route) => route.abort('internetdisconnected'))
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
  },
  'our contact form after sending': async (page) => {
    await writeToUs(page)
    await expect(page.getByText('Thank you. Your message has arrived.')).toBeVisible()
  },
  'our contact form after a failure': async (page) => {
    await page.route('**/api/contact', (route) => route.abort('internetdisconnected'))
    await writeToUs(page)
    await expect(page.getByRole('alert')).toHaveText('Network error. Please try again.')
  },
  'the farm assistant with a conversation': async (page) => {
    await signInNewFarmer(page)
    await page.goto('/embed/assistant')
    await page.getByRole('textbox').fill('When do I earth up potatoes?')
    await page.keyboard.press('Enter')
    await expect(page.getByText('You asked: When do I earth up potatoes?')).toBeVisible()
  },
  'an unknown farm location and a search without results': async (page) => {
    await page.route('**/api/weather/search*', (route) => route.fulfill({ json: [] }))
    await openDashboard(page, { location: 'Xyzzyqwv' })
    await expect(page.getByText('We could not find Xyzzyqwv. Choose your place.')).toBeVisible()
    await expect(dayRows(page)).toHaveCount(5)
    await page.getByRole('button', { name: 'Change Location' }).click()
    await page.getByPlaceholder('Enter town/village name...').fill('Qwvxyzzy')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText(/Nothing was found for “Qwvxyzzy”/)).toBeVisible()
  },
}
