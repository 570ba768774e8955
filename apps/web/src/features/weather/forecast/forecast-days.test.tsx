import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { forecast, MONDAY } from '../forecast.fixture.ts'
import { ForecastDays } from './forecast-days.tsx'

test('the age of a forecast grows with the time, and becomes a warning', () => {
  const daysAt = (seconds: number) => (
    <ForecastDays
      forecast={forecast}
      outlook={undefined}
      loadWork={() => new Promise(() => {})}
      now={MONDAY + seconds}
    />
  )
  const updated = () => screen.getByText(/updated/).textContent
  const { rerender } = render(daysAt(600))
  expect(updated()).toBe('updated 00:05')
  rerender(daysAt(600 + 3 * 3600))
  expect(updated()).toBe('updated 00:05, 3 hours ago')
  expect(screen.queryByText(/hours old/)).toBeNull()
  rerender(daysAt(600 + 6 * 3600))
  expect(screen.getByText('This forecast is 6 hours old.')).toBeTruthy()
})
