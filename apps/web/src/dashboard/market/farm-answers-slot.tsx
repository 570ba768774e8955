import { useRef } from 'react'
import { useHasBeenVisible } from '../../components/lazy/use-has-been-visible.ts'
import { useLazyModule } from '../../components/lazy/use-lazy-module.ts'
import type { FarmLocationState } from '../../features/location/use-farm-location.ts'

const loadOwn = () => import('./farm-answers/farm-answers.tsx')

interface OwnPlaceProps {
  at: FarmLocationState
  hasCrops: boolean | undefined
  onAsk: (question: string) => void
}

/**
 * Reserves room in the chat for answers about the farm. They load when the slot becomes visible.
 */
export function FarmAnswersSlot(props: OwnPlaceProps) {
  const place = useRef<HTMLUListElement>(null)
  const isSeen = useHasBeenVisible(place)
  const own = useLazyModule(isSeen ? loadOwn : undefined)
  return (
    <ul ref={place} className="chat-opening__own">
      {own && own !== 'failed' && <own.FarmAnswers {...props} />}
    </ul>
  )
}
