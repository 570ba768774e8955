import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lastContact } from '../../../server/last-contact.ts'
import { type ConnectionNoticeProps, watchConnection } from './watch-connection.ts'

const A = ['weather.forecast', { lat: 1, lon: 2 }] as const
const B = ['weather.forecast', { lat: 3, lon: 4 }] as const
const SIX = Date.parse('2026-11-24T06:10:00Z')
const TEN = Date.parse('2026-11-24T10:00:00Z')

let leave: AbortController
let page: QueryClient
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  leave = new AbortController()
  page = new QueryClient()
})
afterEach(() => {
  leave.abort()
  page.clear()
  delete lastContact.heard
  vi.useRealTimers()
})

function watch(onThere = () => {}) {
  const said: (ConnectionNoticeProps | undefined)[] = []
  watchConnection(page, (note) => said.push(note), onThere, leave.signal)
  return said
}
const show = (queryKey: typeof A | typeof B) =>
  new QueryObserver(page, { queryKey, enabled: false }).subscribe(() => {})

test('the offline notice shows the time of the forecast on screen, even if another is newer', () => {
  page.setQueryData(A, {}, { updatedAt: SIX })
  page.setQueryData(B, {}, { updatedAt: TEN })
  const hide = show(A)
  lastContact.heard = 'lost'
  const said = watch()
  expect(said.at(-1)).toMatchObject({ state: 'offline', asOf: SIX / 1000 })
  hide()
  show(B)
  expect(said.at(-1)).toMatchObject({ state: 'offline', asOf: TEN / 1000 })
  vi.advanceTimersByTime(20_000)
  expect(said).toHaveLength(2)
})

test('without a forecast on screen, the offline notice shows the time of any loaded data', () => {
  page.setQueryData(['farm.get'], {}, { updatedAt: SIX })
  lastContact.heard = 'lost'
  expect(watch().at(-1)).toMatchObject({ asOf: SIX / 1000 })
})

test('the outbox is sent only once the server responds', () => {
  const onThere = vi.fn()
  lastContact.heard = 'lost'
  watch(onThere)
  vi.advanceTimersByTime(20_000)
  expect(onThere).not.toHaveBeenCalled()
  lastContact.heard = 'there'
  lastContact.onHeard?.()
  expect(onThere).toHaveBeenCalledOnce()
})

describe("the browser's online status is verified with a request", () => {
  const browserSays = (isOn: boolean) => {
    vi.stubGlobal('navigator', { onLine: isOn })
    dispatchEvent(new Event(isOn ? 'online' : 'offline'))
  }
  const hear = (heard: NonNullable<typeof lastContact.heard>) => {
    lastContact.heard = heard
    lastContact.onHeard?.()
  }

  test('an offline event sends one request and shows no notice when the server responds', () => {
    const ask = vi.spyOn(page, 'refetchQueries')
    const said = watch()
    hear('there')
    browserSays(false)
    // One event causes only one attempt.
    expect(ask).toHaveBeenCalledExactlyOnceWith({ queryKey: ['accounts.user'] })
    hear('there')
    vi.advanceTimersByTime(60_000)
    expect(said).toEqual([])
  })

  test('a browser that is already offline triggers a request', () => {
    browserSays(false)
    const ask = vi.spyOn(page, 'refetchQueries')
    watch()
    expect(ask).toHaveBeenCalledExactlyOnceWith({ queryKey: ['accounts.user'] })
  })

  test('an online event without a response keeps the offline notice until the server responds', () => {
    const ask = vi.spyOn(page, 'refetchQueries')
    const said = watch()
    hear('lost')
    expect(said.at(-1)).toMatchObject({ state: 'offline' })
    browserSays(true)
    expect(ask).toHaveBeenCalledOnce()
    hear('lost')
    vi.advanceTimersByTime(20_000)
    expect(said.at(-1)).toMatchObject({ state: 'offline' })
    browserSays(false)
    hear('there')
    expect(said.at(-1)).toMatchObject({ state: 'back' })
  })
})
