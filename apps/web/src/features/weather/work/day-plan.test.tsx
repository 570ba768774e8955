import type { Outlook } from '@smart-farming/contracts/weather'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { outlook as fixture, MONDAY as MIDNIGHT, window, windows, works } from '../forecast.fixture.ts'
import { DayPlan } from './day-plan.tsx'

const MONDAY = '2025-09-22'
const place = { zone: 'Africa/Nairobi', offsetSeconds: 10_800 }
const HOUR = 3600
const plan = (outlook: Outlook | 'failed' | undefined, day = MONDAY, now = MIDNIGHT) => (
  <DayPlan outlook={outlook} day={day} place={place} at={{ lat: -1.29, lon: 36.82 }} now={now} />
)
const open = (change: Partial<Outlook> = {}, day = MONDAY, now = MIDNIGHT) =>
  render(plan({ ...fixture, ...change }, day, now))
const spraying = (...judged: ReturnType<typeof window>[]): Partial<Outlook> => ({
  days: [{ day: MONDAY, sentence: '', windows: { ...windows, spraying: judged } }],
})
const jobs = () =>
  within(screen.getByRole('region', { name: 'What the weather allows' }))
    .getAllByRole('button')
    .map((button) => button.querySelector('.work-row__name')?.firstChild?.textContent?.trim())
const job = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })

describe("a day's plan", () => {
  test("lists the farm's jobs in the server's order", () => {
    const names = ['spraying', 'frost', 'harvest', 'hay', 'field_work']
    const all = Object.fromEntries(names.map((work) => [work, windows.spraying ?? []]))
    const { unmount } = open({
      works: names.map((work) => ({ work, limits: [] })),
      days: [{ day: MONDAY, sentence: '', windows: all }],
    })
    expect(jobs()).toEqual(['Spraying', 'Frost', 'Combining', 'Baling hay', 'Field work'])
    unmount()
    open()
    expect(jobs()).toEqual(['Spraying', 'Frost'])
  })

  test('describes each time window in words for screen readers', () => {
    open()
    expect(job('Spraying').textContent).toMatch(
      /^Spraying Careful: dark 00:00 to 06:00, Good 06:00 to 12:00, Don’t 12:00 to midnight/,
    )
    expect(job('Frost').textContent).toContain('No frost 00:00 to midnight')
  })

  test('marks night-time windows, both in the strip and in the reasons', () => {
    const night = { ...window(0, 6, 'careful'), night: true }
    open(spraying(night, window(6, 24, 'good')))
    expect(job('Spraying').textContent).toMatch(/^Spraying Careful 00:00 to 06:00, at night, Good 06:00 to/)
    fireEvent.click(job('Spraying'))
    expect(screen.getAllByText(/00:00 to 06:00, at night/).length).toBeGreaterThan(1)
  })

  test("shows today's recent weather and soil with their sources and unknown values", () => {
    const source = {
      id: 'open-meteo',
      name: 'Open-Meteo',
      url: 'https://open-meteo.com/',
      attribution: 'Weather data by Open-Meteo.com',
      licence: 'CC BY 4.0',
      fetchedAt: '2025-09-22T09:20:00.000Z',
    }
    const untilDt = Date.parse('2025-09-22T09:00:00Z') / 1000
    const lately = [{ hours: 1, mm: 0 }, { hours: 6, mm: 4.2 }, { hours: 48 }]
    const before = {
      fallen: { untilDt, lately, source },
      soil: { wettestMm: -10, driestMm: 12, source },
    }
    const { rerender } = open({ before })
    const told = () => screen.getByText('Recent weather').parentElement?.textContent
    expect(told()).toBe(
      'Recent weatherRain and snow, as water, until 12:00Last 1 hour0\u00a0mmLast 6 hours4.2\u00a0mmLast 48 hoursnot known' +
        'Soil this morningbetween 10\u00a0mm above field capacity ' +
        'and 12\u00a0mm below field capacity: 60 days of weather are not enough to tellWeather data by Open-Meteo.com CC BY 4.0, updated 12:20',
    )
    const soil = { wettestMm: 12, driestMm: 12, metOn: '2025-09-03', source }
    rerender(plan({ ...fixture, before: { soil } }))
    expect(told()).toContain('No rainfall data for the last few hours.')
    expect(told()).toContain(
      '12\u00a0mm below field capacitycalculated from rain and evaporation, reliable since Wed, 3 Sept',
    )
    rerender(plan({ ...fixture, before: {} }))
    expect(told()).toContain('No data on how wet the soil was this morning.')
    // Sample data has no recent weather, and only the first day shows any.
    rerender(plan({ ...fixture, before: undefined }))
    expect(screen.queryByText('Recent weather')).toBeNull()
    const sunday = { day: '2025-09-21', sentence: '', windows }
    rerender(plan({ ...fixture, before, days: [sunday, ...fixture.days] }))
    expect(screen.queryByText('Recent weather')).toBeNull()
  })

  test('opens one job at a time and shows a reason for each time window', () => {
    open()
    fireEvent.click(job('Spraying'))
    expect(screen.getByText('No problems in the forecast.')).toBeTruthy()
    expect(screen.getByText('Wind 29 km/h: drift.')).toBeTruthy()
    expect(screen.getByText(/^\d\d:00 to .*: dark$/)).toBeTruthy()
    fireEvent.click(job('Frost'))
    expect(job('Spraying').getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByText('Wind 29 km/h: drift.')).toBeNull()
    fireEvent.click(job('Frost'))
    expect(job('Frost').getAttribute('aria-expanded')).toBe('false')
  })

  test("names every limit with its publisher and marks the farmer's own limits", () => {
    open({ units: { ...fixture.units, wind: 'm/s' } })
    fireEvent.click(job('Spraying'))
    const limit = (name: string) => screen.getByText(name).parentElement?.textContent
    expect(limit('Minimum wind')).toBe('Minimum wind0.8\u00a0m/s DPIRD Western Australia')
    expect(limit('Stop if wind reaches')).toBe('Stop if wind reaches5\u00a0m/s your own limit')
    expect(limit('Stop if gusts are above')).toContain('Smart Farming rule of thumb')
  })

  test('shows which values are missing when a window cannot be judged', () => {
    const gap = window(
      9,
      15,
      'unknown',
      { code: 'missing', input: 'gusts' },
      { code: 'missing', input: 'humidity' },
    )
    open(spraying(window(6, 9, 'good'), gap, window(15, 18, 'good')))
    expect(job('Spraying').textContent).toContain('Can’t tell 09:00 to 15:00')
    fireEvent.click(job('Spraying'))
    expect(screen.getByText('Gusts are not in this forecast.')).toBeTruthy()
    expect(screen.getByText(/humidity is not in this forecast$/)).toBeTruthy()
  })

  test('combines jobs that cannot be judged all day into one line with the reason', () => {
    const gap = [window(0, 24, 'unknown', { code: 'missing', input: 'gusts' })]
    open({
      works: ['spraying', 'harvest', 'hay'].map((work) => ({ work, limits: [] })),
      days: [{ day: MONDAY, sentence: '', windows: { ...windows, harvest: gap, hay: gap } }],
    })
    expect(jobs()).toEqual(['Spraying'])
    expect(screen.getByText(/^Can’t tell:/).parentElement?.textContent).toBe(
      'Can’t tell: combining, baling hay (gusts are not in this forecast)',
    )
  })

  test('distinguishes care for drift from care for darkness by icon and word', () => {
    const careful = (from: number, to: number, care: 'dark' | 'drift') => ({
      ...window(from, to, 'careful'),
      care,
    })
    open(spraying(careful(0, 6, 'dark'), careful(6, 12, 'drift')))
    const strip = job('Spraying').querySelectorAll('.work-strip__window')
    expect([...strip].map(({ textContent }) => textContent)).toEqual(['dark', 'drift'])
    const signs = [...strip].map((one) => one.querySelector('path')?.getAttribute('d'))
    expect(new Set(signs).size).toBe(2)
  })

  test('shows the times of a reason in local time', () => {
    const soon = { code: 'rain_soon', limit: { value: 6, unit: 'h' }, atDt: windows.frost[0]?.endDt } as const
    open(spraying(window(18, 24, 'dont', soon)))
    fireEvent.click(job('Spraying'))
    expect(screen.getByText('Rain may come from 00:00, within 6 hours of spraying.')).toBeTruthy()
  })

  test("mentions the usual limits when the farmer's own limits could not be loaded", () => {
    const { unmount } = open()
    expect(screen.queryByText(/the usual ones/)).toBeNull()
    unmount()
    open({ usual: true })
    expect(screen.getByText(/Your own limits could not be loaded/)).toBeTruthy()
  })

  test('mentions forecast steps longer than an hour', () => {
    const { unmount } = open({ days: [{ day: MONDAY, sentence: '', stepHours: 1, windows }] })
    expect(screen.queryByText(/3-hour steps/)).toBeNull()
    unmount()
    open({ days: [{ day: MONDAY, sentence: '', stepHours: 3, windows }] })
    expect(screen.getByText(/has 3-hour steps/)).toBeTruthy()
  })

  test('marks windows that are too short and shows the hour at which a value occurs', () => {
    const calm = {
      code: 'wind_low',
      value: 2,
      limit: { value: 3, unit: 'km/h' },
      atDt: windows.frost[0]?.startDt,
    } as const
    open(
      spraying(window(0, 9, 'dont', calm), { ...window(9, 10, 'good'), short: true }, window(10, 24, 'dont')),
    )
    fireEvent.click(job('Spraying'))
    expect(screen.getByText(/09:00 to 10:00 \(too short\)/)).toBeTruthy()
    expect(screen.getByText('Wind 2 km/h: too calm, inversion risk (00:00).')).toBeTruthy()
  })

  test('is empty for a day without an outlook', () => {
    const { container } = open({}, '2025-10-22')
    expect(container.textContent).toBe('')
  })

  test('shows jobs, limits and reasons from a newer server by their codes', () => {
    open({
      works: [
        ...works,
        { work: 'silage_making', limits: [{ name: 'dryMatter', value: 30, unit: '%', publisher: 'X' }] },
      ],
      days: [
        {
          day: MONDAY,
          sentence: '',
          windows: { silage_making: [window(0, 24, 'dont', { code: 'too_damp' })] },
        },
      ],
    })
    fireEvent.click(job('silage making'))
    expect(screen.getByText('Too damp.')).toBeTruthy()
    expect(screen.getByText('dryMatter').parentElement?.textContent).toBe('dryMatter30% X')
  })
})

describe("a day's plan without an outlook", () => {
  test('shows a loading message and reopens the open job when the outlook arrives', () => {
    const { rerender } = open()
    fireEvent.click(job('Spraying'))
    rerender(plan(undefined))
    expect(screen.getByText('Loading the work advice...')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    rerender(plan(fixture))
    expect(job('Spraying').getAttribute('aria-expanded')).toBe('true')
  })

  test('shows a message when the outlook could not be loaded', () => {
    render(plan('failed'))
    expect(screen.getByText(/The work advice could not be loaded/)).toBeTruthy()
  })
})

describe("a day's plan as time passes", () => {
  test('drops time windows that have ended and keeps the current window whole', () => {
    const { unmount } = open({}, MONDAY, MIDNIGHT + 11.5 * HOUR)
    expect(job('Spraying').textContent).toMatch(/^Spraying Good 06:00 to 12:00, Don’t 12:00 to midnight/)
    unmount()
    open({}, MONDAY, MIDNIGHT + 12 * HOUR)
    expect(job('Spraying').textContent).toMatch(/^Spraying Don’t 12:00 to midnight/)
    fireEvent.click(job('Spraying'))
    expect(screen.queryByText(/06:00 to 12:00/)).toBeNull()
    expect(job('Frost').textContent).toContain('No frost 00:00 to midnight')
  })

  test("shows the day's UV and heat peaks until their hour has ended", () => {
    const people = {
      uv: { index: 9, atDt: MIDNIGHT + 12 * HOUR },
      heat: { indexC: 35, atDt: MIDNIGHT + 14 * HOUR },
    }
    const days = [{ day: MONDAY, sentence: '', windows, people }]
    const at = (hour: number) => {
      const { container, unmount } = open({ days }, MONDAY, MIDNIGHT + hour * HOUR)
      const told = [/12:00/, /14:00/].map((clock) =>
        [...container.querySelectorAll('section p')].some(({ textContent }) => clock.test(textContent ?? '')),
      )
      unmount()
      return told
    }
    expect(at(12.9)).toEqual([true, true])
    expect(at(13)).toEqual([false, true])
    expect(at(15)).toEqual([false, false])
  })
})
