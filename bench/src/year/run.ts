// Judges a synthetic year in six climates from the data of each provider. Prints the shares of
// daytime verdicts, and the good windows with and without a forbidden hour.
// Run: pnpm --filter @smart-farming/bench judged-year [seed]
import { stepHours } from '@smart-farming/weather-core/steps/weather-step'
import { JOBS } from '@smart-farming/weather-core/work/judge-forecast'
import { CLIMATES } from './climates.ts'
import { judgedForecasts } from './judged-forecasts.ts'
import { PROVIDER_VIEWS, type Provider } from './provider-views.ts'

const seed = Number(process.argv[2] ?? 12)
const providers = Object.keys(PROVIDER_VIEWS) as Provider[]
const VERDICTS = ['good', 'careful', 'dont', 'unknown'] as const

const counts = new Map<string, number>()
const count = (key: string) => counts.get(key) ?? 0
const add = (key: string, by = 1) => counts.set(key, count(key) + by)

let forecasts = 0
for (const [i, climate] of CLIMATES.entries())
  for (const { days, hasForbidden } of judgedForecasts(climate, seed + i))
    for (const provider of providers) {
      forecasts += 1
      for (const { steps, windows } of days[provider])
        for (const work of JOBS) {
          const key = `${work} | ${provider}`
          for (const { step, byDay, judgements } of steps)
            if (byDay) add(`${key} ${judgements[work].verdict}`, stepHours(step))
          for (const { startDt, endDt, verdict } of windows[work]) {
            if (verdict !== 'good') continue
            add(`${key} windows`)
            if (hasForbidden(work, startDt, endDt)) add(`${key} forbidden`)
          }
        }
    }

console.log(`${forecasts} forecasts of five days, seed ${seed}; shares of hours by day\n`)
console.log(
  "| Job | Provider | Good | Careful | Don't | Cannot judge | Good windows | With a forbidden hour |",
)
console.log('|---|---|---|---|---|---|---|---|')
for (const work of JOBS)
  for (const provider of providers) {
    const key = `${work} | ${provider}`
    const hours = VERDICTS.map((verdict) => count(`${key} ${verdict}`))
    const all = hours.reduce((sum, part) => sum + part, 0)
    const shares = hours.map((part) => `${((100 * part) / all).toFixed(1)} %`).join(' | ')
    console.log(`| ${key} | ${shares} | ${count(`${key} windows`)} | ${count(`${key} forbidden`)} |`)
  }
