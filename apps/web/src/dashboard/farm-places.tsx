import type { Farm, FarmPlace } from '@smart-farming/contracts/farm'
import type { Place } from '@smart-farming/contracts/places'
import { useLoaded } from '../components/part/use-loaded.ts'
import type { PlaceChange } from '../features/location/places/unsaved-changes.ts'
import type { Saving } from '../features/location/places/use-farm.ts'
import { words } from '../words.ts'

const loadUnsaved = () => import('../features/location/places/place-unsaved.tsx')
// A farm with one place, which most are, has nothing to choose from.
const loadChoice = () => import('../features/location/places/place-choice.tsx')
const loadRename = () => import('../features/location/places/rename/rename-current.tsx')
const loadPlaces = () => import('../features/location/places/my-places.tsx')

interface Shown {
  farm: Farm | undefined
  saving: Saving
  onChoose: (place: FarmPlace) => void
}

/** Under the location's name: the choice among the farm's places, where there is one. */
export function PlaceChoices(props: Shown & { words: string; onSettle: (place: Place) => void }) {
  const { farm, saving, ...actions } = props
  const hasChoice = farm !== undefined && (farm.places.length > 1 || farm.candidates.length > 1)
  const isUnsaved = saving.failed.length > 0 || saving.refusal !== undefined
  const unsaved = useLoaded(isUnsaved ? loadUnsaved : undefined)
  const choice = useLoaded(hasChoice ? loadChoice : undefined)
  return (
    <>
      {isUnsaved &&
        unsaved &&
        (unsaved === 'failed' ? (
          <p role="status">{words.location.unsaved}</p>
        ) : (
          <unsaved.PlaceUnsaved {...saving} />
        ))}
      {hasChoice && choice && choice !== 'failed' && <choice.PlaceChoice farm={farm} {...actions} />}
    </>
  )
}

/** In Change Location: another name for the place that is shown, once the account has one. */
export function RenameCurrentPart({
  farm,
  save,
}: Pick<Shown, 'farm'> & { save: (change: PlaceChange) => void }) {
  const part = useLoaded(loadRename)
  return farm && part && part !== 'failed' && <part.RenameCurrent farm={farm} save={save} />
}

/** In "My farm": where it is. */
export function MyPlacesPart({ farm, ...actions }: Shown & { save: (change: PlaceChange) => void }) {
  const places = useLoaded(loadPlaces)
  if (farm === undefined || places === undefined || places === 'failed') return null
  return <places.MyPlaces farm={farm} {...actions} />
}
