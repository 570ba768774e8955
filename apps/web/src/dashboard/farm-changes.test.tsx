import type { Farm } from '@smart-farming/contracts/farm'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { farmWithPlaces } from '../features/location/farm.fixture.ts'
import { currentWeather, forecast, MONDAY, outlook } from '../features/weather/forecast.fixture.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { createTestQueryClient } from '../testing/test-query-client.ts'
import { LocatedWeather } from './farm-weather.fixture.tsx'

const server = fakeServer()
const nakuru = { name: 'Nakuru', state: 'Nakuru County', country: 'KE', lat: -0.283, lon: 36.067 }
const field = { name: 'Top field', state: 'near Molo', country: 'KE', lat: -0.25, lon: 35.73 }
const meadow = { name: 'Meadow', state: 'near Njoro', country: 'KE', lat: -0.33, lon: 35.94 }
const farm = farmWithPlaces(nakuru, field, meadow)
const at = (current: number): Farm => ({ ...farm, current })
const unsaved = 'This place could not be saved to your account.'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: (MONDAY + 600) * 1000 })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.answer('weather.forecast', forecast)
  server.answer('weather.outlook', outlook)
  server.answer('weather.current', currentWeather)
  server.answer('farmSettings.get', {})
  server.answer('places.search', [nakuru])
  server.answer('farm.get', farm)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function show() {
  const queryClient = createTestQueryClient()
  render(
    <QueryClientProvider client={queryClient}>
      <LocatedWeather user={{ username: 'Ada', farm_name: 'Hill', location: 'Nakuru' }} />
    </QueryClientProvider>,
  )
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Your places' })
  return { choice, lookAgain: () => act(() => queryClient.refetchQueries({ queryKey: ['farm.get'] })) }
}
const pick = (choice: HTMLSelectElement, id: number) =>
  fireEvent.change(choice, { target: { value: String(id) } })
const isShown = (name: RegExp) => expect(screen.getByText(name, { selector: 'p' })).toBeTruthy()
async function openMyFarm() {
  fireEvent.click(screen.getByRole('button', { name: 'My farm' }))
  const heading = await screen.findByRole('heading', { name: 'Places' })
  return within(heading.closest('section') as HTMLElement)
}
type List = Awaited<ReturnType<typeof openMyFarm>>
const remove = (list: List, name: RegExp) => list.getByRole<HTMLButtonElement>('button', { name })
function removeMeadow(list: List) {
  fireEvent.click(remove(list, /^Remove Meadow/))
  fireEvent.click(list.getByRole('button', { name: 'Yes, remove it' }))
}

test('a chosen place is shown while saving and after the save fails', async () => {
  const answer = Promise.withResolvers<Farm>()
  server.answerWith('farmPlaces.choose', () => answer.promise)
  const { choice } = await show()
  pick(choice, 2)
  expect(choice.value).toBe('2')
  const list = await openMyFarm()
  expect(list.getByText('shown now').parentElement?.textContent).toContain('Top field')
  answer.reject(new TypeError('Failed to fetch'))
  await screen.findAllByText(unsaved)
  expect(choice.value).toBe('2')
  expect(list.getByText('shown now').parentElement?.textContent).toContain('Top field')
})

test('an unsaved place stays shown and marked as unsaved when another change is saved', async () => {
  server.disconnect('farmPlaces.choose')
  server.answer('farmPlaces.remove', farmWithPlaces(nakuru, field))
  const { choice } = await show()
  pick(choice, 2)
  await screen.findByText(unsaved)
  const list = await openMyFarm()
  removeMeadow(list)
  await waitFor(() => expect(list.queryByText(/^Meadow/, { selector: 'bdi' })).toBeNull())
  expect(screen.getAllByText(unsaved)).toHaveLength(2)
  isShown(/^Top field/)
  expect(choice.value).toBe('2')
})

test.each([
  ['a Wi-Fi login page', 200],
  ['a proxy that cannot reach its server', 502],
])('a chosen place can wait for the network after a response from %s', async (_what, status) => {
  const headers = { 'content-type': 'text/html' }
  server.answerRaw('farmPlaces.choose', () => new Response('<h1>No</h1>', { status, headers }))
  const { choice } = await show()
  pick(choice, 2)
  expect(await screen.findByRole('button', { name: 'Send it when the network is back' })).toBeTruthy()
})

test('choosing another place replaces a choice that could not be saved', async () => {
  server.disconnect('farmPlaces.choose')
  const { choice } = await show()
  pick(choice, 2)
  await screen.findByText(unsaved)
  server.answer('farmPlaces.choose', at(3))
  pick(choice, 3)
  await waitFor(() => expect(screen.queryByText(unsaved)).toBeNull())
  expect(server.requests('farmPlaces.choose').map(({ body }) => body)).toEqual([{ id: 2 }, { id: 3 }])
  isShown(/^Meadow/)
})

test("a rejected choice of place is undone with the server's message and no retry button", async () => {
  const refusal = {
    code: 'not_found',
    message: 'No such place.',
    problem: { code: 'unknown_place' },
  } as const
  server.refuse('farmPlaces.choose', refusal)
  const { choice } = await show()
  server.answer('farm.get', farmWithPlaces(nakuru, meadow))
  pick(choice, 2)
  expect(await screen.findByText('No such place.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await waitFor(() => isShown(/^Nakuru/))
  expect(choice.value).toBe('1')
  expect(choice.textContent).not.toContain('Top field')
})

test('"Too many requests" keeps the chosen place and offers "Try again"', async () => {
  server.refuse('farmPlaces.choose', { code: 'too_many_requests', message: 'Too many requests.' })
  pick((await show()).choice, 2)
  expect(await screen.findByText(unsaved)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('a place is removed only once, and a retry shows its progress', async () => {
  const answers = [Promise.withResolvers<Farm>(), Promise.withResolvers<Farm>()]
  let asked = 0
  server.answerWith('farmPlaces.remove', () => answers[asked++]?.promise ?? farm)
  await show()
  const list = await openMyFarm()
  removeMeadow(list)
  expect(remove(list, /^Remove Meadow/).disabled).toBe(true)
  expect(remove(list, /^Remove Top field/).disabled).toBe(true)
  await waitFor(() => expect(asked).toBe(1))
  answers[0]?.reject(new TypeError('Failed to fetch'))
  fireEvent.click(await list.findByRole('button', { name: 'Try again' }))
  expect(list.getByRole<HTMLButtonElement>('button', { name: 'Saving...' }).disabled).toBe(true)
  answers[1]?.resolve(farmWithPlaces(nakuru, field))
  await waitFor(() => expect(screen.queryByText(/could not be removed/)).toBeNull())
  expect(server.requests('farmPlaces.remove')).toHaveLength(2)
})

test('the weather follows a place chosen or moved on another device', async () => {
  const { choice, lookAgain } = await show()
  server.answer('farm.get', at(2))
  await lookAgain()
  await waitFor(() => isShown(/^Top field/))
  expect(choice.value).toBe('2')
  server.answer('farm.get', { ...farmWithPlaces(nakuru, { ...field, name: 'Low field' }), current: 2 })
  await lookAgain()
  await waitFor(() => isShown(/^Low field/))
})

test('the weather does not follow the account while a choice is unsaved or on page load', async () => {
  localStorage.setItem(
    'farmLocation',
    JSON.stringify({ lat: -0.3, lon: 36.1, name: 'Nakuru, Nakuru County, KE' }),
  )
  server.disconnect('farmPlaces.choose')
  const { choice, lookAgain } = await show()
  await lookAgain()
  expect(JSON.parse(localStorage.getItem('farmLocation') ?? '')).toMatchObject({ lat: -0.3 })
  pick(choice, 2)
  await screen.findByText(unsaved)
  server.answer('farm.get', at(3))
  await lookAgain()
  isShown(/^Top field/)
  expect(choice.value).toBe('2')
})
