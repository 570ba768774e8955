import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import { stepEnd } from '@smart-farming/weather-core/steps/weather-step'
import { DEFAULT_RULES } from '@smart-farming/weather-core/work/farm/farm'
import { judgeForecast } from '@smart-farming/weather-core/work/judge-forecast'
import { expect, test } from 'vitest'
import { CLIMATES, type Climate } from './climates.ts'
import { isForbidden } from './forbidden.ts'
import { generateYear } from './generated-year.ts'
import { PROVIDER_FORMATS, type Provider } from './provider-formats.ts'
import { createWaterCheck, withSnowDepth } from './snow-water.ts'

const START = Date.UTC(2025, 0, 1) / 1000
const EVERY_HOURS = 120
const WORKS = ['spraying', 'harvest', 'hay', 'field_work'] as const
/** Past hours that Open-Meteo supplies, whichever provider is first. */
const PAST_HOURS = 48
const farm = { ...DEFAULT_RULES, soilDeficitMm: 20 }

/** Steps that are good for a job, in five days of hours in a provider's form. */
function goodSteps(
  climate: Climate,
  provider: Provider,
  past: readonly WeatherStep[],
  ahead: readonly WeatherStep[],
) {
  const given = PROVIDER_FORMATS[provider](ahead.slice(0, EVERY_HOURS))
  const days = judgeForecast(given, { ...climate, offsetSeconds: 0 }, farm, { steps: past })
  return days.flatMap(({ steps }) =>
    steps.flatMap(({ step, judgements }) =>
      WORKS.filter((work) => judgements[work].verdict === 'good').map((work) => ({ work, step })),
    ),
  )
}

// Another seed than the one used to measure the margins.
test.each(CLIMATES.map((climate, i) => [climate.name, climate, 412 + i] as const))(
  'in %s no good step hides a forbidden hour, and coarser data never gives more good hours',
  (_name, climate, seed) => {
    const year = withSnowDepth(generateYear(climate, START, seed))
    let good = 0
    for (let first = PAST_HOURS; first + EVERY_HOURS < year.length; first += EVERY_HOURS) {
      const ahead = year.slice(first, first + EVERY_HOURS + 1)
      const past = year.slice(first - PAST_HOURS, first)
      const byWater = createWaterCheck([...past, ...ahead], { ...climate, offsetSeconds: 0 })
      const goodHours = goodSteps(climate, 'Open-Meteo', past, ahead)
      for (const { work, step } of goodHours)
        expect(byWater(work, step.dt), `Open-Meteo ${work} ${step.dt} water`).toBe(false)
      const byTheHour = new Set(goodHours.map(({ work, step }) => `${work} ${step.dt}`))
      for (const provider of ['OpenWeather', 'MET Norway'] as const)
        for (const { work, step } of goodSteps(climate, provider, past, ahead)) {
          good += 1
          for (const hour of ahead.filter(({ dt }) => dt >= step.dt && dt <= stepEnd(step))) {
            const isEnd = hour.dt === stepEnd(step)
            const held = isEnd ? { ...hour, rainMm: 0, gustKmh: 0 } : hour
            expect(isForbidden(work, held, climate.elevationM), `${provider} ${work} ${hour.dt}`).toBe(false)
            if (!isEnd) expect(byWater(work, hour.dt), `${provider} ${work} ${hour.dt} water`).toBe(false)
            // The soil of the next day depends on steps of any length.
            if (provider === 'MET Norway' && !isEnd && work !== 'field_work')
              expect(byTheHour, `${work} ${hour.dt}`).toContain(`${work} ${hour.dt}`)
          }
        }
    }
    expect(good).toBeGreaterThan(0)
  },
)
