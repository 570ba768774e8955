import type { Page } from '@playwright/test'
import { tabTo, typeInto } from '../support/checks/keyboard.ts'
import { createFarmer, openDashboard, signInNewFarmer } from '../support/farmers.ts'
import { dayRows } from '../support/features/weather.ts'
import { SIZES } from '../support/screens/sizes.ts'
import { expect, test } from '../support/test.ts'

test('a visitor creates an account from the landing page with the keyboard alone', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, page.getByRole('link', { name: 'Get Started' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/signup')
  const { username, farmName, location, password } = createFarmer()
  await typeInto(page, {
    Name: username,
    'Farm Name': farmName,
    Location: location,
    Password: password,
    'Confirm Password': password,
  })
  await tabTo(page, page.getByRole('button', { name: 'Create Account' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Welcome, ${username}!`)).toBeVisible()
})

/** The parts of the dashboard after its skip link. */
const PARTS = '.dashboard-header, .farm-today, .dashboard__menu, #main, #weather, #prices'

async function wayOfTheTabKey(page: Page): Promise<string[]> {
  await page.getByRole('link', { name: 'Skip the menu' }).focus()
  const way: string[] = []
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab')
    const part = await page.evaluate((parts) => {
      const found = document.activeElement?.closest(parts)
      return found?.id || found?.classList[0]
    }, PARTS)
    if (part === undefined) return way
    if (part !== way.at(-1)) way.push(part)
  }
  throw new Error('the dashboard has no end')
}

/**
 * Visible parts without nested ones, from left to right and top to bottom. A phone's menu overlays
 * all of them.
 */
const wayOfTheEye = (page: Page): Promise<string[]> =>
  page.evaluate((parts) => {
    const shown = [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility())
    const whole = shown.filter((part) => !shown.some((other) => other !== part && part.contains(other)))
    const seen = whole.map((part) => ({
      name: part.id || part.classList[0] || '',
      box: part.getBoundingClientRect(),
    }))
    return seen
      .sort(({ box: one }, { box: other }) => {
        const isBeside = one.right <= other.left + 1 || other.right <= one.left + 1
        return isBeside ? one.left - other.left : one.top - other.top
      })
      .map(({ name }) => name)
  }, PARTS)

test('the Tab key visits each part of the dashboard once, in visual order', async ({ page, isMobile }) => {
  await signInNewFarmer(page)
  for (const [width, height] of SIZES.filter(([wide]) => wide < 960 === Boolean(isMobile))) {
    await page.setViewportSize({ width, height })
    // On a phone the parts are one below the other; on a desktop the menu selects the middle one.
    for (const [tab, all] of isMobile
      ? ([['prices', ['main', 'prices', 'weather']]] as const)
      : ([
          ['prices', ['prices', 'weather']],
          ['market', ['main', 'weather']],
          ['weather', ['main', 'weather']],
        ] as const)) {
      await page.goto(`/dashboard?tab=${tab}`)
      await expect(dayRows(page)).toHaveCount(5)
      if (tab === 'prices') await expect(page.getByLabel('Find a crop')).toBeVisible()
      if (tab === 'weather')
        await expect(page.getByRole('slider', { name: 'Show values at a time' })).toBeVisible()
      const [head, today, menu, ...places] = await wayOfTheTabKey(page)
      expect([head, today, menu]).toEqual(['dashboard-header', 'farm-today', 'dashboard__menu'])
      const seen = await wayOfTheEye(page)
      expect(places, `${tab}, ${width} x ${height}`).toEqual(
        seen.filter((part) => part !== head && part !== today && part !== menu),
      )
      expect([...places].sort()).toEqual(all)
    }
  }
})

test('a farmer asks a question, opens a day, reads prices and logs out with the keyboard alone', async ({
  page,
}) => {
  await openDashboard(page)
  await expect(dayRows(page)).toHaveCount(5)
  await tabTo(page, page.getByRole('textbox', { name: /question/i }))
  await page.keyboard.type('What is maize worth?')
  await page.keyboard.press('Enter')
  await expect(page.getByText('You asked: What is maize worth?')).toBeVisible()

  await tabTo(page, dayRows(page).nth(1))
  await page.keyboard.press('Enter')
  const work = page.getByRole('region', { name: 'What the weather allows' })
  await tabTo(page, work.getByRole('button').first())
  await page.keyboard.press('Enter')
  await expect(page.getByText('Limits and sources')).toBeVisible()

  await tabTo(page, page.getByRole('link', { name: 'Prices', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Find a crop'))
  await page.keyboard.type('Maize')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Show these prices' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /: maize$/ })).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: 'Logout' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})
