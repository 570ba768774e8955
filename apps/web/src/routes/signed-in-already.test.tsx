import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { farmWithoutPlaces } from '../features/location/farm.fixture.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { renderRoute } from '../testing/render-route.tsx'

const server = fakeServer()
const ada = { username: 'Ada', farm_name: 'Hill', location: '' }

beforeEach(() => {
  for (const id of ['weather.forecast', 'weather.outlook', 'weather.current'] as const)
    server.refuse(id, { code: 'bad_upstream' })
  server.answer('farmSettings.get', {})
  server.answer('farm.get', farmWithoutPlaces)
  server.answer('accounts.logout', undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test('a browser without a previous login does not request the user', async () => {
  renderRoute('/login')
  await screen.findByLabelText('Username')
  expect(server.requests()).toEqual([])
})

test.each(['/login', '/signup'])(
  '%s redirects to the dashboard only after the server confirms that the farmer is logged in',
  async (path) => {
    localStorage.setItem('signedIn', '')
    server.refuse('accounts.user', { code: 'not_signed_in' })
    const router = renderRoute(path)
    await waitFor(() => expect(localStorage.getItem('signedIn')).toBeNull())
    expect(router.state.location.pathname).toBe(path)
    cleanup()

    localStorage.setItem('signedIn', '')
    server.disconnect('accounts.user')
    const cutOff = renderRoute(path)
    await waitFor(() => expect(server.requests('accounts.user').length).toBeGreaterThan(1))
    expect(cutOff.state.location.pathname).toBe(path)
    cleanup()

    let answer = (_user: typeof ada) => {}
    server.answerWith(
      'accounts.user',
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const signedIn = renderRoute(path)
    await waitFor(() => expect(server.requests('accounts.user').length).toBeGreaterThan(2))
    expect(signedIn.state.location.pathname).toBe(path)
    answer(ada)
    await waitFor(() => expect(signedIn.state.location.pathname).toBe('/dashboard'))
    expect(localStorage.getItem('signedIn')).toBe('')
    const left = vi.spyOn(location, 'assign').mockImplementation(() => {})
    fireEvent.click(await screen.findByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(server.requests('accounts.logout')).toHaveLength(1))
    expect(localStorage.getItem('signedIn')).toBeNull()
    // The redirect must happen in this test, not in the next.
    await waitFor(() => expect(left).toHaveBeenCalledWith('/'))
  },
)
