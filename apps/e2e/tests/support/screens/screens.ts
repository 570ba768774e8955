import { expect, type Page } from '@playwright/test'
import { atDashboard, fillSignup, newFarmer, signedIn, submit, typePlace } from '../farmers.ts'
import { answerWith, chat, richAnswer, worldBank } from '../features/chat.ts'
import { alertsLine, jobs, openDay } from '../features/farm-weather.ts'
import { dayRows } from '../features/weather.ts'
import { screensInTrouble } from './screens-in-trouble.ts'
import { screensOfPasskeys } from './screens-passkeys.ts'

/** Every screen in every state that looks different, and how to get there. */
export const screens: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the landing page': (page) => page.goto('/'),
  'the login': (page) => page.goto('/login'),
  'the signup with an error': async (page) => {
    await page.goto('/signup')
    await fillSignup(page, newFarmer(), 'something else')
    await submit(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'the signup with places to choose from': async (page) => {
    await page.goto('/signup')
    await typePlace(page, 'kap')
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { selected: true })).toBeVisible()
  },
  'the signup with a place that nobody knows': async (page) => {
    await page.goto('/signup')
    await typePlace(page, 'Xyzzyqq')
    await expect(page.getByText(/^Not on our list/)).toBeVisible()
  },
  'a forgotten password': async (page) => {
    await page.goto('/recover')
    await expect(page.getByLabel('Recovery code')).toBeVisible()
  },
  'what is kept of a farmer': (page) => page.goto('/privacy'),
  'a link to move that is over': async (page) => {
    await page.goto('/move#over')
    await expect(page.getByText(/^This link is over/)).toBeVisible()
  },
  'my account, opened': async (page) => {
    await signedIn(page)
    await page.goto('/account')
    await page.getByRole('button', { name: 'Make a recovery code' }).click()
    const opened = ['Change the farm name', 'Change the username', 'Change the password', 'Show the link']
    for (const name of [...opened, 'Show what happened']) await page.getByRole('button', { name }).click()
    await expect(page.getByText('The account was made')).toBeVisible()
    await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible()
    await expect(page.getByText('I have written it down')).toBeVisible()
  },
  'an unknown address': (page) => page.goto('/nowhere'),
  'our contact form': (page) => page.goto('/embed/contact'),
  'the dashboard with a conversation and an opened day': async (page) => {
    await atDashboard(page)
    await page.getByRole('tabpanel').getByRole('textbox').fill('What is maize worth?')
    await page.keyboard.press('Enter')
    await expect(page.getByText('You asked: What is maize worth?')).toBeVisible()
    await dayRows(page).nth(1).click()
    await expect(page.getByRole('table')).toBeVisible()
  },
  'a conversation with all that an answer can hold': async (page) => {
    await answerWith(page, richAnswer, {
      sources: [worldBank],
      notes: ['2 statements were left out because they could not be checked.'],
    })
    await atDashboard(page)
    await chat(page).ask('What is maize worth, and what is wheat worth, here and elsewhere?')
    await expect(
      page.getByText('2 statements were left out because they could not be checked.'),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Maize', exact: true })).toBeVisible()
  },
  'an answer that was cut off, and a question that is put another way': async (page) => {
    await answerWith(page, 'Maize is at', { isCut: true })
    await atDashboard(page)
    await chat(page).ask('What is maize worth?')
    await page.getByRole('button', { name: /^Edit/ }).click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
  'an opened day with a job, its limits, the alerts and the chart': async (page) => {
    await atDashboard(page)
    await openDay(page, 1)
    await jobs(page).first().click()
    await page.getByText('Limits and sources').click()
    await alertsLine(page).click()
    await page.getByRole('button', { name: 'Chart of the five days' }).click()
    await page.getByText('The numbers').click()
    await expect(page.getByRole('img', { name: /^Wind/ })).toBeVisible()
  },
  'the hours of the five days in the middle of a desk': async (page) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await atDashboard(page)
    await page.getByRole('link', { name: 'Weather', exact: true }).click()
    await page.getByRole('slider', { name: 'Read a time' }).press('ArrowRight')
    await page.getByText('The numbers').click()
    await expect(page.getByRole('table')).toBeVisible()
  },
  'the choice of a location': async (page) => {
    await atDashboard(page)
    await page.getByRole('button', { name: 'Change Location' }).click()
    await page.getByPlaceholder('Enter town/village name...').fill('Ludlow')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('Select your location:')).toBeVisible()
  },
  'a place that is given another name': async (page) => {
    await atDashboard(page)
    await expect(dayRows(page)).toHaveCount(5)
    await page.getByRole('button', { name: 'Change Location' }).click()
    await page.getByRole('button', { name: /^Rename/ }).click()
    await expect(page.getByLabel('Name of the place')).toBeVisible()
  },
  'the farm assistant': async (page) => {
    await atDashboard(page)
    await page.getByRole('tab', { name: 'Farm Assistant' }).click()
    await expect(page.frameLocator('iframe').getByRole('textbox')).toBeVisible()
  },
  ...screensOfPasskeys,
  ...screensInTrouble,
}
