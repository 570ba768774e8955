import { account } from '../accounts.ts'
import { cookieFor, dashboardRequest, postRequest, questionRequest } from '../load/dashboard-requests.ts'
import type { LoadRequest } from '../load/open-loop.ts'

/** More than the product caches in memory, so that the cache constantly evicts. */
const VILLAGES = 800
const QUESTION = 'What is maize worth?'
const PAGES = ['/', '/login', '/dashboard', '/no-such-page']

type Maker = (url: string, headers: Record<string, string>, n: number) => LoadRequest

const page: Maker = (url, headers, n) => ({ url: url + (PAGES[n % PAGES.length] ?? '/'), headers })
/** Forecast of a place that has not been requested before. */
const newPlace: Maker = (url, headers, n) => {
  const place = `lat=${((n * 53) % 12_000) / 100 - 60}&lon=${((n * 29) % 34_000) / 100 - 170}`
  return { url: `${url}/api/weather/forecast?${place}`, headers }
}
const health: Maker = (url, headers) => ({ url: `${url}/api/health`, headers })
const settings: Maker = (url, headers, n) => ({
  ...postRequest(`${url}/api/farm-settings`, headers, { limits: { alerts: { gustKmh: 40 + (n % 40) } } }),
  method: 'PUT',
})
const contact: Maker = (url, headers) =>
  postRequest(`${url}/api/contact`, headers, {
    name: 'Wanjiku',
    replyTo: '+254',
    message: 'When does it rain?',
  })
/** Without a cookie, because a login with one ends its session. */
const login: Maker = (url, _headers, n) =>
  postRequest(`${url}/api/login`, {}, { username: `farmer ${n % 40}`, password: account.password })
const streamed: Maker = (url, headers) =>
  questionRequest(url, { ...headers, accept: 'text/event-stream' }, QUESTION)
const left: Maker = (url, headers, n) => ({ ...streamed(url, headers, n), leaves: true })

/** The 20 of every 50 requests that do not come from dashboards. */
const others: readonly Maker[] = [
  ...[page, newPlace, page, newPlace, page, newPlace, page, newPlace, newPlace, newPlace],
  ...[health, health, settings, settings, contact, login, streamed, streamed, left, left],
]

/** The n-th request of farmers who use all features. */
export function soakRequest(url: string, cookies: readonly string[], n: number): LoadRequest {
  // 7 and 50 have no common factor, so each run of 50 has every kind in mixed order.
  const make = others[(n * 7) % 50]
  return make === undefined
    ? dashboardRequest(url, cookies, n, VILLAGES)
    : make(url, { cookie: cookieFor(cookies, n) }, n)
}
