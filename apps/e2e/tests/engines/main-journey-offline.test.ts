import type { ServerResponse } from 'node:http'
import { findEngine } from '../../src/engines/find-engine.ts'
import type { BrowserTab, Engine } from '../../src/engines/tab.ts'
import { createFarmer } from '../support/farmers.ts'
import { startProxyServer } from '../support/features/proxy-server.ts'
import { test as base, expect } from '../support/test.ts'
import { createVisitor, eventually } from '../support/visitor.ts'

const test = base.extend<object, { engine: Engine }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
})

test.skip(
  ({ engine }) => findEngine(engine) === undefined,
  'There is no such engine here: `pnpm engines` gets it.',
)

// Unlike the other tests, this one uses the service worker.
test.use({ serviceWorkers: 'allow' })

type Looked = typeof globalThis & { looked?: { answers: string[]; waiting: number; cached: string[] } }

/**
 * Inspects everything that this browser has saved, and returns the previous inspection, because not
 * every protocol can await a function of the page. Null until the first inspection has finished.
 */
function lookedInto() {
  const look = async () => {
    const answers: string[] = []
    let waiting = 0
    if ((await indexedDB.databases()).some(({ name }) => name === 'smart-farming')) {
      const done = <Value>(asked: IDBRequest<Value>) =>
        new Promise<Value>((resolve, reject) => {
          asked.onsuccess = () => resolve(asked.result)
          asked.onerror = () => reject(asked.error)
        })
      const db = await done(indexedDB.open('smart-farming'))
      const kept: { key: string[] }[] = await done(db.transaction('answers').objectStore('answers').getAll())
      answers.push(...kept.map(({ key }) => key[0] ?? ''))
      waiting = await done(db.transaction('outbox').objectStore('outbox').count())
      db.close()
    }
    const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)))
    const files = await Promise.all(caches.map((cache) => cache.keys()))
    const cached = files.flat().map(({ url }) => new URL(url).pathname)
    ;(globalThis as Looked).looked = { answers, waiting, cached }
  }
  void look()
  return (globalThis as Looked).looked ?? null
}

const controller = () => navigator.serviceWorker.controller?.state ?? null

async function signUp(tab: BrowserTab, url: string, farmer: object): Promise<void> {
  await tab.open(`${url}/login`)
  await tab.run((body) => {
    const headers = { 'content-type': 'application/json' }
    void fetch('/api/signup', { method: 'POST', headers, body }).then(() => location.assign('/dashboard'))
  }, JSON.stringify(farmer))
}

const gone = (_asked: unknown, answer: ServerResponse) => {
  answer.destroy()
  return true
}

test('the farm opens offline, a queued question is asked once, and logging out clears saved data', async ({
  world,
  engine,
}) => {
  const found = findEngine(engine)
  if (!found) return
  test.slow()
  const front = await startProxyServer(world.url)
  const tab = await found.open()
  const farmer = createFarmer({ username: `Adhiambo in ${engine}` })
  const { sees, isAt, press, write } = createVisitor(tab)
  const dashboard = `${front.url}/dashboard`
  try {
    await signUp(tab, front.url, farmer)
    await sees(`Welcome, ${farmer.username}!`)
    await eventually(async () => expect(await tab.run(controller)).toBe('activated'))
    await eventually(async () =>
      expect((await tab.run(lookedInto))?.answers).toEqual(
        expect.arrayContaining(['accounts.user', 'weather.forecast', 'weather.outlook']),
      ),
    )

    front.between(gone)
    await tab.open(dashboard)
    await sees(`Welcome, ${farmer.username}!`)
    await sees('Offline. Last updated ')
    await press(/°C average/)
    await write(/question/i, 'What is maize worth?')
    await press(/^Send$/)
    await press(/^Send it when the network is back$/)
    await sees('Will be asked when the network is back')
    await tab.open(dashboard)
    await sees('Will be asked when the network is back')

    let asked = 0
    front.between(({ method, url }) => {
      if (method === 'POST' && url === '/api/chat/market') asked += 1
      return false
    })
    // The page also retries by itself, so the retry button may be gone.
    await tab.run(() => void dispatchEvent(new Event('online')))
    await sees('You asked: What is maize worth?')
    await eventually(async () => expect((await tab.run(lookedInto))?.waiting).toBe(0))
    await tab.open(dashboard)
    await sees(`Welcome, ${farmer.username}!`)
    await sees('average')
    expect(asked).toBe(1)

    front.between(gone)
    await press(/^Logout$/)
    await isAt('/')
    await eventually(async () => {
      const looked = await tab.run(lookedInto)
      expect(looked).toMatchObject({ answers: [], waiting: 0 })
      expect(looked?.cached.filter((path) => path.startsWith('/api'))).toEqual([])
    })
    await tab.open(dashboard)
    await isAt('/login')
  } finally {
    await tab.close()
    await front.stop()
  }
})
