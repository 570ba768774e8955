/**
 * Runs a task for each item, ten at a time, which is the product's number of database connections.
 */
export async function runInBatches<T, R>(all: readonly T[], each: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (let at = 0; at < all.length; at += 10)
    done.push(...(await Promise.all(all.slice(at, at + 10).map(each))))
  return done
}
