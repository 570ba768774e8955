import { expect, type Page } from '@playwright/test'
import {
  createFarmer,
  fillSignup,
  openDashboard,
  signInNewFarmer,
  submitButton,
  typePlace,
} from '../farmers.ts'
import { calculators } from '../features/calculators.ts'
import { openAllCards } from '../features/changes.ts'
import { chatPanel, mockAnswer, richAnswer, worldBankSource } from '../features/chat.ts'
import { alertsLine, jobButtons, openDay } from '../features/farm-weather.ts'
import { addCrop } from '../features/prices.ts'
import { dayRows } from '../features/weather.ts'

/** Steps to every screen. Further states are in states.ts. */
export const screens: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the landing page': (page) => page.goto('/'),
  'the login': (page) => page.goto('/login'),
  'the signup with an error': async (page) => {
    await page.goto('/signup')
    await fillSignup(page, createFarmer(), 'something else')
    await submitButton(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'the signup with suggested places': async (page) => {
    await page.goto('/signup')
    await typePlace(page, 'kap')
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { selected: true })).toBeVisible()
  },
  'the recovery page': async (page) => {
    await page.goto('/recover')
    await expect(page.getByLabel('Recovery code')).toBeVisible()
  },
  'the privacy page': (page) => page.goto('/privacy'),
  'my account with every part open': async (page) => {
    await signInNewFarmer(page)
    await page.goto('/account')
    await page.getByRole('button', { name: 'Make a recovery code' }).click()
    const opened = ['Change the farm name', 'Change the username', 'Change the password', 'Show the link']
    for (const name of [...opened, 'Show account activity']) await page.getByRole('button', { name }).click()
    await expect(page.getByText('The account was created')).toBeVisible()
    await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible()
    await expect(page.getByText('I have written it down')).toBeVisible()
  },
  'the 404 page': (page) => page.goto('/nowhere'),
  'our contact form': (page) => page.goto('/embed/contact'),
  'the dashboard with a conversation and an opened day': async (page) => {
    await openDashboard(page)
    await page.getByRole('tabpanel').getByRole('textbox').fill('What is maize worth?')
    await page.keyboard.press('Enter')
    await expect(page.getByText('You asked: What is maize worth?')).toBeVisible()
    await dayRows(page).nth(1).click()
    await expect(page.getByRole('table')).toBeVisible()
  },
  'a conversation with every part of an answer': async (page) => {
    await mockAnswer(page, richAnswer, {
      sources: [worldBankSource],
      notes: ['2 statements were left out because they could not be checked.'],
    })
    await openDashboard(page)
    await chatPanel(page).ask('What is maize worth, and what is wheat worth, here and elsewhere?')
    await expect(
      page.getByText('2 statements were left out because they could not be checked.'),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Maize', exact: true })).toBeVisible()
  },
  'an opened day with a job, its limits, the alerts and the chart': async (page) => {
    await openDashboard(page)
    await openDay(page, 1)
    await jobButtons(page).first().click()
    await page.getByText('Limits and sources').click()
    await alertsLine(page).click()
    await page.getByRole('button', { name: 'Five-day chart' }).click()
    await page.getByText('The numbers').click()
    await expect(page.getByRole('img', { name: /^Wind/ })).toBeVisible()
  },
  'the hours of the five days on a desk': async (page) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openDashboard(page)
    await page.getByRole('link', { name: 'Weather', exact: true }).click()
    await page.getByRole('slider', { name: 'Show values at a time' }).press('ArrowRight')
    await page.getByText('The numbers').click()
    await expect(page.getByRole('table')).toBeVisible()
  },
  'the location search with results': async (page) => {
    await openDashboard(page)
    await page.getByRole('button', { name: 'Change Location' }).click()
    await page.getByPlaceholder('Enter town/village name...').fill('Ludlow')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('Select your location:')).toBeVisible()
  },
  'the farm assistant': async (page) => {
    await openDashboard(page)
    await page.getByRole('tab', { name: 'Farm Assistant' }).click()
    await expect(page.frameLocator('iframe').getByRole('textbox')).toBeVisible()
  },
  'the farm settings': async (page) => {
    await openDashboard(page)
    await page.getByRole('button', { name: 'My farm' }).click()
    await openAllCards(page.getByRole('dialog'))
    await page.getByRole('dialog').getByText('Spraying', { exact: true }).click()
    await expect(page.getByLabel('Stop if wind reaches')).toBeVisible()
  },
  'the price board': async (page) => {
    await openDashboard(page)
    await page.getByRole('link', { name: 'Prices', exact: true }).click()
    await addCrop(page, 'Maize')
    await page.getByRole('button', { name: 'Show these prices' }).click()
    await page.getByRole('button', { name: /: maize$/ }).click()
    await page.getByText('Your break-even', { exact: true }).click()
    await expect(page.getByRole('button', { name: 'Calculate' })).toBeVisible()
  },
  'the farm sums': async (page) => {
    await openDashboard(page)
    await calculators(page).open()
    await calculators(page).fill('Area', '-1')
    await calculators(page).choose('Loan')
    for (const [field, text] of [
      ['Loan', '100000'],
      ['Months', '12'],
      ['Interest', '18'],
    ] as const)
      await calculators(page).fill(field, text)
    await expect(calculators(page).result).toContainText('9,168')
  },
}
