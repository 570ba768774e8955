import { findEngine } from '../../src/engines/find-engine.ts'
import type { Engine } from '../../src/engines/tab.ts'
import { createFarmer } from '../support/farmers.ts'
import { test as base, expect } from '../support/test.ts'
import { createVisitor, eventually } from '../support/visitor.ts'

const test = base.extend<object, { engine: Engine }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
})

test.skip(
  ({ engine }) => findEngine(engine) === undefined,
  'There is no such engine here: `pnpm engines` gets it.',
)

/** Our fully loaded scripts by path, with transferred bytes: 0 from the browser's cache. */
function fetchedScripts(): [path: string, bytes: number][] {
  return performance
    .getEntriesByType('resource')
    .map((entry) => entry as PerformanceResourceTiming)
    .filter(({ name, responseEnd }) => new URL(name).pathname.startsWith('/assets/') && responseEnd > 0)
    .map(({ name, transferSize }) => [new URL(name).pathname, transferSize])
}

test('a visitor signs up, opens a day, asks a question and logs out without errors', async ({
  world,
  engine,
}) => {
  const found = findEngine(engine)
  if (!found) return

  const tab = await found.open()
  try {
    const { sees, isAt, press, write } = createVisitor(tab)
    const blockedBefore = world.blocked.length
    await tab.open(world.url)
    await sees('Smart Farming Intelligence')
    const wanted = await tab.run(() => document.body.dataset.headStart?.split(' ') ?? [])
    expect(wanted.length).toBeGreaterThan(0)
    expect(await tab.run(fetchedScripts), 'scripts that were fetched before anybody pressed a link').toEqual(
      [],
    )

    // A visitor hovers over the link, and presses it once the scripts have loaded.
    await tab.run(() => {
      const link = document.querySelector('a[href="/signup"]')
      link?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    })
    await eventually(async () => {
      const fetched = new Set((await tab.run(fetchedScripts)).map(([path]) => path))
      expect(
        wanted.filter((path) => !fetched.has(path)),
        'scripts that were not fetched ahead',
      ).toEqual([])
    })

    await press(/^Start Free Trial$/)
    await isAt('/signup')
    const again = (await tab.run(fetchedScripts)).filter(
      ([path, bytes]) => wanted.includes(path) && bytes > 0,
    )
    expect(again, 'scripts that were fetched twice').toEqual([])

    const farmer = createFarmer({ username: `Wanjiku in ${engine}` })
    await write(/^Name$/, farmer.username)
    await write(/^Farm Name$/, farmer.farmName)
    await write(/^Location$/, farmer.location)
    await press(/^Keep what I typed$/)
    await write(/^Password$/, farmer.password)
    await write(/^Confirm Password$/, farmer.password)
    await press(/^Create Account$/)
    await sees(`Welcome, ${farmer.username}!`)
    await isAt('/dashboard')

    await press(/°C average/)
    await sees('What the weather allows')
    await write(/question/i, 'What is maize worth?')
    await press(/^Send$/)
    await sees('You asked: What is maize worth?')
    const scrolled = () => [document.documentElement.scrollHeight - innerHeight, scrollY] as const
    expect(await tab.run(scrolled), 'emptiness under the dashboard of a desk').toEqual([0, 0])
    await press(/^Logout$/)
    await sees('Smart Farming Intelligence')

    expect(tab.errors).toEqual([])
    expect(world.blocked.slice(blockedBefore)).toEqual([])

    // Loads an image that the policy refuses, to check that refused requests are recorded.
    await tab.run(() => {
      new Image().src = 'http://127.0.0.1:9/refused.png'
    })
    await expect.poll(() => [...tab.errors, ...world.blocked.slice(blockedBefore)]).not.toEqual([])
  } finally {
    await tab.close()
  }
})
