import type { Page } from '@playwright/test'
import { status } from '@smart-farming/upstream-doubles/faults'
import { expectAccessible } from '../../support/checks/axe.ts'
import { expectWholeWords } from '../../support/checks/whole-words.ts'
import { signInNewFarmer } from '../../support/farmers.ts'
import { chatPanel } from '../../support/features/chat.ts'
import {
  alertsLine,
  dayJobs,
  daySentence,
  jobButtons,
  openDay,
  storeFarmLocation,
} from '../../support/features/farm-weather.ts'
import { dayRows } from '../../support/features/weather.ts'
import {
  type HourlySeries,
  longitudeAtHour,
  mildWeatherExcept,
  setHours,
} from '../../support/hourly-weather.ts'
import { expect, test, type World } from '../../support/test.ts'

/** Opens the dashboard of a farm where it is this hour, in mild weather with the given changes. */
async function seenAt(
  hour: number,
  lat: number,
  page: Page,
  world: World,
  bend: (hourly: HourlySeries) => void,
) {
  world.openMeteo.respond(mildWeatherExcept(bend))
  // Slightly west, because no time zone is east of UTC+12.
  const lon = longitudeAtHour(hour) - 0.1
  // The chat uses the account's place, the weather panel the browser's.
  await signInNewFarmer(page, { location: `${lat}, ${lon}` })
  await page.goto('/')
  await storeFarmLocation(page, 'Far farm', lat, lon)
  await page.goto('/dashboard')
  await expect(dayRows(page)).toHaveCount(5)
  await expect(alertsLine(page)).toBeEnabled()
}

const alerts = (page: Page) => page.getByRole('region', { name: 'Alerts' })
const weather = (page: Page) => page.getByRole('region', { name: 'Weather forecast' })
const job = (page: Page, name: string) => jobButtons(page).and(page.getByRole('button', { name }))

test('a frost that spans midnight is a single overnight event with the same values everywhere on the page', async ({
  page,
  world,
}) => {
  world.model.respond(status(503))
  await seenAt(19, 48.31, page, world, (hourly) => {
    setHours(hourly, 22, 31, { temperature_2m: -1.2, cloud_cover: 10 })
    setHours(hourly, 28, 29, { temperature_2m: -2.4 })
  })
  await expect(alertsLine(page)).toContainText(/^Frost −2\s°C, \w+ \d\d:00 to \w+ \d\d:00\./)
  await alertsLine(page).click()
  await expect(alerts(page).getByRole('listitem')).toHaveCount(1)
  await openDay(page, 0)
  await expect(daySentence(page)).toHaveText(
    /^Tonight hard frost around 04:00, down to −2\s°C, ground to −3\s°C; /,
  )
  await expect(job(page, 'Frost')).toHaveAccessibleName(/No frost .* to 21:00, Frost 21:00 to/)
  await expectWholeWords(page, 'frost tonight')
  await expectAccessible(page)
  await chatPanel(page).ask('Will there be frost tonight?')
  await expect(chatPanel(page).log).toContainText(/down to −2\s°C/)
  await expect(chatPanel(page).log).toContainText(/ground to −3\s°C/)
  await expectWholeWords(page, 'frost tonight in the chat')
})

test('snow is called snow in alerts, sentences, reasons, tables and charts', async ({ page, world }) => {
  await seenAt(9, 48.51, page, world, (hourly) =>
    setHours(hourly, 9, 106, {
      temperature_2m: -6,
      precipitation: 1.2,
      snowfall: 0.84,
      precipitation_probability: 95,
      weather_code: 73,
    }),
  )
  await alertsLine(page).click()
  await expect(
    alerts(page)
      .getByRole('listitem')
      .getByText(/^Heavy snow: 29\smm of water/)
      .last(),
  ).toBeVisible()
  await expect(alerts(page).getByText(/Heavy rain/)).toHaveCount(0)
  for (const at of [0, 2, 1]) {
    await openDay(page, at)
    await expect(daySentence(page)).toContainText(/^Snow throughout, \d+\smm of water/)
  }
  await expect(weather(page).locator('[aria-label*="rain" i]')).toHaveCount(0)
  await jobButtons(page).first().click()
  const reasons = page.getByRole('region', { name: 'What the weather allows' })
  await expect(reasons.getByText(/1\.2\smm of snow \(as water\)/).first()).toBeVisible()
  await expect(reasons.getByText(/\d mm of rain/)).toHaveCount(0)
  await expect(page.getByRole('table').getByText('3.6 mm')).toHaveCount(8)
  await page.getByRole('button', { name: 'Five-day chart' }).click()
  await expect(page.getByRole('img', { name: /^Rain and snow, as water, over five days/ })).toBeVisible()
  await expectWholeWords(page, 'snow')
  await expectAccessible(page)
})

test('old snow rules out work while it lies, and its meltwater does so afterwards', async ({
  page,
  world,
}) => {
  await seenAt(9, 48.61, page, world, (hourly) => {
    setHours(hourly, -48, 150, { temperature_2m: 6, snow_depth: 0 })
    setHours(hourly, -48, 36, { temperature_2m: 3, snow_depth: 0.04 })
  })
  for (const [at, why] of [
    [0, /snow or ice may lie, up to \d+\smm as water/i],
    [1, /wet: \d+\smm of melted snow or ice/i],
  ] as const) {
    await openDay(page, at)
    await job(page, 'Combining').click()
    const reasons = page.getByRole('region', { name: 'What the weather allows' })
    await expect(reasons.getByText(why).first()).toBeVisible()
    await expectWholeWords(page, `old snow, day ${at}`)
    await dayRows(page).nth(at).click()
  }
  await expectAccessible(page)
})

test('hail is the first alert, and no hour before a thunderstorm is good for spraying', async ({
  page,
  world,
}) => {
  await seenAt(9, 48.71, page, world, (hourly) => {
    setHours(hourly, 12, 14, { wind_gusts_10m: 18 })
    setHours(hourly, 15, 18, { weather_code: 96, precipitation: 3, rain: 3, precipitation_probability: 80 })
  })
  await expect(alertsLine(page)).toContainText(/^Hail, \w+ \d\d:00 to \d\d:00\..*\+2 more/)
  await alertsLine(page).click()
  await expect(alerts(page).getByRole('listitem')).toContainText([
    /^Hail/,
    /^Thunderstorms from/,
    /^Gusts from .*Gusts of 65\skm\/h/,
  ])
  await alerts(page).getByText('Limits and sources').click()
  await expect(alerts(page).getByText('forecast weather code').first()).toBeVisible()
  await openDay(page, 0)
  await expect(daySentence(page)).toHaveText(/\w/)
  await expect(daySentence(page)).not.toContainText(/spraying: (good|careful)/)
  await expect(job(page, 'Spraying')).toHaveAccessibleName(/^Spraying Don’t \d\d:00 to 1[78]:00/)
  await expectWholeWords(page, 'thunder')
  await expectAccessible(page)
})

test("at noon, the day's jobs are judged for the remaining hours, counting the morning's rain", async ({
  page,
  world,
}) => {
  await seenAt(12, 48.91, page, world, (hourly) => {
    setHours(hourly, -48, 144, { temperature_2m: 20, relative_humidity_2m: 50 })
    setHours(hourly, 7, 11, { precipitation: 1.5, rain: 1.5, weather_code: 61 })
  })
  await expect(alertsLine(page)).toContainText(/^Nothing|^No alerts/)
  await openDay(page, 0)
  await expect(daySentence(page)).toHaveText(/^Dry from 1[23]:00 on/)
  for (const name of ['Combining', 'Baling hay', 'Field work'])
    await expect(job(page, name)).toHaveAccessibleName(new RegExp(`^${name} Don’t 1[23]:00 to`))
  for (const each of await jobButtons(page).all())
    await expect(each).not.toHaveAccessibleName(/ (0\d|1[01]):00 to/)
  await job(page, 'Combining').click()
  await expect(page.getByText(/6\smm of rain in the \d+ hours before/).first()).toBeVisible()
  const before = page.locator('.before')
  await before.getByText('Recent weather').click()
  await expect(before.getByText('Last 6 hours').locator('..')).toContainText(/6\smm|4\.5\smm/)
  await expect(before.getByText('Last 12 hours').locator('..')).toContainText('6 mm')
  await expect(before.getByRole('link', { name: 'Weather data by Open-Meteo.com' }).first()).toBeVisible()
  await expectWholeWords(page, 'noon after a wet morning')
  await expectAccessible(page)
})

test('missing data is reported as missing and never makes an hour good', async ({ page, world }) => {
  // Columns are null on each day except the first, which shows the result without gaps.
  await seenAt(6, 48.11, page, world, (hourly) => {
    setHours(hourly, -48, 144, { temperature_2m: 15, relative_humidity_2m: 60 })
    setHours(hourly, 25, 49, { precipitation: null, rain: null, showers: null, snowfall: null })
    setHours(hourly, 49, 73, { wind_gusts_10m: null, wind_speed_10m: 4 })
    setHours(hourly, 72, 96, { relative_humidity_2m: null, dew_point_2m: null })
    setHours(hourly, 96, 108, { cloud_cover: null, precipitation_probability: null })
    setHours(hourly, 108, 120, { temperature_2m: null })
  })
  // A day's row must not say more about the job than the day's sentence does.
  await expect(dayJobs(page)).toHaveText([
    /^Spray \d\d–\d\d$/,
    'Spray: not known',
    /^Spray \d\d–\d\d, drift with care$/,
    'Spray: not known',
    /^Spray/,
  ])
  await expect(dayRows(page).nth(1)).toContainText('rain not known')
  for (const [at, sentence] of [
    /spraying: good/,
    /^Rain not known; .*can’t tell/,
    /^Dry .*spraying: careful/,
    /^Dry .*spraying: can’t tell/,
    /frost not known for some hours/,
  ].entries()) {
    await openDay(page, at)
    await expect(daySentence(page)).toHaveText(sentence)
  }
  await dayRows(page).nth(4).click()
  await expect(alertsLine(page)).toContainText(/Not checked: air frost, .*\. No other alerts\./)
  for (const [at, reason] of [
    [1, /rain is not in this forecast/i],
    [2, /gusts are not in this forecast/i],
    [3, /humidity is not in this forecast/i],
    [4, /temperature is not in this forecast/i],
  ] as const) {
    await openDay(page, at)
    // If no hour can be judged, job and reason share one line.
    const isFolded = (await job(page, 'Spraying').count()) === 0
    if (!isFolded) await job(page, 'Spraying').click()
    await expect(page.getByText(reason).first()).toBeVisible()
    if (at < 4 && !isFolded) await expect(job(page, 'Spraying')).not.toHaveAccessibleName(/Good/)
  }
  await expect(job(page, 'Spraying')).toHaveAccessibleName(/Can’t tell (11|12):00 to/)
  await expectWholeWords(page, 'null columns')
  await expectAccessible(page)
})
