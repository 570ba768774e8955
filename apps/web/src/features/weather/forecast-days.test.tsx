import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forecast, MONDAY } from './forecast.fixture.ts'
import { ForecastDays } from './forecast-days.tsx'

beforeEach(() => void vi.useFakeTimers({ now: (MONDAY + 600) * 1000 }))
afterEach(() => void vi.useRealTimers())

test('the age of a forecast grows while the page is open, and becomes a warning', () => {
  render(<ForecastDays forecast={forecast} />)
  const updated = () => screen.getByText(/updated/).textContent
  expect(updated()).toBe('updated 00:05')
  act(() => void vi.advanceTimersByTime(3 * 3_600_000))
  expect(updated()).toBe('updated 00:05, 3 hours ago')
  expect(screen.queryByText(/hours old/)).toBeNull()
  act(() => void vi.advanceTimersByTime(3 * 3_600_000))
  expect(screen.getByText('This forecast is 6 hours old.')).toBeTruthy()
})
