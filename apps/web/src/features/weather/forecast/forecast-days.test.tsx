import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { forecast, MONDAY, outlook } from '../forecast.fixture.ts'
import { ForecastDays } from './forecast-days.tsx'

test("a forecast's age grows with time and becomes a warning", () => {
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

test("a day's sentence describes only its remaining hours", () => {
  const [today, ...others] = outlook.days
  if (today === undefined) throw new Error('No day')
  const later = [
    { fromDt: MONDAY + 18 * 3600, sentence: 'Rain.' },
    { fromDt: MONDAY + 9 * 3600, sentence: 'Dry until 18:00; spraying: none by day.' },
  ]
  const daysAt = (hours: number) => (
    <ForecastDays
      forecast={forecast}
      outlook={{
        ...outlook,
        days: [{ ...today, sentence: 'Spraying: good 07:00 to 09:00.', later }, ...others],
      }}
      loadWork={() => new Promise(() => {})}
      now={MONDAY + hours * 3600}
    />
  )
  const { container, rerender } = render(daysAt(8.9))
  fireEvent.click(screen.getByRole('button', { name: /Mon/ }))
  const told = () => container.querySelector('.day-row__sentence')?.textContent
  expect(told()).toBe('Spraying: good 07:00 to 09:00.')
  rerender(daysAt(11.5))
  expect(told()).toBe('Dry until 18:00; spraying: none by day.')
  rerender(daysAt(18))
  expect(told()).toBe('Rain.')
})
