import type { Forecast, ForecastEntry, Outlook, Source } from '@smart-farming/contracts/weather'
import type { JudgedWork, WorkWindow } from '@smart-farming/contracts/weather/work-windows'

/** Time zone of the sample farm in Nakuru. */
export const PLACE = { zone: 'Africa/Nairobi', offsetSeconds: 10_800 }

/** Monday 22 September 2025, 00:00 at the farm, in unix seconds. */
export const MONDAY = Date.UTC(2025, 8, 21, 21) / 1000
const HOUR = 3600
const weathers = ['clear sky', 'few clouds', 'light rain', 'thunderstorm', 'mist', 'overcast clouds']
const icons = ['01d', '02d', '10d', '11d', '50d', '04d']

/** A forecast step, `hour` hours after {@link MONDAY}; `temp` in °C. */
export function step(hour: number, temp: number, weather = 0): ForecastEntry {
  const condition = { description: weathers[weather] ?? '', icon: icons[weather] ?? '' }
  return { dt: MONDAY + hour * HOUR, main: { temp, humidity: 60 + hour / 3 }, weather: [condition] }
}

export const source: Source = {
  id: 'open-meteo',
  name: 'Open-Meteo',
  url: 'https://open-meteo.com/',
  attribution: 'Weather data by Open-Meteo.com',
  licence: 'CC BY 4.0',
  fetchedAt: '2025-09-21T21:05:00Z',
}

/** Six days of eight steps. Day n has about 10 + n °C and weather n throughout. */
export const forecast: Forecast = {
  list: Array.from({ length: 48 }, (_, i) => ({
    ...step(i * 3, 10 + Math.floor(i / 8) + (i % 2 ? 0.4 : -0.4), Math.floor(i / 8)),
    rain: { '3h': 0.4 },
    snow: { '3h': 0 },
    pop: 0.3,
    wind: { speed: 5, deg: 225, gust: 8 },
    clouds: { all: 40 },
  })),
  city: { coord: { lat: -0.28, lon: 36.07 }, timezone: 3 * HOUR, zone: 'Africa/Nairobi' },
  source,
}

/** A time window on Monday, in hours. */
export const createWindow = (
  from: number,
  to: number,
  verdict: WorkWindow['verdict'],
  ...reasons: WorkWindow['reasons']
): WorkWindow => ({ startDt: MONDAY + from * HOUR, endDt: MONDAY + to * HOUR, verdict, reasons })

/** Limits of the jobs common to all farms, and one limit set by the farmer. */
export const works: JudgedWork[] = [
  {
    work: 'spraying',
    limits: [
      { name: 'minWindKmh', value: 3, unit: 'km/h', publisher: 'DPIRD Western Australia' },
      { name: 'maxWindKmh', value: 18, unit: 'km/h', publisher: 'your own limit' },
      { name: 'maxGustKmh', value: 30, unit: 'km/h', publisher: 'Smart Farming rule of thumb' },
    ],
  },
  {
    work: 'frost',
    limits: [{ name: 'airFrostC', value: 0, unit: 'C', publisher: 'definition of air frost' }],
  },
]

const dark = { code: 'dark' }
/** Verdicts for a calm, mild Monday morning and a windy afternoon. */
export const windows = {
  spraying: [
    { ...createWindow(0, 6, 'careful', dark), care: 'dark' as const },
    createWindow(6, 12, 'good'),
    createWindow(
      12,
      24,
      'dont',
      { code: 'wind_high', value: 28.8, limit: { value: 20, unit: 'km/h' } },
      dark,
    ),
  ],
  frost: [createWindow(0, 24, 'good')],
}

/**
 * Outlook for that forecast: a coming frost, a sentence for each of its first two days, and
 * Monday's work.
 */
export const outlook: Outlook = {
  fetchedAt: source.fetchedAt,
  units: { temperature: 'C', wind: 'km/h', rain: 'mm' },
  works,
  days: [
    {
      day: '2025-09-22',
      sentence: 'Dry until 18:00, then 13 mm of rain; spraying: good 06:00 to 18:00.',
      windows,
    },
    { day: '2025-09-23', sentence: 'Dry all day; spraying: don’t.', windows: {} },
  ],
  alerts: {
    found: [
      {
        id: 'frost:2025-09-22',
        kind: 'frost',
        sentence: 'Frost: down to −2 °C on Tuesday 06:00, at or below 0 °C.',
        brief: 'Frost −2 °C, midnight Mon night to Tue 09:00.',
        endDt: MONDAY + 33 * HOUR,
      },
    ],
    unchecked: [],
    limits: [
      { kind: 'frost', name: 'Air frost at or below', figure: '0 °C', publisher: 'definition of air frost' },
    ],
    untilDt: MONDAY + 144 * HOUR,
  },
}
