import type { Source } from '@smart-farming/contracts/weather'
import { expect, test } from 'vitest'
import { EncodedJson } from '../../http/routing/encoded-json.ts'
import { AnswerCache } from './answer-cache.ts'

interface Answer {
  source: Source
}

const MB = 1_000_000
const source: Source = {
  id: 'x',
  name: 'X',
  url: 'https://x.example',
  attribution: 'X',
  licence: 'none',
  fetchedAt: '2026-09-21T14:20:00.000Z',
}
const farmer = { id: 1, isOwn: async () => true }

function cacheOf(figuresBytes: number) {
  const asked: number[] = []
  const cache = new AnswerCache<Answer>(
    {
      question: { besides: () => figuresBytes },
      async load({ lat }) {
        asked.push(lat)
        const value = { source }
        return { encoded: await EncodedJson.from<Answer>(value), value, freshUntil: 2, graceUntil: 2 }
      },
    },
    () => 1,
  )
  return { asked, get: async (lat: number) => void (await cache.get({ lat, lon: 0 }, farmer)) }
}

test('caches answers that fit its memory', async () => {
  const { get, asked } = cacheOf(10 * MB)
  for (const lat of [1, 2, 3, 1, 2, 3]) await get(lat)
  expect(asked).toEqual([1, 2, 3])
})

test('evicts the least recently used answer when its memory is exceeded', async () => {
  const { get, asked } = cacheOf(20 * MB)
  for (const lat of [1, 2, 1]) await get(lat)
  expect(asked).toEqual([1, 2, 1])
})
