import type { Farm, FarmPlace } from '@smart-farming/contracts/farm'
import type { Place } from '@smart-farming/contracts/places'
import { LazyBoundary } from '../components/lazy/lazy-boundary.tsx'
import { preloadCandidates } from '../components/lazy/load-module.ts'
import type { PlaceChange } from '../features/location/places/unsaved-changes.ts'
import type { SavingState } from '../features/location/places/use-farm.ts'
import { words } from '../words.ts'

const loadUnsaved = () => import('../features/location/places/unsaved-places-notice.tsx')
// Loaded on demand, because most farms have one place.
const loadChoice = () => import('../features/location/places/place-choice.tsx')
const loadRename = () => import('../features/location/places/rename/current-place-rename.tsx')
const loadPlaces = () => import('../features/location/places/my-places.tsx')
preloadCandidates.add(loadPlaces)

interface Shown {
  farm: Farm | undefined
  saving: SavingState
  onChoose: (place: FarmPlace) => void
}

/** Choice among the farm's places, below the location's name. Shown for two or more places. */
export function PlaceChoices({ farm, saving, onChoose }: Shown) {
  const hasChoice = farm !== undefined && farm.places.length > 1
  const isUnsaved = saving.failed.length > 0 || saving.refusal !== undefined
  return (
    <>
      {isUnsaved && (
        <LazyBoundary load={loadUnsaved} missing={words.location.unsaved}>
          {({ UnsavedPlacesNotice }) => <UnsavedPlacesNotice {...saving} />}
        </LazyBoundary>
      )}
      {hasChoice && (
        <LazyBoundary load={loadChoice}>
          {({ PlaceChoice }) => <PlaceChoice farm={farm} onChoose={onChoose} />}
        </LazyBoundary>
      )}
    </>
  )
}

interface Asked {
  farm: Farm | undefined
  words: string
  onSettle: (place: Place) => void
}

/**
 * Asks which place the farmer means if several match the farm's location. The question is below the
 * forecast days, because it may load late and must not shift them.
 */
export function LazyPlaceQuestion({ farm, ...asked }: Asked) {
  return (
    farm &&
    farm.candidates.length > 1 && (
      <LazyBoundary load={loadChoice}>
        {({ PlaceQuestion }) => <PlaceQuestion places={farm.candidates} {...asked} />}
      </LazyBoundary>
    )
  )
}

/** Renames the current place in Change Location, once the account has a place. */
export function LazyRenameCurrentPlace({
  farm,
  save,
}: Pick<Shown, 'farm'> & { save: (change: PlaceChange) => void }) {
  return (
    <LazyBoundary load={loadRename}>
      {({ CurrentPlaceRename }) => farm && <CurrentPlaceRename farm={farm} save={save} />}
    </LazyBoundary>
  )
}

export function LazyMyPlaces({ farm, ...actions }: Shown & { save: (change: PlaceChange) => void }) {
  return (
    <LazyBoundary load={loadPlaces}>
      {({ MyPlaces }) => farm && <MyPlaces farm={farm} {...actions} />}
    </LazyBoundary>
  )
}
