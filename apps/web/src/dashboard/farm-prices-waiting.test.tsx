import 'fake-indexeddb/auto'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { farmWithPlaces } from '../features/location/farm.fixture.ts'
import { risingPrices, worldMaize } from '../features/prices/series/price-series.fixture.ts'
import { readQueuedChanges, removeEntry } from '../phone/outbox/outbox.ts'
import { loadPhoneStorage } from '../phone/phone.ts'
import { saveResponses, wipeSavedData } from '../phone/storage/saved-responses.ts'
import { lastContact } from '../server/last-contact.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { createTestQueryClient } from '../testing/test-query-client.ts'
import { FarmPrices } from './farm-prices.tsx'

const server = fakeServer()
const nakuru = { name: 'Nakuru', state: 'Nakuru County', country: 'KE', lat: -0.283, lon: 36.067 }
let end = () => {}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await loadPhoneStorage()
  await wipeSavedData()
  lastContact.account = 'a'
  server.answer('farm.get', farmWithPlaces(nakuru))
  server.answer('farmSettings.get', { boardCrops: ['maize'], boardUnit: 't', soil: 'clay' })
  server.answer('prices.series', { series: [worldMaize] })
  server.answer('prices.rates', { rates: [] })
  server.answerWith('prices.points', ({ query }) => ({
    series: String(query.series)
      .split(',')
      .map((id) => ({ id: Number(id), points: risingPrices(36, 200) })),
  }))
  server.disconnect('farmSettings.save')
})
afterEach(async () => {
  end()
  delete lastContact.account
  vi.restoreAllMocks()
  await wipeSavedData()
})

async function show() {
  end()
  cleanup()
  const queryClient = createTestQueryClient()
  queryClient.setQueryData(['accounts.user'], {})
  end = saveResponses(queryClient, () => {})
  render(
    <QueryClientProvider client={queryClient}>
      <FarmPrices />
    </QueryClientProvider>,
  )
  return maize()
}

const maize = async () =>
  within((await screen.findByRole('heading', { name: 'Maize' })).closest('li') as HTMLElement)

test('a unit chosen offline is shown, even after a reload, until the queued change is removed', async () => {
  expect((await show()).getByText(/per tonne/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Change crops, unit or currency' }))
  fireEvent.change(await screen.findByLabelText('Show prices per'), { target: { value: 'bag' } })
  fireEvent.click(screen.getByRole('button', { name: 'Show these prices' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Send it when the network is back' }))
  expect(await (await maize()).findByText(/per bag/)).toBeTruthy()
  const [one] = await readQueuedChanges('a')
  expect(one).toMatchObject({
    slot: 'settings',
    change: { base: { boardUnit: 't', soil: 'clay' }, wanted: { boardUnit: 'bag', soil: 'clay' } },
  })
  expect((await show()).getByText(/per bag/)).toBeTruthy()
  await removeEntry(one?.id ?? '')
  expect(await (await maize()).findByText(/per tonne/)).toBeTruthy()
})
