import { LocationChooser } from '../../features/location/location-chooser.tsx'
import { MyPlaces } from '../../features/location/places/my-places.tsx'
import { PlaceChoice, PlaceQuestion } from '../../features/location/places/place-choice.tsx'
import { UnsavedPlacesNotice } from '../../features/location/places/unsaved-places-notice.tsx'
import type { SavingState } from '../../features/location/places/use-farm.ts'
import { placesQuery } from '../../features/location/queries.ts'
import { PlaceSearchForm } from '../../features/location/search/place-search-form.tsx'
import { CachedQueries } from '../cached-queries.tsx'
import { PressedExample } from '../pressed-example.tsx'
import { farm, lanet, nakuru } from '../samples/places.ts'
import { StateExample } from '../state-example.tsx'

const nothing = () => {}
const change = {
  key: 'add 1',
  call: { action: 'add', args: { body: lanet } },
  name: lanet.name,
} as const
const SAVED: SavingState = {
  isSaving: false,
  failed: [],
  retry: nothing,
  refusal: undefined,
  forget: nothing,
}
const FAILED: SavingState = {
  ...SAVED,
  failed: [{ change, isSaving: false, hasFailed: true, canWait: true }],
}
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
    <CachedQueries
      fill={(cache) => {
        cache.setQueryData(placesQuery('Nakuru').queryKey, [nakuru, lanet])
        cache.setQueryData(placesQuery('Nakurru').queryKey, [])
      }}
    >
      <StateExample name="Location">
        <LocationChooser name="Nakuru, Nakuru County, KE" onChoose={nothing} />
      </StateExample>
      <StateExample name="Nothing found for the farmer’s words">
        <LocationChooser name="Nairobi, KE" unfound="Behind the old mill" onChoose={nothing} />
      </StateExample>
      <StateExample name="Opened">
        <PressedExample buttons={CHANGE_LOCATION}>
          <LocationChooser name="Nakuru, Nakuru County, KE" onChoose={nothing} />
        </PressedExample>
      </StateExample>
      {SEARCHES.map(({ name, asked }) => (
        <StateExample key={name} name={name}>
          <PlaceSearchForm asked={asked} unfound={undefined} onChoose={nothing} onCancel={nothing} />
        </StateExample>
      ))}
      <StateExample name="Several places">
        <PlaceChoice farm={farm} onChoose={nothing} />
      </StateExample>
      <StateExample name="Several may be meant">
        <PlaceQuestion places={[nakuru, lanet]} words="Nakuru" onSettle={nothing} />
      </StateExample>
      <StateExample name="Not saved">
        <UnsavedPlacesNotice {...FAILED} />
      </StateExample>
      <StateExample name="Refused">
        <UnsavedPlacesNotice {...SAVED} refusal="There are ten places already." />
      </StateExample>
      <StateExample name="Places of the farm">
        <MyPlaces farm={farm} save={nothing} saving={SAVED} onChoose={nothing} />
      </StateExample>
    </CachedQueries>
  </section>
)
