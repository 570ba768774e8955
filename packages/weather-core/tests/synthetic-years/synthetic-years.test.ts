import { beforeAll, expect, test } from 'vitest'
import { stepEnd, stepHours, type WeatherStep } from '../../src/steps/weather-step.ts'
import { JOBS, type Job } from '../../src/work/judge-forecast.ts'
import { CLIMATES } from './climates.ts'
import { type JudgedForecast, judgedForecasts } from './judged-forecasts.ts'
import type { Provider } from './provider-views.ts'

/** Minimum share of daytime hours judged good, in per cent. */
const FLOORS: Readonly<Record<Provider, Record<Job, number>>> = {
  'Open-Meteo': { spraying: 5, frost: 85, harvest: 35, hay: 10, field_work: 55 },
  OpenWeather: { spraying: 0.05, frost: 85, harvest: 30, hay: 7, field_work: 55 },
  'MET Norway': { spraying: 0.3, frost: 80, harvest: 12, hay: 4, field_work: 55 },
}
const PROVIDERS = Object.keys(FLOORS) as Provider[]

/**
 * Frost on the ground depends on the sky and wind at the step's start, and field work on the next
 * day's soil. Steps of different lengths see these differently.
 */
const SEEN_OUTSIDE_HOURS: ReadonlySet<Job> = new Set(['frost', 'field_work'])

const forbidden: string[] = []
const betterWithLess: string[] = []
const goodHours = new Map<string, number>()
let daytimeHours = 0

beforeAll(() => {
  for (const [i, climate] of CLIMATES.entries())
    for (const forecast of judgedForecasts(climate, 412 + i)) {
      countDaytime(forecast)
      checkGoodSteps(climate.name, forecast)
    }
}, 600_000)

function countDaytime({ days }: JudgedForecast): void {
  for (const provider of PROVIDERS)
    for (const { step, byDay, judgements } of days[provider].flatMap(({ steps }) => steps)) {
      if (!byDay) continue
      if (provider === 'Open-Meteo') daytimeHours += stepHours(step)
      for (const work of JOBS)
        if (judgements[work].verdict === 'good') {
          const key = `${provider} ${work}`
          goodHours.set(key, (goodHours.get(key) ?? 0) + stepHours(step))
        }
    }
}

function checkGoodSteps(climate: string, forecast: JudgedForecast): void {
  const hourly = new Set(goodSteps(forecast, 'Open-Meteo').map(({ work, step }) => `${work} ${step.dt}`))
  for (const provider of PROVIDERS)
    for (const { work, step } of goodSteps(forecast, provider)) {
      const end = stepEnd(step)
      const at = `${climate}, ${provider}, ${work}, ${step.dt}`
      if (forecast.hasForbidden(work, step.dt, end)) forbidden.push(at)
      if (provider !== 'MET Norway' || SEEN_OUTSIDE_HOURS.has(work)) continue
      for (let dt = step.dt; dt < end; dt += 3600) if (!hourly.has(`${work} ${dt}`)) betterWithLess.push(at)
    }
}

const goodSteps = ({ days }: JudgedForecast, provider: Provider): { work: Job; step: WeatherStep }[] =>
  days[provider].flatMap(({ steps }) =>
    steps.flatMap(({ step, judgements }) =>
      JOBS.filter((work) => judgements[work].verdict === 'good').map((work) => ({ work, step })),
    ),
  )

test('J32 in synthetic years, no good step contains an hour that the limits forbid', () => {
  expect(forbidden).toEqual([])
})

test('J18 in synthetic years, a provider with less data never judges more hours as good', () => {
  expect(betterWithLess).toEqual([])
})

test('J32 in synthetic years, enough daytime hours are good', () => {
  const shares = PROVIDERS.flatMap((provider) =>
    JOBS.map((work) => {
      const share = (100 * (goodHours.get(`${provider} ${work}`) ?? 0)) / daytimeHours
      return { provider, work, share: share.toFixed(2), isEnough: share >= FLOORS[provider][work] }
    }),
  )
  expect(shares.filter(({ isEnough }) => !isEnough)).toEqual([])
})
