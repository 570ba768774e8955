import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { farmWithoutPlaces } from '../features/location/farm.fixture.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { renderRoute } from '../testing/render-route.tsx'

const server = fakeServer()
const user = { username: 'Ada', farm_name: 'Hill', location: '' }

beforeEach(() => {
  // These tests do not cover the weather, which fails as if without a provider.
  server.refuse('weather.forecast', { code: 'bad_upstream' })
  server.refuse('weather.outlook', { code: 'bad_upstream' })
  server.refuse('weather.current', { code: 'bad_upstream' })
  server.answer('farmSettings.get', {})
  server.answer('farm.get', farmWithoutPlaces)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function openDashboard(path = '/dashboard') {
  server.answer('accounts.user', user)
  const router = renderRoute(path)
  await screen.findByRole('button', { name: 'Logout' })
  return router
}

describe('access to the dashboard', () => {
  test('shows "Loading..." while the user is loading', async () => {
    server.answerWith('accounts.user', () => new Promise(() => {}))
    renderRoute('/dashboard')
    expect(await screen.findByText('Loading...')).toBeTruthy()
  })

  test('redirects a visitor who is not logged in to the login page', async () => {
    server.refuse('accounts.user', { code: 'not_signed_in' })
    const router = renderRoute('/dashboard')
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(await screen.findByLabelText('Username')).toBeTruthy()
    expect(server.requests('accounts.user')).toHaveLength(1)
  })

  test('redirects to the login page after repeated network failures', async () => {
    server.disconnect('accounts.user')
    const router = renderRoute('/dashboard')
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(server.requests('accounts.user')).toHaveLength(3)
  })

  test('opens after a login without another request for the user', async () => {
    server.answer('accounts.login', user)
    renderRoute('/login')
    fireEvent.change(await screen.findByLabelText('Username'), { target: { value: 'Ada' } })
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } })
    fireEvent.submit(screen.getByLabelText('Username').closest('form') as HTMLFormElement)
    expect(await screen.findByRole('heading', { name: 'Hill Farm Dashboard' })).toBeTruthy()
    expect(server.requests('accounts.user')).toEqual([])
  })
})

describe('the dashboard header', () => {
  test('shows the names of the farm and the farmer', async () => {
    await openDashboard()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hill Farm Dashboard')
    expect(screen.getByText('Welcome, !').textContent).toBe('Welcome, Ada!')
  })

  test('links to the account page', async () => {
    await openDashboard()
    expect(screen.getByRole('link', { name: 'My account' }).getAttribute('href')).toBe('/account')
  })

  test.each(['', '  '])("shows the product's name when the farm name is %j", async (farm_name) => {
    server.answer('accounts.user', { ...user, farm_name })
    renderRoute('/dashboard')
    await screen.findByRole('button', { name: 'Logout' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Smart Farming')
  })

  test('leads to the landing page after a logout', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    server.answer('accounts.logout', undefined)
    await openDashboard()
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'))
  })

  test('logs out at once while offline and tells the server before the next login', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    server.disconnect('accounts.logout')
    await openDashboard()
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'))
    cleanup()
    const asked = server.requests('accounts.user').length
    const router = renderRoute('/dashboard')
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(server.requests('accounts.user')).toHaveLength(asked)
    server.answer('accounts.logout', undefined)
    server.answer('accounts.login', user)
    fireEvent.change(await screen.findByLabelText('Username'), { target: { value: 'Ada' } })
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } })
    fireEvent.submit(screen.getByLabelText('Username').closest('form') as HTMLFormElement)
    await screen.findByRole('heading', { name: 'Hill Farm Dashboard' })
    const told = server.requests().map(({ id }) => id)
    expect(told.lastIndexOf('accounts.logout')).toBeLessThan(told.indexOf('accounts.login'))
    expect(server.requests('accounts.logout')).toHaveLength(3)
    expect(localStorage.getItem('loggedOut')).toBeNull()
  })

  test('shows an error when neither the server nor the phone can record the logout', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    server.disconnect('accounts.logout')
    await openDashboard()
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: full,
      removeItem: () => {},
      clear: () => {},
    })
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
    expect((await screen.findByRole('alert')).textContent).toBe('You are still signed in. Please try again.')
    expect(leave).not.toHaveBeenCalled()
  })
})

describe('the dashboard tabs', () => {
  const tab = (name: string) => screen.getByRole('tab', { name })
  const panel = (name: string) => screen.getByRole('tabpanel', { name })

  test('start with Market Intelligence and do not load the assistant', async () => {
    await openDashboard()
    expect(tab('Market Intelligence').getAttribute('aria-selected')).toBe('true')
    expect(panel('Market Intelligence')).toBeTruthy()
    expect(document.querySelector('iframe')).toBeNull()
  })

  test('show the assistant in its frame and store the tab in the address', async () => {
    const router = await openDashboard()
    fireEvent.click(tab('Farm Assistant'))
    const frame = await within(await screen.findByRole('tabpanel', { name: 'Farm Assistant' })).findByTitle(
      'farm assistant',
    )
    expect(frame.getAttribute('src')).toBe('/embed/assistant')
    expect(router.state.location.search).toEqual({ tab: 'assistant' })
    expect(screen.queryByRole('tabpanel', { name: 'Market Intelligence' })).toBeNull()
  })

  test.each(['/dashboard?tab=assistant', '/dashboard?tab=nonsense'])(
    'open the tab named in %s, or the default tab',
    async (path) => {
      await openDashboard(path)
      const expected = path.includes('assistant') ? 'Farm Assistant' : 'Market Intelligence'
      expect(panel(expected)).toBeTruthy()
    },
  )

  test('keep a half-written question when the farmer changes tabs', async () => {
    await openDashboard()
    const question = within(panel('Market Intelligence')).getByRole<HTMLTextAreaElement>('textbox')
    fireEvent.change(question, { target: { value: 'What is wheat worth?' } })
    fireEvent.click(tab('Farm Assistant'))
    const frame = await screen.findByTitle('farm assistant')
    fireEvent.click(tab('Market Intelligence'))
    await waitFor(() => expect(panel('Market Intelligence')).toBeTruthy())
    expect(within(panel('Market Intelligence')).getByRole<HTMLTextAreaElement>('textbox').value).toBe(
      'What is wheat worth?',
    )
    expect(document.querySelector('iframe')).toBe(frame)
  })

  test.each([
    ['ArrowDown', 'Farm Assistant'],
    ['ArrowRight', 'Farm Assistant'],
    ['ArrowUp', 'Farm Assistant'],
    ['End', 'Farm Assistant'],
    ['Home', 'Market Intelligence'],
  ])('switch on %s to %s and move the focus there', async (key, name) => {
    await openDashboard()
    fireEvent.keyDown(tab('Market Intelligence'), { key })
    await waitFor(() => expect(tab(name).getAttribute('aria-selected')).toBe('true'))
    expect(document.activeElement).toBe(tab(name))
    expect(screen.getAllByRole('tab').filter((each) => each.tabIndex === 0)).toEqual([tab(name)])
  })
})
