/*
 * First script of the dashboard, inlined into its page. While the application's script is loading, it requests the
 * user, and the weather at the place that this browser last showed, or else at the user's own location. The application
 * uses the responses through src/server/early-responses.ts, so the URLs must equal its own (early.test.ts checks).
 * Saved data is read in parallel with the application, too.
 */
import { DATABASE_NAME, DATABASE_VERSION, readWipeMark } from '../phone/storage/store.ts'
import type {} from '../server/early-responses.ts'

const responses = new Map<string, Promise<Response>>()
globalThis.earlyResponses = responses

function ask(url: string): void {
  const response = fetch(url, { credentials: 'include', signal: AbortSignal.timeout(15_000) })
  // Prevents an unhandled rejection before anyone awaits it; the application handles the failure.
  response.catch(() => {})
  responses.set(url, response)
}

function askWeather({ lat, lon }: { lat?: unknown; lon?: unknown }): boolean {
  if (!Number.isFinite(lat) || !Number.isFinite(lon)) return false
  ask(`/api/weather/forecast?lat=${lat}&lon=${lon}`)
  ask(`/api/weather/outlook?lat=${lat}&lon=${lon}`)
  return true
}

/**
 * Body of a response. Rejects once the application has taken the response over, because the application then continues
 * by itself.
 */
async function read(url: string): Promise<unknown> {
  const held = await responses.get(url)?.then((response) => response.clone().json())
  if (!responses.has(url)) throw new Error('taken over')
  return held
}

async function askByWords(): Promise<void> {
  const { location } = (await read('/api/user')) as { location?: string }
  const q = location?.trim()
  if (!q) return
  const search = `/api/weather/search?${new URLSearchParams({ q })}`
  ask(search)
  const [first] = (await read(search)) as object[]
  if (first) askWeather(first)
}

/**
 * Opens and reads this phone's database while the application, which takes it over (src/phone/storage/database.ts), is
 * loading. Does not create one.
 */
function readStore(): void {
  const wiped = readWipeMark()
  const opening = indexedDB.open(DATABASE_NAME, DATABASE_VERSION)
  opening.onupgradeneeded = () => opening.transaction?.abort()
  globalThis.earlyStore = new Promise((resolve) => {
    opening.onerror = () => resolve(undefined)
    opening.onsuccess = () => {
      const db = opening.result
      // Does not block another page that deletes the database while the application is still loading.
      db.onversionchange = () => {
        globalThis.earlyStore = undefined
        db.close()
      }
      try {
        const reading = db.transaction(['owner', 'answers'])
        const owner = reading.objectStore('owner').get('owner')
        const answers = reading.objectStore('answers').getAll()
        answers.onsuccess = () => resolve({ db, owner: owner.result, answers: answers.result, wiped })
        reading.onabort = () => resolve(undefined)
      } catch {
        resolve(undefined)
      }
    }
  })
}

/**
 * Preloads the module that shows saved data: its files would otherwise load one after another, and the first render
 * waits for the last. A first visit has no saved data and skips this.
 */
function fetchKept(): void {
  for (const file of document.documentElement.dataset.onPhone?.split(' ') ?? [])
    import(/* @vite-ignore */ file).catch(() => {})
}

try {
  // A farmer who logged out offline is logged out here, even if the server's session is still open.
  if (localStorage.getItem('loggedOut') !== null) throw new Error('logged out')
  ask('/api/user')
  if (navigator.serviceWorker?.controller) {
    readStore()
    fetchKept()
  }
  // Failures here are ignored: the application repeats the request.
  if (!askWeather(JSON.parse(localStorage.getItem('farmLocation') ?? '{}'))) askByWords().catch(() => {})
} catch {
  // Storage is blocked or damaged: the application sends its own requests.
}
