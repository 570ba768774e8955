/**
 * Caches a value by language tag, because creating an `Intl` formatter takes a hundred times as
 * long as using it.
 */
export function cachePerTag<Made>(make: (tag: string) => Made): (tag: string) => Made {
  const made = new Map<string, Made>()
  return (tag) => {
    const kept = made.get(tag)
    if (kept !== undefined) return kept
    const fresh = make(tag)
    made.set(tag, fresh)
    return fresh
  }
}
