/*
 * The first script of the dashboard, inlined into its page: asks for the user, and for the weather where this browser
 * last showed it, while the application's own script is still on its way. The application takes the answers over in
 * src/server/early-responses.ts, so the addresses must be the ones that it would ask for (early.test.ts checks).
 */
import type {} from '../server/early-responses.ts'

const responses = new Map<string, Promise<Response>>()
globalThis.earlyResponses = responses

function ask(url: string): void {
  const response = fetch(url, { credentials: 'include', signal: AbortSignal.timeout(15_000) })
  // Nobody may be listening yet when it fails; whoever takes it handles that.
  response.catch(() => {})
  responses.set(url, response)
}

try {
  // Somebody who has left without a network is not signed in here, whatever the server still believes.
  if (localStorage.getItem('loggedOut') !== null) throw new Error('logged out')
  ask('/api/user')
  const { lat, lon } = JSON.parse(localStorage.getItem('farmLocation') ?? '{}')
  if (Number.isFinite(lat) && Number.isFinite(lon)) {
    ask(`/api/weather/forecast?lat=${lat}&lon=${lon}`)
    ask(`/api/weather/outlook?lat=${lat}&lon=${lon}`)
  }
} catch {
  // Storage is blocked or spoilt: the application asks for itself.
}
