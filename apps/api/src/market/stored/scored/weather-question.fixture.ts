import type { Question, WeatherQuestion } from '@smart-farming/market-core/reader/question'
import type { ExpectedAnswer } from './expected-answer.fixture.ts'

/** Measures and jobs that satisfy a case, by the case's subject. */
const about: Readonly<Record<string, readonly string[]>> = {
  rain: ['rain', 'dry'],
  frost: ['frost', 'temperature'],
  wind: ['wind', 'storm'],
  temperature: ['temperature', 'heat_stress'],
  general: ['weather', 'rain', 'cloud', 'sun', 'temperature'],
  sun: ['sun', 'weather', 'cloud'],
  storm: ['storm', 'rain', 'hail'],
  disease: ['disease_risk'],
  'heat stress': ['heat_stress', 'temperature'],
  irrigation: ['water', 'irrigation', 'rain', 'evaporation'],
  hay: ['hay', 'drying'],
  harvest: ['harvest', 'rain', 'dry'],
  drying: ['drying', 'dry', 'rain'],
  'field work': ['field_work', 'soil', 'rain', 'dry'],
  sowing: ['field_work', 'rain', 'soil'],
  'fertiliser spreading': ['spreading', 'rain'],
}
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

export function asksAboutWeather(
  want: NonNullable<ExpectedAnswer['weather']>,
  questions: readonly Question[],
): boolean {
  return questions.some((one) => {
    if (one.kind !== 'weather') return false
    const named: readonly string[] = [...one.measures, ...one.jobs]
    const wanted = about[want.about] ?? [want.about]
    const isAbout =
      named.some((name) => wanted.includes(name)) || (named.length === 0 && want.about === 'general')
    return isAbout && want.day.split('/').some((day) => isOfDay(day.trim(), one.when))
  })
}

function isOfDay(
  day: string,
  { days, weekdays: named, part, nextHours, week, through }: WeatherQuestion['when'],
): boolean {
  const isUndated = days === undefined && named === undefined
  if (day === 'today' || day === 'now' || day === 'tonight')
    return days?.includes(0) === true || isUndated || nextHours !== undefined || part === 'night'
  if (day === 'tomorrow') return days?.includes(1) === true
  if (day === 'day after tomorrow') return days?.includes(2) === true
  const weekday = weekdays.indexOf(day)
  if (weekday >= 0) return named?.includes(weekday) === true
  return isUndated || week === true || through === true || (days?.length ?? 0) > 1
}
