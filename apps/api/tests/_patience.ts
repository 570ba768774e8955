import { setTimeout as wait } from 'node:timers/promises'

/**
 * A second in which this process got to run: on a machine that is busy with something else it lasts longer, so a test may hold the
 * product to it anywhere. What is late for another reason is still late.
 */
export async function aSecondOfOurs(): Promise<'late'> {
  for (let tick = 0; tick < 100; tick += 1) await wait(10)
  return 'late'
}

/** Does something for each, ten at a time: as many as the product has connections to its database. */
export async function tenAtATime<T, R>(all: readonly T[], each: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (let at = 0; at < all.length; at += 10)
    done.push(...(await Promise.all(all.slice(at, at + 10).map(each))))
  return done
}
