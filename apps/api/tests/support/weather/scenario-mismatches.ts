import type { Outlook } from '@smart-farming/contracts/weather'
import { type Expectation, type Scenario, scenarioMidnight, type VerdictSpan } from './scenario.ts'
import { type HourWeather, relativeHumidity, weatherAtHour } from './scenario-weather.ts'

const HOUR = 3600

/** Differences between an outlook and its scenario's expectations. */
export function findMismatches(scenario: Scenario, outlook: Outlook): string[] {
  return [
    ...scenario.expect.flatMap((each) => complaint(each, scenario, outlook)),
    ...madeUp(outlook),
    ...forbiddenAsGood(scenario, outlook),
    ...otherHours(scenario, outlook),
  ]
}

function windowsOf(scenario: Scenario, { days }: Outlook, { work, from, to }: VerdictSpan) {
  const midnight = scenarioMidnight(scenario)
  return days
    .flatMap(({ windows }) => windows[work] ?? [])
    .map((window) => ({
      ...window,
      start: (window.startDt - midnight) / HOUR,
      end: (window.endDt - midnight) / HOUR,
    }))
    .filter(({ start, end }) => start < to && end > from)
}

function complaint(each: Expectation, scenario: Scenario, outlook: Outlook): string[] {
  const found = outlook.alerts?.found ?? []
  const matches = (text: string, pattern: string) =>
    new RegExp(pattern, 'iu').test(text.replaceAll('\u00a0', ' '))
  const told = found.map(({ kind, sentence }) => `${kind}: ${sentence}`).join(' | ')
  if ('work' in each) {
    const windows = windowsOf(scenario, outlook, each)
    const seen = windows
      .map(
        ({ start, end, verdict, reasons }) =>
          `${start}-${end} ${verdict} ${reasons.map(({ code, value }) => `${code}${value === undefined ? '' : `=${value}`}`)}`,
      )
      .join(' / ')
    const stretch = `${each.work} ${each.from}-${each.to}`
    if (windows.length === 0) return [`${stretch}: not judged`]
    if ('is' in each)
      return windows.every(({ verdict }) => each.is.includes(verdict))
        ? []
        : [`${stretch} is ${each.is}: ${seen}`]
    if ('not' in each)
      return windows.some(({ verdict }) => each.not.includes(verdict))
        ? [`${stretch} not ${each.not}: ${seen}`]
        : []
    if ('night' in each) {
      const open = windows.filter(({ verdict }) => verdict === 'good' || verdict === 'careful')
      return open.every(({ night }) => night) ? [] : [`${stretch} at night: ${seen}`]
    }
    if ('short' in each) return windows.some(({ short }) => short) ? [] : [`${stretch} short: ${seen}`]
    return windows.some(({ reasons }) => reasons.some(({ code }) => matches(code, each.why)))
      ? []
      : [`${stretch} because ${each.why}: ${seen}`]
  }
  if ('alert' in each)
    return found.some(({ kind, sentence }) => matches(kind, each.alert) && matches(sentence, each.text ?? ''))
      ? []
      : [`alert ${each.alert} ${each.text ?? ''}: ${told}`]
  if ('noAlert' in each)
    return found.some(({ kind }) => matches(kind, each.noAlert)) ? [`no alert ${each.noAlert}: ${told}`] : []
  if ('first' in each)
    return matches(found[0]?.kind ?? '', each.first) ? [] : [`first ${each.first}: ${told}`]
  if ('unchecked' in each) {
    const kinds = outlook.alerts?.unchecked.map(({ kind }) => kind) ?? []
    return kinds.some((kind) => matches(kind, each.unchecked))
      ? []
      : [`unchecked ${each.unchecked}: ${kinds}`]
  }
  if ('before' in each) {
    const [hours, mm] = each.before
    const lately = outlook.before?.fallen?.lately.find((one) => one.hours === hours)
    const right = mm === null ? lately?.mm === undefined : Math.abs((lately?.mm ?? Number.NaN) - mm) < 0.05
    return right ? [] : [`fallen in ${hours} h ${mm}: ${lately?.mm}`]
  }
  const day = outlook.days[each.day]
  if (!day) return [`no day ${each.day}`]
  if ('stepHours' in each) return day.stepHours === each.stepHours ? [] : [`step hours: ${day.stepHours}`]
  if ('says' in each) return matches(day.sentence, each.says) ? [] : [`says ${each.says}: ${day.sentence}`]
  return matches(day.sentence, each.never) ? [`never ${each.never}: ${day.sentence}`] : []
}

/** Sentences with malformed numbers or words. */
function madeUp({ days, alerts }: Outlook): string[] {
  const told = [...days, ...(alerts?.found ?? [])].map(({ sentence }) => sentence)
  return told.filter((sentence) => /NaN|undefined|Invalid|[-−]0 (mm|°)|Infinity|\b0 mm/.test(sentence))
}

const forbidden: Readonly<Record<string, (hour: HourWeather) => boolean>> = {
  spraying: ({ t, wind, gust, mm, rh }) =>
    t === null ||
    wind === null ||
    mm === null ||
    rh === null ||
    t <= 2 ||
    t > 28 ||
    wind < 3 ||
    wind >= 20 ||
    (gust ?? 0) > 30 ||
    mm >= 0.2 ||
    rh > 95,
  harvest: ({ t, gust, mm, rh }) =>
    t === null || mm === null || rh === null || t <= 0 || rh > 80 || (gust ?? 0) >= 60 || mm >= 0.2,
  hay: ({ t, mm, rh }) => t === null || mm === null || rh === null || rh > 65 || mm >= 0.2,
}

const known = (hour: HourWeather): HourWeather => ({ ...hour, rh: relativeHumidity(hour) })

/**
 * Hours that a window calls good although the limits forbid them. Calculated independently of the
 * rules.
 */
function forbiddenAsGood(scenario: Scenario, outlook: Outlook): string[] {
  if (scenario.farm?.limits) return []
  return Object.entries(forbidden).flatMap(([work, isForbidden]) =>
    windowsOf(scenario, outlook, { work, from: 0, to: 200 })
      .filter(({ verdict }) => verdict === 'good')
      .flatMap(({ start, end }) => {
        const hours = Array.from({ length: Math.ceil(end - start) }, (_, i) => start + i)
        const bad = hours.filter((hour) => isForbidden(known(weatherAtHour(scenario.weather, hour))))
        return bad.length > 0 ? [`${work} good ${start}-${end} with forbidden ${bad}`] : []
      }),
  )
}

const WORK_NAMES: Readonly<Record<string, string>> = {
  spraying: 'spraying',
  combining: 'harvest',
  baling: 'hay',
  'field work': 'field_work',
}

/** Unix seconds of a day's local midnight, found by counting back from noon. */
function beginOf(day: string, { zone = 'Europe/London', offset = 0 }: Scenario): number {
  const guess = Date.parse(`${day}T12:00:00Z`) - offset * HOUR * 1000
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
  const [hour = 12, minute = 0] = format.format(guess).split(':').map(Number)
  return guess / 1000 - hour * HOUR - minute * 60
}

/** Hours that a sentence calls good but the windows do not. */
function otherHours(scenario: Scenario, outlook: Outlook): string[] {
  return outlook.days.flatMap(({ day, sentence }, index) => {
    // After a clock change, midnight is not a multiple of 24 hours after the scenario's midnight.
    const midnight = (beginOf(day, scenario) - scenarioMidnight(scenario)) / HOUR
    return [
      ...sentence.matchAll(
        /(spraying|combining|baling|field work): good (\d\d):(\d\d) to (?:(\d\d):(\d\d)|midnight)/gu,
      ),
    ].flatMap(([told, name = '', from, fromMinute, to, toMinute]) => {
      const stretch = {
        work: WORK_NAMES[name] ?? '',
        from: midnight + Number(from) + Number(fromMinute) / 60,
        to: midnight + (to === undefined ? 24 : Number(to) + Number(toMinute) / 60),
      }
      const windows = windowsOf(scenario, outlook, stretch)
      return windows.every(({ verdict }) => verdict === 'good') && windows.length > 0
        ? []
        : [`day ${index} says "${told}", the windows do not`]
    })
  })
}
