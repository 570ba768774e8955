import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LruCache } from './lru-cache.ts'

const LIMIT = 5
const MAX_BYTES = 100
const put = fc.record({ key: fc.constantFrom(...'abcdefgh'), bytes: fc.nat(130) })
const step = fc.oneof(
  put,
  fc.record({ look: fc.constantFrom(...'abcdefgh') }),
  fc.record({ gone: fc.constantFrom(...'abcdefgh') }),
)

test('stays within its limits of entries and bytes by dropping the least recently used', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const kept = new LruCache<number>(LIMIT, { most: MAX_BYTES, of: (bytes) => bytes })
      let model: [string, number][] = []
      for (const one of steps) {
        const key = 'key' in one ? one.key : 'look' in one ? one.look : one.gone
        const before = model.find(([known]) => known === key)
        const others = model.filter(([known]) => known !== key)
        if ('key' in one) {
          kept.set(key, one.bytes)
          model = [...others, [key, one.bytes]]
          while (model.length > LIMIT || model.reduce((sum, [, bytes]) => sum + bytes, 0) > MAX_BYTES)
            model.shift()
        } else if ('look' in one) {
          expect(kept.get(key)).toBe(before?.[1])
          model = before ? [...others, before] : others
        } else {
          kept.delete(key)
          model = others
        }
      }
      for (const [key, bytes] of model) expect(kept.get(key)).toBe(bytes)
      const known = new Set(model.map(([key]) => key))
      for (const key of 'abcdefgh') if (!known.has(key)) expect(kept.get(key)).toBeUndefined()
    }),
  )
})
