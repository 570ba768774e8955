import { LocationChooser } from '../../features/location/location-chooser.tsx'
import { MyPlaces } from '../../features/location/places/my-places.tsx'
import { PlaceChoice, PlaceQuestion } from '../../features/location/places/place-choice.tsx'
import { PlaceUnsaved } from '../../features/location/places/place-unsaved.tsx'
import type { Saving } from '../../features/location/places/use-farm.ts'
import { placesQuery } from '../../features/location/queries.ts'
import { PlaceSearchForm } from '../../features/location/search/place-search-form.tsx'
import { Known } from '../known.tsx'
import { Pressed } from '../pressed.tsx'
import { farm, lanet, nakuru } from '../shown/places.ts'
import { State } from '../state.tsx'

const nothing = () => {}
const change = {
  key: 'add 1',
  call: { action: 'add', args: { body: lanet } },
  name: lanet.name,
} as const
const SAVED: Saving = { isSaving: false, failed: [], retry: nothing, refusal: undefined, forget: nothing }
const FAILED: Saving = { ...SAVED, failed: [{ change, isSaving: false, hasFailed: true, canWait: true }] }
const CHANGE_LOCATION = ['.link-button']
const SEARCHES = [
  { name: 'Search, empty', asked: '' },
  { name: 'Search, found', asked: 'Nakuru' },
  { name: 'Search, nothing found', asked: 'Nakurru' },
  { name: 'Search, no answer', asked: 'Eldoret' },
]

/** The farm's location: the chooser, its search, and the farm's places. */
export const Location = () => (
  <section>
    <h2>Location</h2>
    <Known
      fill={(cache) => {
        cache.setQueryData(placesQuery('Nakuru').queryKey, [nakuru, lanet])
        cache.setQueryData(placesQuery('Nakurru').queryKey, [])
      }}
    >
      <State name="Location">
        <LocationChooser name="Nakuru, Nakuru County, KE" onChoose={nothing} />
      </State>
      <State name="Nothing found for the farmer’s words">
        <LocationChooser name="Nairobi, KE" unfound="Behind the old mill" onChoose={nothing} />
      </State>
      <State name="Opened">
        <Pressed buttons={CHANGE_LOCATION}>
          <LocationChooser name="Nakuru, Nakuru County, KE" onChoose={nothing} />
        </Pressed>
      </State>
      {SEARCHES.map(({ name, asked }) => (
        <State key={name} name={name}>
          <PlaceSearchForm asked={asked} unfound={undefined} onChoose={nothing} onCancel={nothing} />
        </State>
      ))}
      <State name="Several places">
        <PlaceChoice farm={farm} onChoose={nothing} />
      </State>
      <State name="Several may be meant">
        <PlaceQuestion places={[nakuru, lanet]} words="Nakuru" onSettle={nothing} />
      </State>
      <State name="Not saved">
        <PlaceUnsaved {...FAILED} />
      </State>
      <State name="Refused">
        <PlaceUnsaved {...SAVED} refusal="There are ten places already." />
      </State>
      <State name="Places of the farm">
        <MyPlaces farm={farm} save={nothing} saving={SAVED} onChoose={nothing} />
      </State>
    </Known>
  </section>
)
