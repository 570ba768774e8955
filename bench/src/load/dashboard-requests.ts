import type { LoadRequest } from './open-loop.ts'

const QUESTIONS = [
  'What is the price of maize?',
  'What did beans cost last year?',
  'How do I work out a gross margin?',
]

/** Query parameters for a village on a deterministic grid. */
const villageAt = (village: number): string =>
  `lat=${(village * 0.07 - 28).toFixed(2)}&lon=${(village * 0.11 - 44).toFixed(2)}`

/**
 * The n-th request of farmers who use a dashboard: account, forecast, outlook, prices, a place
 * search, and sometimes a question.
 * @param villages number of different places
 */
export function dashboardRequest(
  url: string,
  cookies: readonly string[],
  n: number,
  villages: number,
): LoadRequest {
  const headers = { cookie: cookieFor(cookies, n), 'accept-encoding': 'br' }
  const place = villageAt((n * 7) % villages)
  const get = (path: string): LoadRequest => ({ url: `${url}/api/${path}`, headers })
  if (n % 40 === 0) return questionRequest(url, headers, QUESTIONS[(n / 40) % QUESTIONS.length] ?? '')
  switch (n % 5) {
    case 0:
      return get('user')
    case 1:
      return get(`weather/forecast?${place}`)
    case 2:
      return get(`weather/outlook?${place}`)
    case 3:
      return get(`prices/series?commodities=maize,beans,rice&${place}&country=KE`)
    default:
      return get(`weather/search?q=village${n % 97}`)
  }
}

/** The farmer of the n-th request. Every farmer makes every kind of request. */
export const cookieFor = (cookies: readonly string[], n: number): string =>
  cookies[(n + Math.floor(n / cookies.length)) % cookies.length] ?? ''

/** A question to the market chat. */
export function questionRequest(url: string, headers: Record<string, string>, message: string): LoadRequest {
  return postRequest(`${url}/api/chat/market`, headers, { message })
}

/** A request with a JSON body. */
export function postRequest(url: string, headers: Record<string, string>, body: unknown): LoadRequest {
  return {
    url,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}
