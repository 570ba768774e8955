import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { Forecast, ForecastEntry } from '@smart-farming/contracts/weather'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { forecast as fixture, step } from '../forecast.fixture.ts'
import { DayPlan } from './day-plan.tsx'

/** Two days at Nakuru: mild, dry, a breeze. `change` bends single steps, by their hour. */
const forecast = (change: (hour: number) => Partial<ForecastEntry> = () => ({})): Forecast => ({
  ...fixture,
  list: Array.from({ length: 16 }, (_, i) => ({
    ...step(0, 18),
    ...step(i * 3, 18),
    main: { temp: 18, humidity: 65 },
    wind: { speed: 2.5, gust: 4 },
    clouds: { all: 90 },
    rain: { '3h': 0 },
    snow: { '3h': 0 },
    pop: 0.05,
    ...change(i * 3),
  })),
})

const open = (weather: Forecast, own: FarmSettings = {}, isUsual = false) =>
  render(<DayPlan forecast={weather} day="2025-09-22" own={own} isUsual={isUsual} />)
const jobs = () =>
  within(screen.getByRole('region', { name: 'What the weather allows' }))
    .getAllByRole('button')
    .map((button) => button.querySelector('.work-row__name')?.firstChild?.textContent?.trim())
const job = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })

test('hours of a provider that has nothing finer than six are judged over six', () => {
  const coarse = forecast()
  const list = coarse.list
    .filter((_, i) => i % 2 === 0)
    .map(({ rain: _rain, snow: _snow, ...entry }) => ({ ...entry, precipitation_6h: 0 }))
  open({ ...coarse, list })
  expect(job('Spraying').textContent).toMatch(/Good 06:00 to 18:00/)
})

describe('what a day allows', () => {
  test('is there for all jobs, or for those of the farm', () => {
    const { unmount } = open(forecast())
    expect(jobs()).toEqual(['Spraying', 'Frost', 'Combining', 'Baling hay', 'Field work'])
    unmount()
    open(forecast(), { enterprises: ['fruit'] })
    expect(jobs()).toEqual(['Spraying', 'Frost'])
  })

  test('is in words for screen readers, window by window', () => {
    open(forecast((hour) => (hour >= 12 ? { wind: { speed: 8, gust: 12 } } : {})))
    expect(job('Spraying').textContent).toMatch(/^Spraying .*Good 06:00 to 12:00, Don’t 12:00 to midnight/)
    expect(job('Frost').textContent).toContain('No frost 00:00 to midnight')
  })

  test('opens one job at a time, each window with its reason', () => {
    open(forecast((hour) => (hour >= 12 ? { wind: { speed: 8, gust: 12 } } : {})))
    fireEvent.click(job('Spraying'))
    expect(screen.getByText('Nothing in the forecast speaks against it.')).toBeTruthy()
    expect(screen.getByText('Wind 29 km/h: drift.')).toBeTruthy()
    fireEvent.click(job('Frost'))
    expect(job('Spraying').getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByText('Wind 29 km/h: drift.')).toBeNull()
    fireEvent.click(job('Frost'))
    expect(job('Frost').getAttribute('aria-expanded')).toBe('false')
  })

  test('names every limit and its publisher, and the farmer’s own as such', () => {
    open(forecast(), { limits: { spraying: { maxWindKmh: 18 } }, units: { wind: 'm/s' } })
    fireEvent.click(job('Spraying'))
    const limit = (name: string) => screen.getByText(name).parentElement?.textContent
    expect(limit('Least wind')).toBe('Least wind0.8 m/s DPIRD Western Australia')
    expect(limit('Stop at a wind of')).toBe('Stop at a wind of5 m/s your own limit')
    expect(limit('Stop above gusts of')).toContain('Smart Farming rule of thumb')
  })

  test('follows the limits of the farmer', () => {
    const breeze = forecast((hour) => (hour >= 9 && hour < 15 ? { wind: { speed: 4, gust: 5 } } : {}))
    const { unmount } = open(breeze)
    expect(job('Spraying').textContent).toContain('Good 06:00 to 18:00')
    unmount()
    open(breeze, { limits: { spraying: { maxWindKmh: 14 } } })
    expect(job('Spraying').textContent).toContain('Don’t 09:00 to 15:00')
  })

  test('is never good on what is missing, and says what that is', () => {
    open(forecast((hour) => (hour >= 9 && hour < 15 ? { wind: { speed: 2.5 }, main: { temp: 18 } } : {})))
    expect(job('Spraying').textContent).toContain('Cannot judge 09:00 to 15:00')
    fireEvent.click(job('Spraying'))
    expect(screen.getByText('Gusts are not in this forecast.')).toBeTruthy()
    expect(screen.getByText('Also humidity is not in this forecast.')).toBeTruthy()
  })

  test('cannot be judged where rain is not known, though snow is said to be none', () => {
    const list = forecast().list.map(({ rain: _rain, ...entry }) => entry)
    open({ ...forecast(), list })
    for (const name of ['Spraying', 'Combining', 'Baling hay', 'Field work'])
      expect(job(name).textContent).not.toMatch(/Good|Careful/)
    fireEvent.click(job('Spraying'))
    expect(screen.getByText(/rain is not in this forecast/i)).toBeTruthy()
  })

  test('says when it goes by the usual limits, because the farmer’s own could not be had', () => {
    const { unmount } = open(forecast())
    expect(screen.queryByText(/the usual ones/)).toBeNull()
    unmount()
    open(forecast(), {}, true)
    expect(screen.getByText(/Your own limits could not be loaded/)).toBeTruthy()
  })

  test('is nothing for a day that the forecast does not have', () => {
    const { container } = render(<DayPlan forecast={forecast()} day="2025-10-22" own={{}} isUsual={false} />)
    expect(container.textContent).toBe('')
  })
})
