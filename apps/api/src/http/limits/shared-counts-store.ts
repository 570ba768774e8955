import type { Redis } from 'iovalkey'
import type { CountedKey } from './networks.ts'

/** Call limit. */
export interface CallLimit {
  /** Maximum number of calls of one caller in a window. */
  max: number
  /** Length of the window, in ms. */
  timeWindow: number
}

/**
 * Counts a call under each key and stops at the first that exceeds its limit; returns the ms until that window ends, or
 * 0. ARGV: the window in ms, then the limit of each key. A key without an expiry would refuse for ever, so a missing
 * expiry is set.
 */
const COUNT = `
for at, key in ipairs(KEYS) do
  local calls = redis.call('INCR', key)
  local left = redis.call('PTTL', key)
  if left < 0 then
    left = tonumber(ARGV[1])
    redis.call('PEXPIRE', key, left)
  end
  if calls > tonumber(ARGV[at + 1]) then return math.max(1, left) end
end
return 0`

/**
 * Counts a call for all instances, under all its keys at once.
 * @param group calls that share a limit
 * @param callers keys, narrowest first: a wider key is not charged for calls that a narrower one refuses
 * @returns how long the limit stays exceeded, in ms; 0 or less within the limit
 * @throws any error of the connection or the response
 */
export async function countSharedCall(
  valkey: Redis,
  group: string,
  callers: readonly CountedKey[],
  { max, timeWindow }: CallLimit,
): Promise<number> {
  const keys = callers.map(({ key }) => `smart-farming:calls:${group}:${key}`)
  const most = callers.map(({ allowances }) => max * allowances)
  const waitMs = await valkey.eval(COUNT, keys.length, ...keys, timeWindow, ...most)
  if (typeof waitMs !== 'number' || waitMs < 0) throw new Error('no such answer was asked for')
  // An older release may have had a longer window.
  return Math.min(waitMs, timeWindow)
}
