import { status } from '@smart-farming/upstream-doubles/faults'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Scenario } from '../../support/weather/scenario.ts'
import {
  metNorwayAnswer,
  openMeteoAnswer,
  openWeatherAnswer,
  respondWithScenario,
} from '../../support/weather/scenario-providers.ts'
import {
  HOUR,
  ludlow,
  startWeatherDoubles,
  type WeatherDoubles,
} from '../../support/weather/weather-doubles.ts'

// A farm whose provider changes between two views of the same weather, with steps of one, three and
// six hours.

let sky: WeatherDoubles
beforeEach(async () => {
  sky = await startWeatherDoubles()
})
afterEach(() => sky.close())

const BY = ['open-meteo', 'openweather', 'met-norway'] as const
type By = (typeof BY)[number]
const MIDNIGHT = Date.UTC(2026, 2, 15)
const weather: Scenario['weather'] = {
  base: { t: 16, rh: 60, wind: 9, gust: 14, cloud: 45, pop: 0 },
  spells: [{ from: 12, to: 18, mm: 2, pop: 95, code: 63 }],
}

/** Sets the hour of the day, and makes this provider the only one that answers. */
function only(by: By, hour: number) {
  sky.clock.ms = MIDNIGHT + hour * HOUR
  const scenario: Scenario = { id: by, by, now: hour, weather, expect: [] }
  const answers = {
    'open-meteo': respondWithScenario((query) => openMeteoAnswer(scenario, query)),
    openweather: respondWithScenario(() => openWeatherAnswer(scenario)),
    'met-norway': respondWithScenario(() => metNorwayAnswer(scenario)),
  }
  const doubles = { 'open-meteo': sky.openMeteo, openweather: sky.openWeather, 'met-norway': sky.metNorway }
  for (const each of BY) doubles[each].respond(each === by ? answers[each] : status(503))
}

/** Wet hours that a window calls good, and the sentence of the day. */
async function told(outlook: Awaited<ReturnType<WeatherDoubles['farm']>>['outlook']) {
  const { days } = await outlook({ query: ludlow })
  const [today] = days
  const wet = [MIDNIGHT / 1000 + 12 * 3600, MIDNIGHT / 1000 + 18 * 3600] as const
  const good = ['spraying', 'harvest', 'hay']
    .flatMap((work) => today?.windows[work] ?? [])
    .filter(({ verdict, startDt, endDt }) => verdict === 'good' && startDt < wet[1] && endDt > wet[0])
  return { good, sentence: today?.sentence }
}

describe.each(BY.flatMap((from) => BY.filter((to) => to !== from).map((to) => [from, to] as const)))(
  'switching from %s to %s',
  (from, to) => {
    test('rain is still reported as rain while it falls and after it ends', async () => {
      const { outlook } = await sky.farm({
        WEATHER_PROVIDERS: 'open-meteo,openweather,met-norway',
        OPERATOR_CONTACT: 'ops@farm.example',
      })
      for (const [by, hour] of [
        [from, 6],
        [to, 9],
        [from, 14],
      ] as const) {
        only(by, hour)
        const { good, sentence } = await told(outlook)
        expect({ by, hour, good }).toEqual({ by, hour, good: [] })
        expect(sentence).toMatch(/12\smm|8\smm|6\smm/)
        expect(sentence).not.toMatch(/^dry all day/i)
      }
      // An hour after the rain, baling must not be allowed with any provider: the rain is known, or
      // hay is not judged.
      only(to, 19)
      const after = await outlook({ query: ludlow })
      const open = after.days[0]?.windows.hay?.filter(
        ({ verdict }) => verdict === 'good' || verdict === 'careful',
      )
      expect(open).toEqual([])
    })
  },
)

test('marks yesterday’s answer as stale and leaves out past hours', async () => {
  const { outlook, forecast } = await sky.farm({
    WEATHER_PROVIDERS: 'open-meteo',
    OPERATOR_CONTACT: 'ops@farm.example',
  })
  only('open-meteo', 20)
  await outlook({ query: ludlow })
  sky.clock.ms = MIDNIGHT + 26 * HOUR
  sky.openMeteo.respond(status(503))
  const { source } = await forecast({ query: ludlow })
  expect(source.stale).toBe(true)
  const { days } = await outlook({ query: ludlow })
  expect(days[0]?.day).toBe('2026-03-16')
  const starts = days.flatMap(({ windows }) => Object.values(windows).flat()).map(({ startDt }) => startDt)
  expect(Math.min(...starts)).toBeGreaterThanOrEqual((MIDNIGHT + 26 * HOUR) / 1000)
})
