import type { Farm, FarmPlace } from '@smart-farming/contracts/farm'
import type { Place } from '@smart-farming/contracts/places'
import { likelyWanted } from '../components/part/fetch-part.ts'
import { Part } from '../components/part/part.tsx'
import type { PlaceChange } from '../features/location/places/unsaved-changes.ts'
import type { Saving } from '../features/location/places/use-farm.ts'
import { words } from '../words.ts'

const loadUnsaved = () => import('../features/location/places/place-unsaved.tsx')
// A farm with one place, which most are, has nothing to choose from.
const loadChoice = () => import('../features/location/places/place-choice.tsx')
const loadRename = () => import('../features/location/places/rename/rename-current.tsx')
const loadPlaces = () => import('../features/location/places/my-places.tsx')
likelyWanted.add(loadPlaces)

interface Shown {
  farm: Farm | undefined
  saving: Saving
  onChoose: (place: FarmPlace) => void
}

/** Under the location's name: the choice among the farm's places, where there is one. */
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
  /** The place that the words mean. */
  onSettle: (place: Place) => void
}

/**
 * Under the days, which it may come later than and then must not move: which place the farmer's words mean, where there
 * are several.
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

/** In Change Location: another name for the place that is shown, once the account has one. */
export function RenameCurrentPart({
  farm,
  save,
}: Pick<Shown, 'farm'> & { save: (change: PlaceChange) => void }) {
  return (
    <Part load={loadRename}>{({ RenameCurrent }) => farm && <RenameCurrent farm={farm} save={save} />}</Part>
  )
}

/** In "My farm": where it is. */
export function MyPlacesPart({ farm, ...actions }: Shown & { save: (change: PlaceChange) => void }) {
  return <Part load={loadPlaces}>{({ MyPlaces }) => farm && <MyPlaces farm={farm} {...actions} />}</Part>
}
