import type { Page } from '@playwright/test'
import type { Outlook } from '@smart-farming/contracts/weather'
import { loadAnswerMessages } from '@smart-farming/words/catalogues'
import { findClippedWords } from '../../support/checks/clipped-words.ts'
import { horizontalOverflow } from '../../support/checks/layout.ts'
import { openDashboard, saveByApi, signInNewFarmer } from '../../support/farmers.ts'
import { alertsLine, openDay, openFarm } from '../../support/features/farm-weather.ts'
import { expect, test } from '../../support/test.ts'

type Language = Parameters<typeof loadAnswerMessages>[0]
const LANGUAGES: readonly Language[] = ['en', 'fr', 'es', 'pt', 'sw', 'hi', 'ar']

/** Very long place names: a village in Wales and a hill in New Zealand. */
const PLACES = [
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu',
]

const textsOf = (part: unknown): string[] =>
  typeof part === 'string'
    ? [part]
    : part && typeof part === 'object'
      ? Object.values(part).flatMap(textsOf)
      : []

async function longestWords(language: Language): Promise<string> {
  const { weather } = await loadAnswerMessages(language)
  const words = new Set(textsOf(weather).flatMap((text) => text.split(/\s+/)))
  return [...words]
    .sort((a, b) => b.length - a.length)
    .slice(0, 8)
    .join(' ')
}

/** Replaces all texts of the outlook: days, alerts, jobs, today. */
async function sayEverywhere(page: Page, said: string): Promise<void> {
  await page.route('**/api/weather/outlook*', async (route) => {
    const outlook: Outlook = await (await route.fetch()).json()
    const answer = { sign: 'dont', title: said, verdict: said, when: said, reasons: [said] }
    const inWords = <One extends object>(all: readonly One[]) => all.map((one) => ({ ...one, ...answer }))
    await route.fulfill({
      json: {
        ...outlook,
        days: outlook.days.map((day) => ({ ...day, sentence: said })),
        today: { jobs: outlook.today?.jobs.map(inWords) ?? [], night: inWords(outlook.today?.night ?? []) },
        alerts: outlook.alerts && {
          ...outlook.alerts,
          found: ['1', '2'].map((id) => ({
            id,
            kind: 'blight',
            sentence: said,
            endDt: outlook.alerts?.untilDt,
          })),
        },
      },
    })
  })
}

for (const percent of [100, 150, 200])
  test(`the longest words and place names are not cut off at 320 px and ${percent} % text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // Sets the text size before the first paint, as a phone's own setting or ours does.
    await page.addInitScript((size) => {
      const beginning = new MutationObserver(() => {
        document.documentElement.style.fontSize = size
        beginning.disconnect()
      })
      beginning.observe(document, { childList: true })
    }, `${percent}%`)
    await signInNewFarmer(page, { farmName: PLACES[0] ?? '' })
    const place = { name: PLACES[0] ?? '', state: PLACES[1], country: 'GB', lat: 53.2214, lon: -4.2003 }
    await saveByApi(page, '/api/farm/place', place)
    for (const language of LANGUAGES) {
      const said = await longestWords(language)
      await sayEverywhere(page, said)
      await page.goto('/dashboard')
      await expect(page.locator('html')).toHaveCSS('font-size', `${(16 * percent) / 100}px`)
      await expect(alertsLine(page)).toContainText(said)
      await alertsLine(page).click()
      // Waits for the whole list before pressing a day below it, because a press can miss a moving
      // element.
      await expect(page.getByText('Not official warnings.')).toBeVisible()
      await openDay(page, 1)
      expect.soft(await findClippedWords(page), language).toEqual([])
      expect.soft(await horizontalOverflow(page), language).toBe(0)
      await page.unrouteAll({ behavior: 'wait' })
    }
  })

test('a long place name does not break inside a word that fits its column', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openFarm(page, 'Thiruvananthapuram Kazhakkoottam', 8.57, 76.87)
  await page.goto('/dashboard')
  const name = page.locator('.location-chooser__name')
  const linesOfFirstWord = () =>
    name.evaluate((element) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text
      const word = document.createRange()
      word.setStart(text, 0)
      word.setEnd(text, 'Thiruvananthapuram'.length)
      return word.getClientRects().length
    })
  await expect.poll(linesOfFirstWord).toBe(1)
  expect(await horizontalOverflow(page)).toBe(0)
})

test('the place selector shows the chosen name in full', async ({ page }) => {
  await openDashboard(page)
  for (const lat of [52.5, 52.6])
    await page.request.post('/api/farm/places', {
      data: { name: 'Ludlow', state: 'England', country: 'GB', lat, lon: -2.7 },
    })
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/dashboard')
    const select = page.getByRole('combobox', { name: 'Your places' })
    await expect(select).toHaveValue(/./)
    const room = await select.evaluate((box: HTMLSelectElement) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(box)
      const drawn = Object.assign(document.createElement('canvas').getContext('2d') ?? {}, { font })
      const name = box.selectedOptions[0]?.text ?? ''
      // The browser's own arrow is about as wide as the text is high.
      const arrow = Number.parseFloat(getComputedStyle(box).fontSize)
      const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)
      return box.clientWidth - padding - arrow - (drawn as CanvasRenderingContext2D).measureText(name).width
    })
    expect(room, `${width} px`).toBeGreaterThanOrEqual(0)
  }
})
