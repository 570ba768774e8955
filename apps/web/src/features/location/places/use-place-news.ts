import type { FarmPlace } from '@smart-farming/contracts/farm'
import { displayName } from '@smart-farming/weather-core/place-name'
import { useEffect, useRef, useState } from 'react'
import { partWords } from '../../../words.ts'

/** What became of a farm's places, a sentence each. */
function newsOf(before: readonly FarmPlace[], now: readonly FarmPlace[]): string[] {
  const words = partWords.places.mine
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

/** Where in a list the first place stands that another list lacks; -1 where it lacks none. */
const firstMissing = (places: readonly FarmPlace[], others: readonly FarmPlace[]): number =>
  places.findIndex(({ id }) => !others.some((other) => other.id === id))

/**
 * Says what became of the farm's places, here or on another device: nothing at first, then the last news.
 *
 * @param onLost told which row is gone or came (from 0), where the focus went with what is there no more
 */
export function usePlaceNews(places: readonly FarmPlace[], onLost: (row: number) => void): string {
  const [said, setSaid] = useState('')
  const seen = useRef(places)
  // After every render, for the newest `onLost`: comparing a few places costs nothing.
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
