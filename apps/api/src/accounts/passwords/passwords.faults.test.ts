import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { Passwords } from './passwords.ts'

test('hashes with argon2id, the OWASP parameters and a new salt', async () => {
  const passwords = new Passwords()
  const [one, two] = await Promise.all([passwords.hash('same'), passwords.hash('same')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(two).not.toBe(one)
  expect(await passwords.verify(one, 'same')).toBe(true)
  expect(await passwords.verify(one, 'Same')).toBe(false)
})

test('reports a hash with other parameters as outdated', async () => {
  const passwords = new Passwords()
  expect(passwords.isOutdated(await passwords.hash('x'))).toBe(false)
  expect(passwords.isOutdated(await hash('x', { memoryCost: 8_192, timeCost: 2, parallelism: 1 }))).toBe(true)
  expect(passwords.isOutdated(await hash('x', { memoryCost: 19_456, timeCost: 2, parallelism: 2 }))).toBe(
    true,
  )
})

test.each([
  [8, 52],
  [1, 51],
])('with 60 simultaneous logins on %i processors, checks %i and refuses the rest', async (cores, judged) => {
  const passwords = new Passwords(cores)
  const results = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.verify(undefined, 'x')))
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(60 - judged)
  expect(results.filter((result) => result.status === 'fulfilled' && result.value === false)).toHaveLength(
    judged,
  )
  expect(await passwords.verify(undefined, 'x'), 'and when it is over, it is over').toBe(false)
})

test('refuses excess logins in a flood before starting any work on them', async () => {
  const passwords = new Passwords(2)
  const begun: number[] = []
  const work = async (at: number) => {
    begun.push(at)
    return passwords.verify(undefined, 'x')
  }
  const results = await Promise.allSettled(
    Array.from({ length: 400 }, (_, at) => passwords.admit(() => work(at))),
  )
  expect(begun).toHaveLength(52)
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(348)
})

test('checking a password takes as long for an unknown user as for a known one', async () => {
  const passwords = new Passwords()
  const somebody = await passwords.hash('right')
  const taken = async (kept: string | undefined) => {
    const from = performance.now()
    expect(await passwords.verify(kept, 'wrong')).toBe(false)
    return performance.now() - from
  }
  const pairs: [number, number][] = []
  // Alternating, so that load on the machine affects both alike.
  for (let at = 0; at < 25; at += 1) pairs.push([await taken(somebody), await taken(undefined)])
  const median = (which: 0 | 1) => pairs.map((pair) => pair[which]).sort((a, b) => a - b)[12] ?? Number.NaN
  // Without hashing, the ratio would be about 0.001.
  expect(median(1) / median(0)).toBeGreaterThan(0.6)
  expect(median(1) / median(0)).toBeLessThan(1.6)
})
