import { stepEnd } from '@smart-farming/weather-core/steps/weather-step'
import { expect, test } from 'vitest'
import { CLIMATES } from './climates.ts'
import { type JudgedForecast, judgedForecasts } from './judged-forecasts.ts'
import type { Provider } from './provider-views.ts'

const JOBS = ['spraying', 'harvest', 'hay', 'field_work'] as const

const goodSteps = ({ days }: JudgedForecast, provider: Provider) =>
  days[provider].flatMap(({ steps }) =>
    steps.flatMap(({ step, judgements }) =>
      JOBS.filter((work) => judgements[work].verdict === 'good').map((work) => ({ work, step })),
    ),
  )

// A different seed from the one used to measure the margins.
test.each(CLIMATES.map((climate, i) => [climate.name, climate, 412 + i] as const))(
  'in %s no good step hides a forbidden hour, and a provider with less data is never good more often',
  (_name, climate, seed) => {
    let good = 0
    for (const forecast of judgedForecasts(climate, seed)) {
      const goodHours = new Set(
        goodSteps(forecast, 'Open-Meteo').map(({ work, step }) => `${work} ${step.dt}`),
      )
      for (const provider of ['Open-Meteo', 'OpenWeather', 'MET Norway'] as const)
        for (const { work, step } of goodSteps(forecast, provider)) {
          good += 1
          const end = stepEnd(step)
          expect(forecast.hasForbidden(work, step.dt, end), `${provider} ${work} ${step.dt}`).toBe(false)
          // Field work depends on the next day's soil, which steps of any length affect.
          for (let dt = step.dt; provider === 'MET Norway' && work !== 'field_work' && dt < end; dt += 3600)
            expect(goodHours).toContain(`${work} ${dt}`)
        }
    }
    expect(good).toBeGreaterThan(0)
  },
)
