import type { FarmPlace } from '@smart-farming/contracts/farm'
import { displayName } from '@smart-farming/weather-core/place-name'
import { useEffect, useRef, useState } from 'react'
import { lazyWords } from '../../../words.ts'

function newsOf(before: readonly FarmPlace[], now: readonly FarmPlace[]): string[] {
  const words = lazyWords.places.mine
  const gone = before.filter(({ id }) => !now.some((place) => place.id === id))
  const came = now.filter(({ id }) => !before.some((place) => place.id === id))
  const renamed = now.flatMap((place) => {
    const was = before.find(({ id }) => id === place.id)
    return was && displayName(was) !== displayName(place) ? [{ was, place }] : []
  })
  return [
    ...gone.map((place) => words.removed({ place: displayName(place) })),
    ...renamed.map(({ was, place }) =>
      words.renamed({ before: displayName(was), place: displayName(place) }),
    ),
    ...came.map((place) => words.added({ place: displayName(place) })),
  ]
}

/** Index of the first place missing from `others`, or -1. */
const firstMissing = (places: readonly FarmPlace[], others: readonly FarmPlace[]): number =>
  places.findIndex(({ id }) => !others.some((other) => other.id === id))

/**
 * Announces changes to the farm's places on any device. Returns the latest announcement, empty at
 * first.
 *
 * @param onLost receives the index (from 0) of the removed or added row if the focus was lost
 */
export function usePlaceAnnouncements(places: readonly FarmPlace[], onLost: (row: number) => void): string {
  const [said, setSaid] = useState('')
  const seen = useRef(places)
  // Runs after every render to use the newest `onLost`. Comparing a few places is cheap.
  useEffect(() => {
    const before = seen.current
    seen.current = places
    const news = newsOf(before, places)
    if (news.length === 0) return
    setSaid(news.join(' '))
    const gone = firstMissing(before, places)
    const row = gone >= 0 ? gone : firstMissing(places, before)
    if (row >= 0 && document.activeElement === document.body) onLost(row)
  })
  return said
}
