import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { farmWithoutPlaces } from '../features/location/farm.fixture.ts'
import { NOW, worldMaize } from '../features/prices/series/price-series.fixture.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { renderRoute } from '../testing/render-route.tsx'

const server = fakeServer()

beforeEach(() => {
  vi.useFakeTimers({ now: NOW * 1000, toFake: ['Date'] })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const id of ['weather.forecast', 'weather.outlook', 'weather.current'] as const)
    server.refuse(id, { code: 'bad_upstream' })
  server.answer('accounts.user', { username: 'Ada', farm_name: 'Hill', location: '' })
  server.answer('farm.get', farmWithoutPlaces)
  server.answer('farmSettings.get', { boardCrops: ['maize'] })
  server.answer('prices.series', {
    series: ['maize', 'wheat', 'rice'].map((commodity, id) => ({ ...worldMaize, id, commodity })),
  })
  server.answer('prices.points', { series: [] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function open(path = '/dashboard') {
  const router = renderRoute(path)
  await screen.findByRole('button', { name: 'Logout' })
  return router
}
const way = (name: string) => screen.getByRole('link', { name })
const marked = () => [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)
/** No media query matches, so the layout is a phone's. */
const onPhone = () =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

describe('dashboard navigation', () => {
  test('the address selects the main view on a desktop screen, and the back button restores it', async () => {
    const router = await open('/dashboard?tab=assistant')
    expect(document.title).toBe('Farm Assistant · Smart Farming')
    expect(marked()).toEqual(['Farm Assistant'])
    fireEvent.click(way('Prices'))
    await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'prices' }))
    expect(marked()).toEqual(['Prices'])
    await waitFor(() => expect(document.title).toBe('Prices · Smart Farming'))
    expect(screen.queryByRole('tabpanel')).toBeNull()
    fireEvent.click(way('Weather'))
    await waitFor(() => expect(marked()).toEqual(['Weather']))
    act(() => router.history.back())
    await waitFor(() => expect(marked()).toEqual(['Prices']))
    act(() => router.history.back())
    expect(await screen.findByRole('tabpanel', { name: 'Farm Assistant' })).toBeTruthy()
  })

  test('a phone opens at the weather and marks the current entry', async () => {
    onPhone()
    await open()
    expect(marked()).toEqual(['Weather'])
    fireEvent.click(screen.getByRole('tab', { name: 'Market Intelligence' }))
    await waitFor(() => expect(marked()).toEqual(['Market Intelligence']))
  })

  test.each([
    ['on a desktop screen', () => {}, ['main', 'prices', 'weather']],
    ['on a phone', onPhone, ['weather', 'main', 'prices']],
  ])('%s the document order matches the visual order', async (_where, size, order) => {
    size()
    await open()
    const found = [...document.querySelectorAll('#main, #weather, #prices')].map(({ id }) => id)
    expect(found).toEqual(order)
  })

  test('turning a tablet keeps text typed in forms and does not move the chat in the document', async () => {
    const turns = new Set<() => void>()
    const media = {
      matches: true,
      addEventListener: (_: string, turn: () => void) => turns.add(turn),
      removeEventListener() {},
    }
    vi.stubGlobal('matchMedia', () => media)
    server.answer('farmSettings.get', {})
    await open('/dashboard?tab=prices')
    const finder = await screen.findByLabelText('Find a crop')
    fireEvent.change(finder, { target: { value: 'mai' } })
    const question = screen.getByRole('textbox', { name: /question/i, hidden: true })
    fireEvent.change(question, { target: { value: 'What is' } })
    const gone: Node[] = []
    const observer = new MutationObserver((changes) => {
      for (const { removedNodes } of changes) gone.push(...removedNodes)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    for (const matches of [false, true]) {
      media.matches = matches
      act(() => {
        for (const turn of turns) turn()
      })
      expect(screen.getByLabelText('Find a crop')).toBe(finder)
      expect(finder).toHaveProperty('value', 'mai')
      expect(question).toHaveProperty('value', 'What is')
    }
    // Reattaching `main` would reload the assistant's frame.
    await waitFor(() => expect(gone).not.toEqual([]))
    observer.disconnect()
    expect(gone).not.toContain(document.getElementById('main'))
  })

  test('opening a view moves the focus to its heading', async () => {
    await open()
    fireEvent.click(way('Prices'))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Your crop prices'))
    fireEvent.click(way('Weather'))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('The next five days'))
    fireEvent.click(way('Weather'))
    expect(document.activeElement?.textContent).toBe('The next five days')
  })

  test('the skip link jumps past the menu to the main content', async () => {
    await open()
    const target = way('Skip the menu').getAttribute('href')?.slice(1) ?? ''
    expect(document.getElementById(target)?.tagName).toBe('MAIN')
  })
})

describe('the price board', () => {
  test('requests its prices only when opened', async () => {
    await open()
    expect(server.requests('prices.series')).toEqual([])
    fireEvent.click(way('Prices'))
    await screen.findByRole('heading', { name: 'Maize' })
  })

  test('requests its prices at once when the address selects it', async () => {
    await open('/dashboard?tab=prices')
    await screen.findByRole('heading', { name: 'Maize' })
  })
})

describe('the target price notice', () => {
  const bag = (price: number) => ({ price, currency: 'USD', kg: 90 })
  const say = (settings: FarmSettings) => server.answer('farmSettings.get', settings)

  test.each([
    [{ maize: bag(18) }, 'Maize has reached your price'],
    [{ maize: bag(18), wheat: bag(17) }, 'Maize and wheat have reached your price'],
    [{ maize: bag(18), wheat: bag(17), rice: bag(16) }, 'Maize and 2 other crops have reached your price'],
  ])('links to the board once crops reach their targets: %j', async (boardTargets, words) => {
    say({ boardCrops: ['maize', 'wheat', 'rice'], boardTargets })
    const router = await open()
    const news = await screen.findByRole('link', { name: words })
    expect(news.closest('[role=status]')).toBeTruthy()
    expect(screen.queryByText(/Maize has reached your price of /)).toBeNull()
    fireEvent.click(news)
    await screen.findByText(/Maize has reached your price of .*: USD 200 per tonne/)
    expect(router.state.location.search).toEqual({ tab: 'prices' })
    expect(server.requests('prices.series')).toHaveLength(1)
  })

  test('is hidden before a crop reaches its target', async () => {
    say({ boardCrops: ['maize'], boardTargets: { maize: bag(19) } })
    await open()
    await waitFor(() => expect(server.requests('prices.series')).toHaveLength(1))
    expect(screen.queryByText(/your price/)).toBeNull()
  })

  test('requests no prices without targets and shows no error when the settings fail', async () => {
    server.refuse('farmSettings.get', { code: 'overloaded' })
    await open()
    await waitFor(() => expect(server.requests('farmSettings.get')).not.toEqual([]))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(server.requests('prices.series')).toEqual([])
  })
})
