import type { Forecast, Outlook } from '@smart-farming/contracts/weather'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AlertsBar } from './alerts-bar.tsx'

/** Monday 22 September 2025, 00:00 in Nairobi. */
const MONDAY = Date.UTC(2025, 8, 21, 21) / 1000
const HOUR = 3600
const fetchedAt = '2025-09-21T21:05:00Z'

const forecast: Forecast = {
  list: [{ dt: MONDAY, main: { temp: 12 }, weather: [{ description: 'clear sky', icon: '01d' }] }],
  city: { coord: { lat: -0.28, lon: 36.07 }, timezone: 3 * HOUR, zone: 'Africa/Nairobi' },
  source: {
    id: 'open-meteo',
    name: 'Open-Meteo',
    url: 'https://open-meteo.com/',
    attribution: 'Weather data by Open-Meteo.com',
    licence: 'CC BY 4.0',
    fetchedAt,
  },
}
const frost = {
  id: 'frost:2025-09-22',
  kind: 'frost',
  sentence: 'Frost: down to −2 °C on Tuesday 06:00, at or below 0 °C.',
  endDt: MONDAY + 33 * HOUR,
}
const gusts = {
  id: 'gusts:2025-09-24',
  kind: 'gusts',
  sentence: 'Gusts of 70 km/h.',
  endDt: MONDAY + 60 * HOUR,
}

const outlook = (alerts: Partial<NonNullable<Outlook['alerts']>> = {}): Outlook => ({
  fetchedAt,
  units: { temperature: 'C', wind: 'km/h', rain: 'mm' },
  works: [],
  days: [],
  alerts: {
    found: [],
    unchecked: [],
    limits: [
      {
        kind: 'gusts',
        name: 'Gusts at or above',
        figure: '60 km/h',
        publisher: 'Smart Farming rule of thumb',
      },
    ],
    untilDt: MONDAY + 72 * HOUR,
    official: { name: 'Kenya Met', url: 'https://meteo.go.ke/' },
    ...alerts,
  },
})

type Seen = Partial<Parameters<typeof AlertsBar>[0]>
const bar = (seen: Seen) => (
  <AlertsBar
    forecast={forecast}
    outlook={outlook()}
    isPending={false}
    isOld={false}
    now={MONDAY + 600}
    {...seen}
  />
)
const button = () =>
  within(screen.getByRole('region', { name: 'Alerts' })).getByRole<HTMLButtonElement>('button')
const said = () => button().textContent

test('without alerts, the bar shows the period checked, and a tap shows limits and sources', async () => {
  render(bar({}))
  expect(said()).toContain('No alerts until midnight Wednesday night.')
  fireEvent.click(button())
  expect(await screen.findByText('Nothing in this forecast reaches your limits.')).toBeTruthy()
  expect(screen.getByText('Gusts at or above').parentElement?.textContent).toContain(
    '60 km/h Smart Farming rule of thumb',
  )
  expect(screen.getByRole('link', { name: 'Kenya Met' }).getAttribute('href')).toBe('https://meteo.go.ke/')
})

test('the bar shows the first alert and a count, and announces both to screen readers once', async () => {
  render(bar({ outlook: outlook({ found: [frost, gusts] }) }))
  expect(said()).toContain(frost.sentence)
  expect(said()).toContain('+1 more')
  expect(screen.getByRole('status').textContent).toBe(`${frost.sentence} And 1 more.`)
  fireEvent.click(button())
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    frost.sentence,
    gusts.sentence,
  ])
})

test("the closed bar shows an alert's short text, and the open bar its full sentence", async () => {
  const told = { ...frost, brief: 'Frost −2 °C, midnight Mon night to Tue 09:00.' }
  render(bar({ outlook: outlook({ found: [told] }) }))
  expect(said()).toBe(`${told.brief} `)
  expect(screen.getByRole('status').textContent).toBe(told.brief)
  fireEvent.click(button())
  expect((await screen.findByRole('listitem')).textContent).toBe(frost.sentence)
})

test('an open alert shows when it begins and ends, and what to do', async () => {
  const told = {
    ...frost,
    name: 'Air frost',
    times: 'from midnight Monday night until Tuesday 06:00',
    advice: 'Cover tender plants.',
  }
  render(bar({ outlook: outlook({ found: [told] }) }))
  fireEvent.click(button())
  expect((await screen.findByRole('listitem')).textContent).toBe(
    `Air frost from midnight Monday night until Tuesday 06:00${frost.sentence}What to do: Cover tender plants.`,
  )
})

test('an alert disappears when its event has ended', () => {
  const found = outlook({ found: [frost] })
  const { rerender } = render(bar({ outlook: found, now: frost.endDt - 1 }))
  expect(said()).toContain('Frost')
  rerender(bar({ outlook: found, now: frost.endDt }))
  expect(said()).toContain('No alerts until')
})

test('sample weather raises no alerts, and its alert bar cannot be opened', () => {
  const sample = { ...forecast, source: { ...forecast.source, sample: true } }
  render(bar({ forecast: sample, outlook: outlook({ found: [frost] }) }))
  expect(said()).toBe('Alerts are not checked for sample weather. ')
  expect(button().disabled).toBe(true)
  expect(screen.queryByText(/Frost/)).toBeNull()
})

test('the bar lists the kinds of alert that the forecast has no data for', async () => {
  const unchecked = [{ kind: 'gusts', name: 'gusts', reason: 'gusts are missing for some hours' }]
  render(bar({ outlook: outlook({ unchecked }) }))
  expect(said()).toContain('Not checked: gusts. No other alerts.')
  fireEvent.click(button())
  expect((await screen.findByText('Not checked for gusts:')).parentElement?.textContent).toContain(
    'gusts are missing',
  )
})

test('the bar shows when an old forecast was last checked, and reports a missing forecast', () => {
  const old = { now: MONDAY + 8 * HOUR, outlook: outlook({ found: [frost] }) }
  const { rerender } = render(bar({ ...old, isOld: true }))
  expect(said()).toContain('Alerts not checked since 00:05. Found then: Frost')
  rerender(bar({ ...old, forecast: undefined }))
  expect(said()).toContain('Alerts are not checked: there is no forecast.')
})

test("without the account's limits, the bar says that it uses the usual limits", () => {
  render(bar({ outlook: { ...outlook(), usual: true } }))
  expect(said()).toContain('No alerts at the usual limits until midnight Wednesday night.')
})

test('the bar shows "Checking for alerts..." while loading and "not been checked" after a failure', () => {
  const { rerender } = render(bar({ outlook: undefined }))
  expect(said()).toContain('Checking for alerts...')
  expect(button().disabled).toBe(true)
  rerender(bar({ outlook: 'failed' }))
  expect(said()).toContain('Alerts could not be loaded, so they have not been checked.')
  expect(button().disabled).toBe(true)
  expect(screen.getByRole('status').textContent).toContain('not been checked')
})
