import type { Source } from '@smart-farming/contracts/weather'
import { expect, test } from 'vitest'
import { Encoded } from '../../http/answers/encoded.ts'
import { AnswerCache } from './answer-cache.ts'
import { LateValue } from './late-value.ts'

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

/** A cache of lazily read answers with the given sizes before and after reading; and the points that it asked for. */
function cacheOf({ readBytes, waitingBytes }: { readBytes: number; waitingBytes: number }) {
  const asked: number[] = []
  const cache = new AnswerCache<Answer>(
    {
      question: { besides: () => readBytes },
      async load({ lat }) {
        asked.push(lat)
        const encoded = await Encoded.from<Answer>({ source })
        const late = LateValue.later<Answer>(() => ({ source }), waitingBytes)
        return { encoded, late, freshUntil: 2, graceUntil: 2 }
      },
    },
    () => 1,
  )
  const at = (lat: number) => ({ lat, lon: 0 })
  return {
    asked,
    send: async (lat: number) => void (await cache.get(at(lat), farmer)),
    judge: (lat: number) => cache.figures(at(lat), farmer),
  }
}

test('figures are read once, when somebody needs them', async () => {
  const { judge, send, asked } = cacheOf({ readBytes: 0, waitingBytes: 0 })
  await send(1)
  const figures = await judge(1)
  expect(await judge(1)).toBe(figures)
  expect(asked).toEqual([1])
})

test('what is read weighs more than what waits to be, and makes others go', async () => {
  const { judge, send, asked } = cacheOf({ readBytes: 20 * MB, waitingBytes: MB })
  for (const lat of [1, 2, 1, 2]) await send(lat)
  expect(asked).toEqual([1, 2])
  for (const lat of [1, 2]) await judge(lat)
  await send(1)
  expect(asked).toEqual([1, 2, 1])
})

test('what waits to be read counts as well', async () => {
  const { send, asked } = cacheOf({ readBytes: 0, waitingBytes: 20 * MB })
  for (const lat of [1, 2, 1]) await send(lat)
  expect(asked).toEqual([1, 2, 1])
})
