/*
 * First script of the dashboard, inlined into its page. While the application is loading, this
 * script requests the user and the weather. The weather is for the place that this browser last
 * showed, or else for the user's own location. The script also reads saved data.
 *
 * The application uses the responses through src/server/early-responses.ts, so the URLs must equal
 * its own (early.test.ts checks).
 */
import { DATABASE_NAME, DATABASE_VERSION, readWipeMark } from '../phone/storage/store.ts'
import type {} from '../server/early-responses.ts'

const responses = new Map<string, Promise<Response>>()
globalThis.earlyResponses = responses

function ask(url: string): void {
  const response = fetch(url, { credentials: 'include', signal: AbortSignal.timeout(15_000) })
  // Prevents an unhandled rejection. The application handles the failure.
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
 * Returns a response's body. Rejects once the application has taken over the response, because the
 * application then continues alone.
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
 * Opens and reads this phone's database while the application is loading. The application then
 * takes over the connection (src/phone/storage/database.ts). Never creates a database.
 */
function readStore(): void {
  const wiped = readWipeMark()
  const opening = indexedDB.open(DATABASE_NAME, DATABASE_VERSION)
  opening.onupgradeneeded = () => opening.transaction?.abort()
  globalThis.earlyStore = new Promise((resolve) => {
    opening.onerror = () => resolve(undefined)
    opening.onsuccess = () => {
      const db = opening.result
      // Allows other pages to delete the database while the application is loading.
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
 * Preloads the modules that show saved data. Otherwise they would load in sequence, and the first
 * render waits for the last. A first visit has no saved data and skips this.
 */
function fetchKept(): void {
  for (const file of document.documentElement.dataset.onPhone?.split(' ') ?? [])
    import(/* @vite-ignore */ file).catch(() => {})
}

try {
  // After an offline logout the phone refuses access, even if the server's session is still open.
  if (localStorage.getItem('loggedOut') !== null) throw new Error('logged out')
  ask('/api/user')
  if (navigator.serviceWorker?.controller) {
    readStore()
    fetchKept()
  }
  // Failures are ignored, because the application repeats the request.
  if (!askWeather(JSON.parse(localStorage.getItem('farmLocation') ?? '{}'))) askByWords().catch(() => {})
} catch {
  // Storage is blocked or damaged. The application sends its own requests.
}
