import { useRef } from 'react'
import { useLoaded } from '../../components/part/use-loaded.ts'
import { useSeen } from '../../components/part/use-seen.ts'
import type { FarmLocationState } from '../../features/location/use-farm-location.ts'

const loadOwn = () => import('./own/own-answers.tsx')

interface OwnPlaceProps {
  at: FarmLocationState
  hasCrops: boolean | undefined
  onAsk: (question: string) => void
}

/** Reserves room in the chat for the farm's own answers, which load when it is visible. */
export function OwnPlace(props: OwnPlaceProps) {
  const place = useRef<HTMLUListElement>(null)
  const isSeen = useSeen(place)
  const own = useLoaded(isSeen ? loadOwn : undefined)
  return (
    <ul ref={place} className="chat-opening__own">
      {own && own !== 'failed' && <own.OwnAnswers {...props} />}
    </ul>
  )
}
