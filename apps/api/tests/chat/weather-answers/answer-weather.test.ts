import { respondNormally } from '@smart-farming/upstream-doubles/double'
import { openMeteoFailures, withEveryHour } from '@smart-farming/upstream-doubles/open-meteo'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ToolRefusal } from '../../../src/chat/tools/tool.ts'
import { startForecastAnswers, withJobs, withMeasures } from '../../support/chat/forecast-answers.ts'

let answers: Awaited<ReturnType<typeof startForecastAnswers>>
beforeAll(async () => {
  answers = await startForecastAnswers()
})
afterAll(() => answers.close())
afterEach(() => answers.openMeteo.respond(respondNormally))

const tomorrow = { days: [1] }

test('answers about several jobs and measures one after the other', async () => {
  const { text } = await answers.answer({
    ...withJobs('spraying', 'drying'),
    ...withMeasures('rain', 'wind'),
    when: tomorrow,
  })
  const subjects = text.split('\n\n').map((paragraph) => paragraph.split(/[,:]/)[0])
  expect(subjects.slice(0, 4)).toEqual(['Spraying', 'Drying outside', 'Rain', 'Wind'])
})

test('gives each compared day its own line, which a model can refer to', async () => {
  const { text, references } = await answers.answer(withJobs('spraying'))
  const lines = text.split('\n').filter((line) => line.startsWith('- '))
  expect(lines).toHaveLength(5)
  expect(lines[2]).toMatch(
    /^- Wednesday 23 September: Dry until 18:00, .*; spraying: careful 05:00 to 08:00\.$/,
  )
  expect(references.map(({ day }) => day)[2]).toBe('2026-09-23')
  for (const { text: said } of references)
    expect(text.replaceAll('\u00a0', ' ')).toContain(said.replaceAll('\u00a0', ' '))
})

describe('severe weather', () => {
  test('lists the hours of frost on each day', async () => {
    answers.openMeteo.respond(withEveryHour({ temperature_2m: -3, dew_point_2m: -4, cloud_cover: 0 }))
    const { text } = await answers.answer({ ...withMeasures('frost'), when: { week: true } }, 'Cologne')
    expect(text).toMatch(/^Frost, Monday .*: yes, Monday 21 September, .*−3 °C.*; Tuesday 22 September, /)
  })

  test.each([
    ['fog', 45, 'Fog', 'Ludlow'],
    ['storm', 95, 'Thunder', 'Tenbury Wells'],
    ['hail', 96, 'Hail', 'Nairobi'],
  ] as const)('lists the hours of %s', async (measure, code, subject, location) => {
    answers.openMeteo.respond(withEveryHour({ weather_code: code }))
    const { text } = await answers.answer({ ...withMeasures(measure), when: tomorrow }, location)
    expect(text).toMatch(new RegExp(`^${subject}, Tuesday 22 September: yes, 00:00 to midnight\\.`))
  })

  test('answers that fog is unknown, not no, when the provider gives no weather code', async () => {
    answers.openMeteo.respond(withEveryHour({ weather_code: null }))
    const { text } = await answers.answer({ ...withMeasures('fog'), when: tomorrow }, 'London')
    expect(text).toMatch(/^Fog, Tuesday 22 September: not known: /)
  })
})

describe('answers about other places', () => {
  test('names the other place and gives its forecast as the source', async () => {
    const { text } = await answers.answer({ ...withMeasures('weather'), when: tomorrow, place: 'Ludlow' })
    expect(text).toMatch(/^For Ludlow, .*\n\nTuesday 22 September: [\s\S]*\n\nForecast for Ludlow, /)
  })

  test('does not repeat the name of the farm’s own place', async () => {
    const { text } = await answers.answer({ ...withMeasures('rain'), when: tomorrow, place: 'Nakuru' })
    expect(text).toMatch(/^Rain, Tuesday/)
  })

  test('names a place that is not found and answers for the farm', async () => {
    const { text } = await answers.answer({ ...withMeasures('rain'), when: tomorrow, place: 'Xyzzyq' })
    expect(text).toMatch(/“Xyzzyq”.*Nakuru, Nakuru, KE\.\n\nRain, Tuesday/)
  })

  test('refuses to answer when the farm’s place is unknown or no provider answers', async () => {
    await expect(answers.answer(withMeasures('rain'), 'Nowhere at all')).rejects.toBeInstanceOf(ToolRefusal)
    answers.openMeteo.respond((reply, call, usual) =>
      call.path === '/v1/search'
        ? respondNormally(reply, call, usual)
        : openMeteoFailures.overloaded(reply, call, usual),
    )
    await expect(answers.answer(withMeasures('rain'), 'Rundu')).rejects.toBeInstanceOf(ToolRefusal)
  })
})

test('gives the verdict first in every language, without any English findings', () =>
  checkRows(
    [
      ['fr', /^Pluie, mardi 22 septembre : non, /],
      ['es', /^Lluvia, martes, 22 de septiembre: no, /],
      ['pt', /^Chuva, terça-feira, 22 de setembro: não, /],
      ['sw', /^Mvua, Jumanne, 22 Septemba: hapana, /],
      ['hi', /^बारिश, मंगलवार, 22 सितंबर: नहीं, /],
      ['ar', /^المطر، الثلاثاء، 22 سبتمبر: لا، /],
    ] as const,
    async ([language, begins]) => {
      const { text } = await answers.answer(
        { ...withMeasures('rain', 'degree_days'), when: tomorrow },
        'Nakuru',
        language,
      )
      expect(text).toMatch(begins)
      expect(text).not.toMatch(/Degree days/)
    },
  ))
