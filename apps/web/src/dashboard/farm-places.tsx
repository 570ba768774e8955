import type { Farm, FarmPlace } from '@smart-farming/contracts/farm'
import type { Place } from '@smart-farming/contracts/places'
import { likelyWanted } from '../components/part/fetch-part.ts'
import { Part } from '../components/part/part.tsx'
import type { PlaceChange } from '../features/location/places/unsaved-changes.ts'
import type { Saving } from '../features/location/places/use-farm.ts'
import { words } from '../words.ts'

const loadUnsaved = () => import('../features/location/places/place-unsaved.tsx')
// Most farms have one place, and nothing to choose.
const loadChoice = () => import('../features/location/places/place-choice.tsx')
const loadRename = () => import('../features/location/places/rename/rename-current.tsx')
const loadPlaces = () => import('../features/location/places/my-places.tsx')
likelyWanted.add(loadPlaces)

interface Shown {
  farm: Farm | undefined
  saving: Saving
  onChoose: (place: FarmPlace) => void
}

/** Choice among the farm's places below the location's name, where there are several. */
export function PlaceChoices({ farm, saving, onChoose }: Shown) {
  const hasChoice = farm !== undefined && farm.places.length > 1
  const isUnsaved = saving.failed.length > 0 || saving.refusal !== undefined
  return (
    <>
      {isUnsaved && (
        <Part load={loadUnsaved} missing={words.location.unsaved}>
          {({ PlaceUnsaved }) => <PlaceUnsaved {...saving} />}
        </Part>
      )}
      {hasChoice && (
        <Part load={loadChoice}>{({ PlaceChoice }) => <PlaceChoice farm={farm} onChoose={onChoose} />}</Part>
      )}
    </>
  )
}

interface Asked {
  farm: Farm | undefined
  /** The farmer's own words for the farm. */
  words: string
  /** Receives the place that the farmer means. */
  onSettle: (place: Place) => void
}

/**
 * Question for the farmer's place, where several match the farmer's words. Below the days, because it may load later
 * and must not move them.
 */
export function PlaceQuestionPart({ farm, ...asked }: Asked) {
  return (
    farm &&
    farm.candidates.length > 1 && (
      <Part load={loadChoice}>
        {({ PlaceQuestion }) => <PlaceQuestion places={farm.candidates} {...asked} />}
      </Part>
    )
  )
}

/** Renames the current place in Change Location, once the account has one. */
export function RenameCurrentPart({
  farm,
  save,
}: Pick<Shown, 'farm'> & { save: (change: PlaceChange) => void }) {
  return (
    <Part load={loadRename}>{({ RenameCurrent }) => farm && <RenameCurrent farm={farm} save={save} />}</Part>
  )
}

/** The farm's places in "My farm". */
export function MyPlacesPart({ farm, ...actions }: Shown & { save: (change: PlaceChange) => void }) {
  return <Part load={loadPlaces}>{({ MyPlaces }) => farm && <MyPlaces farm={farm} {...actions} />}</Part>
}
