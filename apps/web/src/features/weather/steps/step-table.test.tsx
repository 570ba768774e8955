import { METRIC_UNITS } from '@smart-farming/weather-core/display-units'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { step, windows } from '../forecast.fixture.ts'
import { StepTable } from './step-table.tsx'

const zone = { zone: 'Africa/Nairobi', offsetSeconds: 10_800 }
const hours = [0, 6, 12, 18].map((hour) => step(hour, 18))
const show = (entries: typeof hours) =>
  render(<StepTable title="Mon, 22 Sept" entries={entries} zone={zone} units={METRIC_UNITS} />)

test('six-hour precipitation is labelled "in 6 h"', () => {
  show(hours.map((entry) => ({ ...entry, precipitation_6h: 0 })))
  expect(screen.getByText(/then every 6/)).toBeTruthy()
  expect(screen.getAllByText(/in 6 h/)).toHaveLength(4)
})

test('three-hour steps are labelled "Every 3 hours, local time"', () => {
  show(hours)
  expect(screen.getByText(/Every 3 hours, local time/)).toBeTruthy()
})

test('the wind direction is a compass point, with words for screen readers', () => {
  show([{ ...step(0, 18), wind: { speed: 1, deg: 226 } }])
  expect(screen.getByText('SW').getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText('from the south-west').className).toBe('unseen')
})

test("each row shows the job's verdict in words for screen readers", () => {
  const job = { work: 'spraying', windows: windows.spraying }
  render(<StepTable title="Mon, 22 Sept" entries={hours} zone={zone} units={METRIC_UNITS} job={job} />)
  expect(screen.getByRole('columnheader', { name: 'Spray' })).toBeTruthy()
  const verdicts = screen.getAllByRole('row').slice(1)
  expect(verdicts.map((row) => row.lastElementChild?.textContent)).toEqual([
    'Careful: dark',
    'Good',
    'Don’t',
    'Don’t',
  ])
})
