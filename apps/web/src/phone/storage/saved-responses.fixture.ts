import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { forecast, outlook } from '../../features/weather/forecast.fixture.ts'
import { lastContact } from '../../server/last-contact.ts'
import { openPhoneDatabase } from './database.ts'
import { restoreSavedResponses, saveResponses, wipeSavedData } from './saved-responses.ts'

export const ada = { username: 'Ada', farm_name: 'Hill', location: '' }
export const ben = { username: 'Ben', farm_name: 'Dale', location: '' }
export const point = { lat: 1, lon: 2 }
export const HOUR_MS = 3_600_000
/** Fetch time of the saved forecast, unix ms. */
export const FETCHED_AT_MS = Date.parse(forecast.source.fetchedAt)
let ends: (() => void)[] = []

/** Registers a page's clean-up. */
export const onPageEnd = (end: () => void): void => void ends.push(end)

/** Cleans up all pages. */
export function endPages(): void {
  for (const end of ends) end()
  ends = []
}

/** Empties the phone before each test, and sets the clock to the forecast's time. */
export function resetPhoneBeforeEach(): void {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: FETCHED_AT_MS })
    await wipeSavedData()
  })
  afterEach(async () => {
    endPages()
    await wipeSavedData()
    vi.useRealTimers()
    // Prevents the stub from leaking into other tests.
    vi.restoreAllMocks()
  })
}

/** Opens a page with the server's responses for an account. */
export async function openPage(account: string, user = ada, onOther = () => {}): Promise<QueryClient> {
  const page = new QueryClient()
  onPageEnd(saveResponses(page, onOther))
  lastContact.account = account
  page.setQueryData(['accounts.user'], user)
  page.setQueryData(['weather.forecast', point], forecast)
  page.setQueryData(['weather.outlook', point], { ...outlook, fetchedAt: forecast.source.fetchedAt })
  page.setQueryData(['prices.points', {}], new Map([[1, [{ date: '2025-09-01', value: 3 }]]]))
  page.setQueryData(['chat.market' as never], 'an answer')
  return page
}

/** Endpoint ids of the saved responses, sorted. */
export const savedQueryNames = async () =>
  (await (await openPhoneDatabase()).getAll('answers')).map(({ key }) => key[0]).sort()
export const waitForSavedCount = (count: number) =>
  expect.poll(async () => (await savedQueryNames()).length).toBe(count)

/** Simulates another document on the same phone. Returns its query client and user. */
export async function reopenPhone(now = FETCHED_AT_MS) {
  delete lastContact.account
  const page = new QueryClient()
  return { page, user: await restoreSavedResponses(page, now) }
}
