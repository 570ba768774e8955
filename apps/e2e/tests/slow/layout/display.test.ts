import type { Locator, Page } from '@playwright/test'
import { ruleViolations } from '../../support/checks/axe.ts'
import { signInNewFarmer } from '../../support/farmers.ts'
import { OUTDOOR_COLOURS, readDisplay } from '../../support/screens/display.ts'
import { screens } from '../../support/screens/screens.ts'
import { screenStates } from '../../support/screens/states.ts'
import { expect, test } from '../../support/test.ts'

const display = (page: Page) => page.getByRole('region', { name: 'Display' })

test("the chatbot frame follows the page's contrast and text size at once", async ({
  page,
  context,
  watch,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signInNewFarmer(page)
  await page.goto('/account')
  await display(page).getByRole('checkbox').check()
  await page.goto('/dashboard')
  await page.getByRole('tab', { name: 'Farm Assistant' }).click()
  await expect(page.frameLocator('iframe').getByRole('textbox')).toBeVisible()
  const frame = page.frames()[1]
  if (!frame) throw new Error('There is no frame')
  expect(await readDisplay(frame)).toMatchObject(OUTDOOR_COLOURS.light)

  const other = await context.newPage()
  watch(other)
  await other.goto('/account')
  await display(other).getByRole('checkbox').uncheck()
  await display(other).getByRole('radio', { name: 'Large', exact: true }).check()
  await expect.poll(() => readDisplay(frame)).toMatchObject({ text: 20 })
  expect((await readDisplay(frame)).paper).not.toBe(OUTDOOR_COLOURS.light.paper)
  expect(await readDisplay(page)).toMatchObject({ text: 20 })
})

const inSunlight = [
  'the landing page',
  'the signup with an error',
  'my account with every part open',
  'the dashboard with a conversation and an opened day',
  'an opened day with a job, its limits, the alerts and the chart',
] as const

for (const name of inSunlight) {
  test(`${name}: all text has a contrast of at least 7:1 in both themes with outdoor contrast`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('display', 'outdoors'))
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await screens[name]?.(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await readDisplay(page)).toMatchObject(OUTDOOR_COLOURS[colorScheme])
      expect(await ruleViolations(page, 'color-contrast-enhanced')).toEqual([])
    }
  })
}

test('forced colours draw menu items and "unknown" answers in the text colour', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await screenStates['a dashboard without a forecast']?.(page)
  const colourOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color)
  const text = await colourOf(page.locator('body'))
  for (const part of [
    page.getByRole('tab', { name: 'Farm Assistant' }),
    page.getByRole('link', { name: 'Prices', exact: true }),
    page.getByText('no forecast available').first(),
    page.getByText('Not known', { exact: true }).first(),
    page.getByText('Today’s work', { exact: true }),
    page.getByText('Alerts are not checked: there is no forecast.').first(),
  ])
    expect(await colourOf(part), String(part)).toBe(text)
})

test('forced colours draw icons in the text colour and keep chart numbers readable', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await screens['the price board']?.(page)
  const styleOf = (part: Locator) =>
    part.evaluate((element) => {
      const { color, fill, stroke } = getComputedStyle(element)
      return { color, fill, stroke }
    })
  const { color: text } = await styleOf(page.locator('body'))
  for (const letters of [page.locator('.price-chart__figure'), page.locator('.price-chart__month')])
    expect(await styleOf(letters.first())).toMatchObject({ fill: text, stroke: 'none' })
  // The selected choice differs by more than its font weight.
  const frameOf = (isChosen: boolean) =>
    page
      .locator(`.view-switch__way[aria-pressed="${isChosen}"]`)
      .first()
      .evaluate((element) => getComputedStyle(element).borderTopWidth)
  expect(await frameOf(true)).not.toBe(await frameOf(false))
  // A link keeps the system's link colour.
  expect((await styleOf(page.getByRole('link', { name: 'My account' }))).color).not.toBe(text)
  for (const sign of ['.alerts-bar__mark', '.alerts-bar__arrow', '.chat-composer__speak > svg'])
    expect((await styleOf(page.locator(sign).first())).stroke, sign).toBe(text)
})

test('forced colours give text and its background matching colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  const coloursOf = (part: Locator) =>
    part.evaluate((element) => {
      const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(element)
      return { color, backgroundColor, forcedColorAdjust }
    })
  await screens['an opened day with a job, its limits, the alerts and the chart']?.(page)
  const { color: text, backgroundColor: paper } = await coloursOf(page.locator('html'))
  const stretches = await page.locator('.work-strip__window').all()
  expect(stretches.length).toBeGreaterThan(0)
  for (const stretch of stretches) expect((await coloursOf(stretch)).backgroundColor).toBe(paper)
  await page.getByRole('button', { name: 'Change Location' }).click()
  const filled = { color: paper, backgroundColor: text, forcedColorAdjust: 'none' }
  expect(await coloursOf(page.getByRole('button', { name: 'Search', exact: true }))).toEqual(filled)
})
