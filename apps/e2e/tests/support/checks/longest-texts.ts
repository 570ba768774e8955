import type { Page } from '@playwright/test'
import type { Outlook } from '@smart-farming/contracts/weather'
import { ALERT_KINDS } from '@smart-farming/weather-core/alerts/alert-kinds'
import { displayUnits } from '@smart-farming/weather-core/display-units'
import {
  findAlertOutlook,
  judgeDayStatements,
  type OutlookFarm,
} from '@smart-farming/weather-core/outlook/outlook'
import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import { ENTERPRISES } from '@smart-farming/weather-core/work/farm/enterprises'
import { server } from '@smart-farming/words/en/server'
import { describeDay } from '@smart-farming/words/sentences/day'
import { describeAlertOutlook } from '@smart-farming/words/sentences/outlook'

const words = server.weather

/** Midnight in Ludlow, on a day without a clock change. */
const place = { latDeg: 52.37, lonDeg: -2.72, zone: 'Europe/London', offsetSeconds: 0 }
const midnight = Date.parse('2026-02-11T00:00:00Z') / 1000

const farms: readonly OutlookFarm[] = [
  { enterprises: ['dairy'] },
  { enterprises: ['dairy'], units: { temperature: 'F', wind: 'knots', rain: 'in' } },
]

/**
 * Weather that changes the wording in ways other than rain. Omitted fields are missing from the
 * forecast.
 */
const airs: readonly Partial<WeatherStep>[] = [
  { tempC: 18, humidityPct: 65, windKmh: 9, gustKmh: 14, cloudPct: 90 },
  { tempC: 18, humidityPct: 82, windKmh: 18, gustKmh: 30, cloudPct: 90 },
  { tempC: -12, humidityPct: 60, windKmh: 9, gustKmh: 14, cloudPct: 0 },
  { tempC: -12, humidityPct: 60, windKmh: 18, gustKmh: 30, cloudPct: 90 },
  { tempC: -12 },
  {},
]

const eighths = <Value>(valueAt: (index: number) => Value): Value[] =>
  Array.from({ length: 8 }, (_, i) => valueAt(i))
const starts = eighths((i) => i)

/**
 * A day of eight steps with rain in one spell, in two spells or in none, and a day with missing
 * data.
 */
const rains: readonly (readonly (number | undefined)[])[] = [
  Array(8).fill(0),
  ...starts.flatMap((start) => starts.map((last) => eighths((i) => (i >= start && i <= last ? 12.34 : 0)))),
  [12.34, 0, 0, 0, 0, 0, 0, 12.34],
  [12.34, undefined, 0, 0, 0, 0, 0, 0],
]

const longest = (sentences: readonly string[]): string =>
  sentences.reduce((most, sentence) => (sentence.length > most.length ? sentence : most), '')

/**
 * Cached, because the search takes a second, during which the doubles in this process answer no
 * request.
 */
let daySentence: string | undefined
let alertSentence: string | undefined

/** The longest sentence about a day, for any of these weathers. */
export function longestDaySentence(): string {
  daySentence ??= findDaySentence()
  return daySentence
}

/** The longest sentence of an alert, for any day of the week. */
export function longestAlert(): string {
  alertSentence ??= findAlert()
  return alertSentence
}

function findDaySentence(): string {
  const forecasts = airs.flatMap((air) =>
    rains.flatMap((rain) =>
      [0, 1].flatMap((pop) =>
        // A whole day, a day that has partly passed, and a day that the forecast covers only in
        // part.
        [rain, rain.slice(3), rain.slice(0, 5)].map((part, which) =>
          part.map(
            (rainMm, i): WeatherStep => ({
              dt: midnight + (i + (which === 1 ? 3 : 0)) * 10_800,
              ...air,
              rainMm,
              pop,
            }),
          ),
        ),
      ),
    ),
  )
  return longest(
    farms.flatMap((farm) =>
      forecasts.flatMap((steps) =>
        judgeDayStatements(steps, place, farm).map((day) =>
          describeDay(words, day, place, displayUnits(farm.units)),
        ),
      ),
    ),
  )
}

/**
 * Weather that raises each kind of alert: air frost with and without ground frost, then the others.
 */
const dangers: readonly Partial<WeatherStep>[] = [
  { tempC: -12, cloudPct: 0, windKmh: 3 },
  { tempC: -12, cloudPct: 90, windKmh: 20 },
  { tempC: 2, cloudPct: 0, windKmh: 3 },
  { gustKmh: 130 },
  { rainMm: 40, tempC: 14 },
  { rainMm: 40, tempC: -12 },
  { weatherCode: 67 },
  { weatherCode: 95 },
  { weatherCode: 96 },
  { tempC: 42, humidityPct: 60 },
  { tempC: 14, humidityPct: 96 },
]

const ahead = (steps: readonly WeatherStep[], farm: OutlookFarm) =>
  describeAlertOutlook(words, findAlertOutlook(steps, place, farm), place, displayUnits(farm.units))

function findAlert(): string {
  const days = [0, 1, 2, 3, 4, 5, 6]
  const found = farms.flatMap((farm) =>
    dangers.flatMap((danger) =>
      days.flatMap((day) => {
        const steps = Array.from({ length: 32 }, (_, i) => ({
          dt: midnight + day * 86_400 + i * 10_800,
          ...danger,
        }))
        return ahead(steps, { ...farm, enterprises: ENTERPRISES }).found
      }),
    ),
  )
  const raised = new Set(found.map(({ kind }) => kind))
  const missing = ALERT_KINDS.filter((kind) => !raised.has(kind))
  if (missing.length > 0) throw new Error(`No danger here raises: ${missing.join(', ')}`)
  return longest(found.map(({ brief }) => brief))
}

/** The alerts that a forecast without data cannot check, which are all kinds. */
export const uncheckedAlerts = () => ahead([{ dt: midnight }], { enterprises: ENTERPRISES }).unchecked

/**
 * Replaces the outlook with the longest sentences, on every day and in the alerts line. `alerts`
 * overrides fields of the alerts.
 */
export async function mockLongestTexts(page: Page, alerts: Partial<Outlook['alerts']> = {}): Promise<void> {
  const sentence = longestDaySentence()
  const said = longestAlert()
  await page.route('**/api/weather/outlook*', async (route) => {
    const response = await route.fetch()
    const outlook = await response.json()
    const found = ['1', '2'].map((id) => ({
      id,
      kind: 'blight',
      sentence: said,
      brief: said,
      endDt: outlook.alerts.untilDt,
    }))
    await route.fulfill({
      json: {
        ...outlook,
        // Sentences for later hours are left out, because one would replace the longest at the next
        // full hour.
        days: outlook.days.map((day: object) => ({ ...day, sentence, later: undefined })),
        alerts: { ...outlook.alerts, found, unchecked: [], ...alerts },
      },
    })
  })
}
