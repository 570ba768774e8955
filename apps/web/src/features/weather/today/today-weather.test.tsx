import type { Outlook, TodayAnswer } from '@smart-farming/contracts/weather'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import { renderView } from '../../../testing/render.tsx'
import { forecast, MONDAY, outlook, source } from '../forecast.fixture.ts'
import { TodayWeather } from './today-weather.tsx'

const server = fakeServer()
const HOUR = 3600
const answer = (title: string, verdict: string, untilHour: number): TodayAnswer => ({
  ...{ title, verdict, sign: 'good', untilDt: MONDAY + untilHour * HOUR, when: '09:00 to 12:00' },
  reasons: [`Why ${title}.`],
})
const today: Outlook['today'] = {
  jobs: [
    [answer('Spraying today', 'Good', 12), answer('Spraying this afternoon', 'Don’t', 18)],
    [answer('Field work today', 'Careful', 18)],
  ],
  night: [answer('Tonight', 'No frost', 30)],
}

const at = (hour: number) => vi.setSystemTime((MONDAY + hour * HOUR) * 1000)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  at(0.5)
  server.answer('weather.forecast', forecast)
  server.answer('weather.outlook', { ...outlook, today })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const show = (point: { lat: number; lon: number } | undefined = { lat: 0, lon: 36 }) =>
  renderView(<TodayWeather point={point} />)
const read = () => screen.getAllByRole('heading').map(({ textContent }) => textContent?.trim())

test('the first current answer is shown, and a tap shows its reasons and the other jobs', async () => {
  show()
  await screen.findByText('Good')
  expect(read()).toEqual(['Spraying today Good 09:00 to 12:00', 'Tonight No frost 09:00 to 12:00'])
  expect(screen.queryByText('Why Spraying today.')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^Spraying/ }))
  expect(screen.getByText('Why Spraying today.')).toBeTruthy()
  expect(screen.getByText(/^Field work today/).textContent).toContain('Careful')
  expect(screen.getByText('Why Field work today.')).toBeTruthy()
})

test('the next answer replaces one that has ended, and "Not known" follows the last', async () => {
  const fresh = { ...source, fetchedAt: '2025-09-22T10:00:00Z' }
  server.answer('weather.forecast', { ...forecast, source: fresh })
  server.answer('weather.outlook', { ...outlook, today, fetchedAt: fresh.fetchedAt })
  at(13)
  const view = show()
  await screen.findByText('Spraying this afternoon')
  view.unmount()
  at(18)
  show()
  await screen.findAllByText('Not known')
  expect(read()[0]).toBe('Today’s work Not known no forecast available')
})

test('a forecast that is six hours old gives no advice', async () => {
  at(3.5)
  const view = show()
  await screen.findByText('Good')
  expect(read()[0]).toContain('Good')
  view.unmount()
  at(6.5)
  show()
  await screen.findAllByText('Not known')
  expect(read()).toEqual(['Today’s work Not known forecast too old', 'Tonight Not known forecast too old'])
})

test('sample weather is labelled next to each verdict', async () => {
  server.answer('weather.forecast', { ...forecast, source: { ...source, sample: true } })
  show()
  await screen.findByText('Good')
  expect(read().every((words) => words?.endsWith('made-up weather'))).toBe(true)
})

test.each([
  ['loading', () => server.answerWith('weather.forecast', () => new Promise(() => {})), 'Loading...'],
  ['missing', () => server.refuse('weather.forecast', { code: 'bad_upstream' }), 'no forecast available'],
  ['not judged', () => server.refuse('weather.outlook', { code: 'bad_upstream' }), 'could not be loaded'],
  ['judged by an older server', () => server.answer('weather.outlook', outlook), 'could not be loaded'],
])('a forecast that is %s has no answers and cannot be opened', async (_case, prepare, words) => {
  prepare()
  show()
  expect(await screen.findAllByText(words)).toHaveLength(2)
  for (const button of screen.getAllByRole<HTMLButtonElement>('button')) expect(button.disabled).toBe(true)
})

test('answers show "Loading..." until the farm\'s place is known', () => {
  show(undefined)
  expect(read()).toEqual(['Today’s work Loading...', 'Tonight Loading...'])
})
