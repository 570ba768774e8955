import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { farmWithPlaces } from '../../features/location/farm.fixture.ts'
import { worldMaize } from '../../features/prices/series/price-series.fixture.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderRoute } from '../../testing/render-route.tsx'

const server = fakeServer()

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const id of ['weather.forecast', 'weather.outlook', 'weather.current', 'prices.start'] as const)
    server.refuse(id, { code: 'bad_upstream' })
  server.answer('accounts.user', { username: 'Ada', farm_name: 'Hill', location: '' })
  server.answer('farm.get', farmWithPlaces({ name: 'Nakuru', country: 'KE', lat: -0.283, lon: 36.067 }))
  server.answer('prices.series', { series: [] })
  server.answer('prices.rates', { rates: [] })
})
afterEach(() => vi.restoreAllMocks())

async function suggested(): Promise<(string | null)[]> {
  const list = await screen.findByRole('list', { name: 'Suggested questions' })
  return within(list)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
}

const usual = [
  'What is maize worth?',
  'How has wheat moved over the last year?',
  'How many kg of maize buy a kg of urea?',
]

test.each<[string, FarmSettings, string[]]>([
  [
    'the crops on the price board',
    { boardCrops: ['tomatoes', 'tea'], crop: { name: 'rice' } },
    ['How has the price of tea moved over the last year?', 'How many kg of tomatoes buy a kg of urea?'],
  ],
  [
    "the farm's crop",
    { crop: { name: 'rice' } },
    ['How has the price of rice moved over the last year?', 'How many kg of rice buy a kg of urea?'],
  ],
])('suggested questions mention %s', async (_whose, settings, questions) => {
  server.answer('farmSettings.get', settings)
  renderRoute('/dashboard')
  await waitFor(async () => expect(await suggested()).toEqual(questions))
})

test.each<[string, FarmSettings]>([
  ['no crop chosen', {}],
  ['a crop without stored prices', { crop: { name: 'alfalfa' } }],
])('with %s, the usual questions are suggested', async (_what, settings) => {
  server.answer('farmSettings.get', settings)
  renderRoute('/dashboard')
  await waitFor(() => expect(server.requests('farmSettings.get')).not.toEqual([]))
  await waitFor(async () => expect(await suggested()).toEqual(usual))
})

test('a crop without a price is not suggested when another crop has one', async () => {
  server.answer('farmSettings.get', { boardCrops: ['rapeseed', 'maize'] })
  server.answer('prices.series', { series: [worldMaize] })
  renderRoute('/dashboard')
  await waitFor(async () =>
    expect(await suggested()).toEqual([
      'How has the price of maize moved over the last year?',
      'How many kg of maize buy a kg of urea?',
    ]),
  )
})

test('pressing a suggested question sends it', async () => {
  server.answer('farmSettings.get', { boardCrops: ['tea'] })
  server.disconnect('chat.market')
  renderRoute('/dashboard')
  fireEvent.click(
    await screen.findByRole('button', { name: 'How has the price of tea moved over the last year?' }),
  )
  await waitFor(() =>
    expect(server.requests('chat.market').map(({ body }) => body)).toEqual([
      { message: 'How has the price of tea moved over the last year?' },
    ]),
  )
})
