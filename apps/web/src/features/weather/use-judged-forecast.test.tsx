import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { createTestQueryClient } from '../../testing/test-query-client.ts'
import { forecast, outlook } from './forecast.fixture.ts'
import { forecastQuery, outlookKey, outlookQuery } from './queries.ts'
import { useJudgedForecast } from './use-judged-forecast.ts'

const server = fakeServer()
const point = { lat: -0.28, lon: 36.07 }
const early = '2025-09-21T21:05:00Z'
const late = '2025-09-21T22:05:00Z'
const forecastOf = (fetchedAt: string) => ({ ...forecast, source: { ...forecast.source, fetchedAt } })
const outlookOf = (fetchedAt: string) => ({ ...outlook, fetchedAt })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.answer('weather.forecast', forecastOf(early))
  server.answer('weather.outlook', outlookOf(early))
})

function show() {
  const queryClient = createTestQueryClient()
  const { result } = renderHook(() => useJudgedForecast(point), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  /** Fetch times of the forecast shown and of its outlook. */
  const shown = () => {
    const { forecast: seen, outlook: said } = result.current
    return [seen?.source.fetchedAt, typeof said === 'object' ? said.fetchedAt : said]
  }
  return { queryClient, shown }
}
const asked = (id: 'weather.forecast' | 'weather.outlook') => server.requests(id).length

test('forecast and outlook are each requested once, in parallel, and shown together', async () => {
  const { shown } = show()
  expect([asked('weather.forecast'), asked('weather.outlook')]).toEqual([1, 1])
  expect(shown()).toEqual([undefined, undefined])
  await waitFor(() => expect(shown()).toEqual([early, early]))
  expect([asked('weather.forecast'), asked('weather.outlook')]).toEqual([1, 1])
})

test('the forecast is shown before its outlook arrives', async () => {
  server.answerWith('weather.outlook', () => new Promise(() => {}))
  const { shown } = show()
  await waitFor(() => expect(shown()).toEqual([early, undefined]))
})

test('an outlook for an older forecast is fetched again and never shown with the newer one', async () => {
  server.answer('weather.forecast', forecastOf(late))
  const answers = [early, late]
  server.answerWith('weather.outlook', () => outlookOf(answers.shift() ?? late))
  const { shown } = show()
  await waitFor(() => expect(shown()).toEqual([late, late]))
  expect([asked('weather.forecast'), asked('weather.outlook')]).toEqual([1, 2])
})

test('a forecast older than its outlook is fetched again', async () => {
  server.answer('weather.outlook', outlookOf(late))
  const answers = [early, late]
  server.answerWith('weather.forecast', () => forecastOf(answers.shift() ?? late))
  const { shown } = show()
  await waitFor(() => expect(shown()).toEqual([late, late]))
  expect([asked('weather.forecast'), asked('weather.outlook')]).toEqual([2, 1])
})

test('when forecast and outlook never match, the forecast is shown alone and requests stop', async () => {
  server.answer('weather.forecast', forecastOf(late))
  const { shown } = show()
  await waitFor(() => expect(shown()).toEqual([late, 'failed']))
  expect([asked('weather.forecast'), asked('weather.outlook')]).toEqual([1, 2])
})

test('a newer forecast is shown at once, without an outlook until its own one arrives', async () => {
  const { queryClient, shown } = show()
  await waitFor(() => expect(shown()).toEqual([early, early]))
  let answer = (_outlook: typeof outlook) => {}
  server.answerWith('weather.outlook', () => new Promise((resolve) => (answer = resolve)))
  server.answer('weather.forecast', forecastOf(late))
  await act(() => queryClient.refetchQueries({ queryKey: forecastQuery(point).queryKey }))
  await waitFor(() => expect(asked('weather.outlook')).toBe(2))
  expect(shown()).toEqual([late, undefined])
  answer(outlookOf(late))
  await waitFor(() => expect(shown()).toEqual([late, late]))
})

test('a newer forecast is shown alone when its outlook fails to load', async () => {
  const { queryClient, shown } = show()
  await waitFor(() => expect(shown()).toEqual([early, early]))
  server.disconnect('weather.outlook')
  server.answer('weather.forecast', forecastOf(late))
  await act(() => queryClient.refetchQueries({ queryKey: forecastQuery(point).queryKey }))
  await waitFor(() => expect(shown()).toEqual([late, 'failed']))
})

test('a failed outlook is shown as soon as it loads', async () => {
  server.refuse('weather.outlook', { code: 'not_signed_in' })
  const { queryClient, shown } = show()
  await waitFor(() => expect(shown()).toEqual([early, 'failed']))
  server.answer('weather.outlook', outlookOf(early))
  await act(() => queryClient.refetchQueries({ queryKey: outlookQuery(point).queryKey }))
  await waitFor(() => expect(shown()).toEqual([early, early]))
})

test('after a settings change resets the outlook, a failed reload does not show the old one', async () => {
  const { queryClient, shown } = show()
  await waitFor(() => expect(shown()).toEqual([early, early]))
  server.refuse('weather.outlook', { code: 'not_signed_in' })
  await act(() => queryClient.resetQueries({ queryKey: outlookKey }))
  await waitFor(() => expect(shown()).toEqual([early, 'failed']))
})

test('no forecast is shown when forecast and outlook fail to load', async () => {
  server.refuse('weather.forecast', { code: 'bad_upstream' })
  server.refuse('weather.outlook', { code: 'bad_upstream' })
  const { shown } = show()
  await waitFor(() =>
    expect(console.warn).toHaveBeenCalledWith('weather.forecast failed:', expect.any(Error)),
  )
  expect(shown()[0]).toBeUndefined()
})
