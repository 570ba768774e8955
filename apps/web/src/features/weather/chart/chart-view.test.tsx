import { displayUnits } from '@smart-farming/weather-core/display-units'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MONDAY, step } from '../forecast.fixture.ts'
import { ChartView } from './chart-view.tsx'

const zone = { zone: 'Africa/Nairobi', offsetSeconds: 10_800 }
const entries = [0, 3, 6, 9].map((hour) => ({
  ...step(hour, hour - 4),
  ...(hour === 3 ? {} : { rain: { '3h': hour / 3 } }),
  snow: { '3h': 0 },
  ...(hour === 6 ? {} : { wind: { speed: 10 + hour, gust: 20 } }),
}))

const chart = {
  entries,
  zone,
  units: displayUnits(),
  outlook: undefined,
  now: MONDAY,
}

async function open(own = {}) {
  render(<ChartView {...chart} units={displayUnits(own)} />)
  fireEvent.click(screen.getByRole('button', { name: 'Five-day chart' }))
  return (await screen.findAllByRole('img')).map((drawing) => drawing.getAttribute('aria-label'))
}

test('nothing is drawn before the chart is opened', () => {
  render(<ChartView {...chart} />)
  expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('img')).toBeNull()
})

test('the chart has three drawings, each with a text alternative', async () => {
  expect(await open()).toEqual([
    'Rain and snow, as water, over five days, from 0 to 3 mm in 3 hours, no data for some hours',
    'Temperature over five days, from −4 to 5 °C',
    'Wind over five days, from 36 to 68.4 km/h, no data for some hours; gusts, from 72 to 72 km/h, no data for some hours',
  ])
})

test("the drawings use the farmer's units", async () => {
  const [, temperature, wind] = await open({ temperature: 'F', wind: 'm/s' })
  expect(temperature).toBe('Temperature over five days, from 24.8 to 41 °F')
  expect(wind).toContain('from 10 to 19 m/s')
})

test('the chart\'s values are in a table, and unknown values are hatched and marked "unknown"', async () => {
  await open()
  const [, ...rows] = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', {
    hidden: true,
  })
  expect(rows.map((row) => row.textContent)).toEqual([
    'Mon 00:00−40\u00a0mm3672',
    'Mon 03:00−1unknown4772',
    'Mon 06:0022\u00a0mmunknownunknown',
    'Mon 09:0053\u00a0mm6872',
  ])
  const [rain, , wind] = screen.getAllByRole('img')
  expect(rain?.querySelectorAll('.meteogram__rain')).toHaveLength(3)
  expect(rain?.querySelectorAll('rect:not(.meteogram__rain)')).toHaveLength(1)
  expect(wind?.textContent).toBe('364768')
})

test('the slider reads out one step of the forecast', async () => {
  await open()
  const slider = screen.getByRole('slider', { name: 'Show values at a time' })
  fireEvent.change(slider, { target: { value: '3' } })
  const reading = 'Mon 09:00: 5\u00a0°C, clear sky, 3\u00a0mm, wind 68\u00a0km/h'
  expect(screen.getByText(/^Mon 09:00: 5/)).toBeTruthy()
  expect(slider.getAttribute('aria-valuetext')).toBe(reading)
})
