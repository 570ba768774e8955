/** Literal markers by first character, longest first. */
export type Markers = ReadonlyMap<string, readonly string[]>

export function indexMarkers(texts: Iterable<string>): Markers {
  const found = new Map<string, string[]>()
  for (const text of new Set(texts)) {
    const first = text.charAt(0)
    found.set(
      first,
      [...(found.get(first) ?? []), text].sort((a, b) => b.length - a.length),
    )
  }
  return found
}

/** Special tokens of the form `<|name|>`. */
const TOKEN = /<[|｜][^<>|｜\n]{1,48}[|｜]>/y
const TOKEN_BEGUN = /^<(?:[|｜](?:[^<>|｜\n]{0,48}[|｜]?)?)?$/

/** A marker and its offset. Without a marker, `at` is the offset where one may be starting. */
export interface MarkerMatch {
  readonly at: number
  readonly marker?: string
}

/**
 * Finds the first and longest marker in streamed text. Without one, returns the offset where a
 * marker may be starting, or the text's end.
 * @param isWhole true if no more text follows
 * @param tokens true if every `<|name|>` is a marker
 * @param counts whether a marker is valid at an offset
 */
export function findMarker(
  text: string,
  markers: Markers,
  isWhole: boolean,
  tokens: boolean,
  counts: (marker: string, at: number) => boolean = () => true,
): MarkerMatch {
  for (let at = 0; at < text.length; at += 1) {
    const literals = markers.get(text.charAt(at))
    const maybeToken = tokens && text[at] === '<'
    if (literals === undefined && !maybeToken) continue
    const found = literals?.find((one) => text.startsWith(one, at) && counts(one, at))
    if (!isWhole && mayGoOn(text, at, literals ?? [], found)) return { at }
    if (found !== undefined) return { at, marker: found }
    if (!maybeToken) continue
    TOKEN.lastIndex = at
    const [token] = TOKEN.exec(text) ?? []
    if (token !== undefined) return { at, marker: token }
    if (!isWhole && text.length - at < 56 && TOKEN_BEGUN.test(text.slice(at))) return { at }
  }
  return { at: text.length }
}

/** True if more text could complete a longer marker. */
function mayGoOn(text: string, at: number, literals: readonly string[], found = ''): boolean {
  const left = text.length - at
  return literals.some(
    (one) => one.length > left && one.length > found.length && one.startsWith(text.slice(at)),
  )
}
