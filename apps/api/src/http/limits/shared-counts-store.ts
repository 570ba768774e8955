import type { Redis } from 'iovalkey'
import type { CountedKey } from './networks.ts'

export interface CallLimit {
  /** Maximum number of calls by one caller in a window. */
  max: number
  /** Length of the window, in ms. */
  timeWindow: number
}

/**
 * Counts a call under each key and stops at the first that exceeds its limit. Returns the ms until
 * that window ends, or 0. ARGV: window in ms, then the limit of each key. A missing expiry is set,
 * because a key without one would block its caller permanently.
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
 * Counts a call for all instances, under all its keys.
 * @param group calls that share a limit
 * @param callers keys, narrowest first; a wider key does not count calls that a narrower key
 * refuses
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
  // An older release may have used a longer window.
  return Math.min(waitMs, timeWindow)
}
