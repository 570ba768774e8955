import type { Farm } from '@smart-farming/contracts/farm'
import { currentPlace } from '../../queries.ts'
import type { PlaceChange } from '../unsaved-changes.ts'
import { usePlaceNews } from '../use-place-news.ts'
import { RenamePlace } from './rename-place.tsx'

interface RenameCurrentProps {
  farm: Farm
  save: (change: PlaceChange) => void
}

/** Renames the current place in Change Location; confirmed once the account has the new name. */
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
