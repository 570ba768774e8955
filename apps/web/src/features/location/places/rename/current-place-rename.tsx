import type { Farm } from '@smart-farming/contracts/farm'
import { currentPlace } from '../../queries.ts'
import type { PlaceChange } from '../unsaved-changes.ts'
import { usePlaceAnnouncements } from '../use-place-announcements.ts'
import { RenamePlaceButton } from './rename-place-button.tsx'

interface RenameCurrentProps {
  farm: Farm
  save: (change: PlaceChange) => void
}

/** Renames the current place in Change Location, and announces the new name once saved. */
export function CurrentPlaceRename({ farm, save }: RenameCurrentProps) {
  const said = usePlaceAnnouncements(farm.places, () => {})
  const place = currentPlace(farm)
  return (
    <>
      <p role="status" className="unseen">
        {said}
      </p>
      {place && <RenamePlaceButton key={place.id} place={place} save={save} />}
    </>
  )
}
