/*
 * The first script of the dashboard, inlined into its page: asks for the user, and for the weather where this browser
 * last showed it, or else where the user's own words are found, while the application's own script is still on its
 * way. The application takes the answers over in src/server/early-responses.ts, so the addresses must be the ones that
 * it would ask for (early.test.ts checks). What this phone keeps comes beside the application, too.
 */
import { STORE, STORE_VERSION, wipedLast } from '../phone/kept/store.ts'
import type {} from '../server/early-responses.ts'

const responses = new Map<string, Promise<Response>>()
globalThis.earlyResponses = responses

function ask(url: string): void {
  const response = fetch(url, { credentials: 'include', signal: AbortSignal.timeout(15_000) })
  // Nobody may be listening yet when it fails; whoever takes it handles that.
  response.catch(() => {})
  responses.set(url, response)
}

function askWeather({ lat, lon }: { lat?: unknown; lon?: unknown }): boolean {
  if (!Number.isFinite(lat) || !Number.isFinite(lon)) return false
  ask(`/api/weather/forecast?lat=${lat}&lon=${lon}`)
  ask(`/api/weather/outlook?lat=${lat}&lon=${lon}`)
  return true
}

/** What an answer holds. Rejects where the application has taken it over, and goes on from it by itself. */
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
 * What this phone keeps: opened and read while the application is on its way, which takes it over
 * (src/phone/kept/database.ts). Nothing is made here where there is none.
 */
function readStore(): void {
  const wiped = wipedLast()
  const opening = indexedDB.open(STORE, STORE_VERSION)
  opening.onupgradeneeded = () => opening.transaction?.abort()
  globalThis.earlyStore = new Promise((resolve) => {
    opening.onerror = () => resolve(undefined)
    opening.onsuccess = () => {
      const db = opening.result
      // Another page that deletes it is not held up by one whose application has not arrived.
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
 * The part that shows what this phone keeps: each of its files would otherwise be asked for when the one before has
 * been read, and the first drawing waits for the last of them. A first visit has nothing to show and pays nothing.
 */
function fetchKept(): void {
  for (const file of document.documentElement.dataset.onPhone?.split(' ') ?? [])
    import(/* @vite-ignore */ file).catch(() => {})
}

try {
  // Somebody who has left without a network is not signed in here, whatever the server still believes.
  if (localStorage.getItem('loggedOut') !== null) throw new Error('logged out')
  ask('/api/user')
  if (navigator.serviceWorker?.controller) {
    readStore()
    fetchKept()
  }
  // Nobody waits for this: what goes wrong, the application asks for itself.
  if (!askWeather(JSON.parse(localStorage.getItem('farmLocation') ?? '{}'))) askByWords().catch(() => {})
} catch {
  // Storage is blocked or spoilt: the application asks for itself.
}
