import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { farmWithoutPlaces } from '../features/location/farm.fixture.ts'
import { forecast, MONDAY, outlook } from '../features/weather/forecast.fixture.ts'
import { client } from '../server/api.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { renderRoute } from '../testing/render-route.tsx'

const server = fakeServer()
const ada = { username: 'Ada', farm_name: 'Hill', location: '' }
const ben = { username: 'Ben', farm_name: 'Dale', location: '' }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: (MONDAY + 600) * 1000 })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.answer('accounts.user', ada)
  server.answer('weather.forecast', forecast)
  server.answer('weather.outlook', outlook)
  server.refuse('weather.current', { code: 'bad_upstream' })
  server.answer('farmSettings.get', {})
  server.answer('farm.get', farmWithoutPlaces)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function openDashboard() {
  const router = renderRoute('/dashboard')
  await screen.findByRole('heading', { name: 'Hill Farm Dashboard' })
  await screen.findByText('Mon, 22 Sept')
  return router
}

const headers = { 'content-type': 'text/html' }
const call = () => client.places.search({ query: { q: 'York' } }).catch(() => [])

test('several "not signed in" responses cause one check and lead to the login page', async () => {
  const router = await openDashboard()
  server.refuse('accounts.user', { code: 'not_signed_in' })
  server.refuse('places.search', { code: 'not_signed_in' })
  await Promise.all([call(), call(), call()])
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(await screen.findByLabelText('Username')).toBeTruthy()
  expect(server.requests('accounts.user')).toHaveLength(2)
})

test('a late response from before the session ended does not keep the farmer logged in', async () => {
  const router = await openDashboard()
  const before = Promise.withResolvers<typeof ada>()
  server.answerWith('accounts.user', () => before.promise)
  server.refuse('places.search', { code: 'not_signed_in' })
  await call()
  await waitFor(() => expect(server.requests('accounts.user')).toHaveLength(2))
  await call()
  server.refuse('accounts.user', { code: 'not_signed_in' })
  before.resolve(ada)
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test('a "not signed in" response before the page is ready also leads to the login page', async () => {
  server.refuse('places.search', { code: 'not_signed_in' })
  server.answerWith('accounts.user', async () => {
    server.refuse('accounts.user', { code: 'not_signed_in' })
    await call()
    return ada
  })
  const router = renderRoute('/dashboard')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test('a "not signed in" response to a chat question leads to the login page', async () => {
  const router = await openDashboard()
  server.refuse('accounts.user', { code: 'not_signed_in' })
  server.refuse('chat.market', { code: 'not_signed_in', message: 'Please sign in.' })
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'What is wheat worth?' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test.each([
  ['is still logged in after a wrong password', () => {}],
  ['cannot be checked because of a network failure', () => server.disconnect('accounts.user')],
  [
    'meets a Wi-Fi login page with status 401',
    () =>
      server.answerRaw('accounts.user', () => new Response('<h1>Free Wi-Fi</h1>', { status: 401, headers })),
  ],
  [
    'meets a Wi-Fi login page with status 200',
    () => server.answerRaw('accounts.user', () => new Response('<h1>Free Wi-Fi</h1>', { headers })),
  ],
])('a farmer who %s stays on the dashboard', async (_case, change) => {
  const router = await openDashboard()
  change()
  server.refuse('places.search', { code: 'invalid_credentials' })
  await call()
  await waitFor(() => expect(server.requests('accounts.user').length).toBeGreaterThan(1))
  await screen.findByRole('heading', { name: 'Hill Farm Dashboard' })
  expect(router.state.location.pathname).toBe('/dashboard')
})

test("the next farmer to log in on the same page sees none of the previous farmer's data", async () => {
  const router = await openDashboard()
  server.refuse('accounts.user', { code: 'not_signed_in' })
  server.refuse('places.search', { code: 'not_signed_in' })
  await call()
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  server.answer('accounts.login', ben)
  server.answerWith('weather.forecast', () => new Promise(() => {}))
  fireEvent.change(await screen.findByLabelText('Username'), { target: { value: 'Ben' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } })
  fireEvent.submit(screen.getByLabelText('Username').closest('form') as HTMLFormElement)
  await screen.findByRole('heading', { name: 'Dale Farm Dashboard' })
  expect(screen.queryByText('Mon, 22 Sept')).toBeNull()
})
