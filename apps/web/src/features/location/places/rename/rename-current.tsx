import type { Farm } from '@smart-farming/contracts/farm'
import { currentPlace } from '../../queries.ts'
import type { PlaceChange } from '../unsaved-changes.ts'
import { usePlaceNews } from '../use-place-news.ts'
import { RenamePlace } from './rename-place.tsx'

interface RenameCurrentProps {
  farm: Farm
  save: (change: PlaceChange) => void
}

/** In Change Location: the place that is shown under another name, which is said once the account has it. */
export function RenameCurrent({ farm, save }: RenameCurrentProps) {
  const said = usePlaceNews(farm.places, () => {})
  const place = currentPlace(farm)
  return (
    <>
      <p role="status" className="unseen">
        {said}
      </p>
      {place && <RenamePlace key={place.id} place={place} save={save} />}
    </>
  )
}
