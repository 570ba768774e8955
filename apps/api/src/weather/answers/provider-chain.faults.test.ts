import { expect, test } from 'vitest'
import { type FailureKind, UpstreamFailure } from '../../upstream/failure.ts'
import type { WeatherProvider } from '../providers/provider.ts'
import { AllProvidersFailed, ProviderChain } from './provider-chain.ts'

type Conduct = 'answers' | 'hangs' | 'deaf' | FailureKind | { answersAfterMs: number }

function provider(id: string, conduct: Conduct) {
  const state = { conduct, asked: 0 }
  const info = { id, name: id.toUpperCase(), url: '', attribution: '', licence: '' }
  const unused = () => Promise.reject(new Error('not asked this way'))
  const face: WeatherProvider = { info, forecast: unused, current: unused, close: async () => {} }
  const answer = (signal: AbortSignal): Promise<string> => {
    state.asked += 1
    const { conduct: now } = state
    if (now === 'answers') return Promise.resolve(id)
    if (now === 'deaf') return new Promise(() => {})
    if (now === 'hangs') return aborted(signal, id)
    if (typeof now === 'object') {
      const late = new Promise<string>((resolve) => setTimeout(resolve, now.answersAfterMs, id))
      return Promise.race([late, aborted(signal, id)])
    }
    return Promise.reject(new UpstreamFailure(id, now, 'as told'))
  }
  return { state, face, answer }
}

function aborted(signal: AbortSignal, id: string): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new UpstreamFailure(id, 'timeout', 'aborted')))
  })
}

function chainOf(...providers: ReturnType<typeof provider>[]) {
  const clock = { ms: 0 }
  const failures: string[] = []
  const chain = new ProviderChain(
    providers.map(({ face }) => face),
    {
      now: () => clock.ms,
      random: () => 0,
      patienceMs: 30,
      onFailure: ({ upstream, kind }) => failures.push(`${upstream} ${kind}`),
    },
  )
  const ask = (budgetMs = 200) =>
    chain.ask((face, signal) => {
      const asked = providers.find((each) => each.face === face)
      return asked ? asked.answer(signal) : Promise.reject(new Error('stranger'))
    }, budgetMs)
  return { ask, clock, failures }
}

test('asks only the first provider when it answers', async () => {
  const [a, b] = [provider('a', 'answers'), provider('b', 'answers')]
  expect(await chainOf(a, b).ask()).toMatchObject({ reading: 'a', unavailable: [] })
  expect(b.state.asked).toBe(0)
})

test('asks the next provider after each failure and names the unavailable ones', async () => {
  const [a, b, c] = [provider('a', 'refused'), provider('b', 'malformed'), provider('c', 'answers')]
  const { ask, failures } = chainOf(a, b, c)
  expect(await ask()).toMatchObject({ reading: 'c', unavailable: ['A', 'B'] })
  expect(failures).toEqual(['a refused', 'b malformed'])
})

test('does not wait for a provider that hangs', async () => {
  const [a, b] = [provider('a', 'hangs'), provider('b', 'answers')]
  const startedAt = performance.now()
  expect((await chainOf(a, b).ask(2_000)).reading).toBe('b')
  expect(performance.now() - startedAt).toBeLessThan(500)
})

test('moves on at once when the next provider fails while the first one hangs', async () => {
  const [a, b, c] = [provider('a', 'hangs'), provider('b', 'refused'), provider('c', 'answers')]
  const { ask } = chainOf(a, b, c)
  expect((await ask(2_000)).unavailable).toEqual(['A', 'B'])
})

test('accepts the answer of a slow provider when the others fail', async () => {
  const [a, b] = [provider('a', { answersAfterMs: 80 }), provider('b', 'refused')]
  expect((await chainOf(a, b).ask(2_000)).reading).toBe('a')
})

test.each(['hangs', 'deaf'] as const)(
  'gives up within its time budget with "%s" providers',
  async (conduct) => {
    const { ask } = chainOf(provider('a', conduct), provider('b', conduct))
    const startedAt = performance.now()
    const error = await ask(120).catch((caught: unknown) => caught)
    expect(performance.now() - startedAt).toBeLessThan(400)
    expect(error).toBeInstanceOf(AllProvidersFailed)
    expect((error as AllProvidersFailed).timedOut).toBe(true)
  },
)

test('skips a provider after five failures, then allows a single call', async () => {
  const [a, b] = [provider('a', 'refused'), provider('b', 'answers')]
  const { ask, clock } = chainOf(a, b)
  for (let call = 0; call < 20; call++) await ask()
  expect(a.state.asked).toBe(5)
  clock.ms = 10_000
  a.state.conduct = 'answers'
  expect((await ask()).reading).toBe('a')
  expect(a.state.asked).toBe(6)
})

test('skips a hanging provider too, even though another one answered each time', async () => {
  const [a, b] = [provider('a', 'hangs'), provider('b', 'answers')]
  const { ask } = chainOf(a, b)
  for (let call = 0; call < 8; call++) await ask()
  expect(a.state.asked).toBe(5)
})

test('missing data for one place does not count as a provider failure', async () => {
  const [a, b] = [provider('a', 'no_data'), provider('b', 'answers')]
  const { ask } = chainOf(a, b)
  for (let call = 0; call < 8; call++) await ask()
  expect(a.state.asked).toBe(8)
})

test('stops calling a provider that refused the key', async () => {
  const a = provider('a', 'answers')
  a.answer = () => {
    a.state.asked += 1
    return Promise.reject(new UpstreamFailure('a', 'credentials', 'key', { pauseMs: 300_000 }))
  }
  const { ask, clock } = chainOf(a, provider('b', 'answers'))
  await ask()
  clock.ms = 299_999
  await ask()
  expect(a.state.asked).toBe(1)
})

test('fails at once when every provider is paused', async () => {
  const a = provider('a', 'refused')
  const { ask } = chainOf(a)
  for (let call = 0; call < 5; call++) await ask().catch(() => {})
  // Even on a busy machine, an immediate result arrives before a timer.
  const late = new Promise((resolve) => setTimeout(resolve, 20, 'late'))
  await expect(Promise.race([ask(2_000), late])).rejects.toThrow(/left alone/)
  expect(a.state.asked).toBe(5)
})
