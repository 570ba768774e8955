import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { forecast, outlook } from '../../features/weather/forecast.fixture.ts'
import { line } from '../../server/line.ts'
import { openPhone } from './database.ts'
import { follow, restore, wipeKept } from './kept.ts'

export const ada = { username: 'Ada', farm_name: 'Hill', location: '' }
export const ben = { username: 'Ben', farm_name: 'Dale', location: '' }
export const point = { lat: 1, lon: 2 }
export const HOUR_MS = 3_600_000
/** When the forecast that is kept was got, unix ms. */
export const got = Date.parse(forecast.source.fetchedAt)
let ends: (() => void)[] = []

/** Pages follow what they show until they are ended. */
export const ending = (end: () => void): void => void ends.push(end)

/** The pages are left. */
export function endPages(): void {
  for (const end of ends) end()
  ends = []
}

/** Each test of a file begins with an empty phone, at the time of the forecast. */
export function onAnEmptyPhone(): void {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: got })
    await wipeKept()
  })
  afterEach(async () => {
    endPages()
    await wipeKept()
    vi.useRealTimers()
    // Another test's page has no such thing.
    vi.restoreAllMocks()
  })
}

/** A page on which the server answers an account, with what is kept of it written down. */
export async function visit(account: string, user = ada, onOther = () => {}): Promise<QueryClient> {
  const page = new QueryClient()
  ending(follow(page, onOther))
  line.account = account
  page.setQueryData(['accounts.user'], user)
  page.setQueryData(['weather.forecast', point], forecast)
  page.setQueryData(['weather.outlook', point], { ...outlook, fetchedAt: forecast.source.fetchedAt })
  page.setQueryData(['prices.points', {}], new Map([[1, [{ date: '2025-09-01', value: 3 }]]]))
  page.setQueryData(['chat.market' as never], 'an answer')
  return page
}

/** What is kept, by its names. */
export const all = async () => (await (await openPhone()).getAll('answers')).map(({ key }) => key[0]).sort()
export const settled = (count: number) => expect.poll(async () => (await all()).length).toBe(count)

/** Another document of the same phone. */
export async function reopened(now = got) {
  delete line.account
  const page = new QueryClient()
  return { page, user: await restore(page, now) }
}
