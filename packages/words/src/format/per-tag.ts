/** Caches a value by language tag: an `Intl` formatter takes a hundred times as long to create as to use. */
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
