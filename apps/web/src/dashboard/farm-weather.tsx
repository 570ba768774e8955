import type { User } from '@smart-farming/contracts/accounts'
import type { Farm, FarmPlace } from '@smart-farming/contracts/farm'
import type { Place } from '@smart-farming/contracts/places'
import { displayName } from '@smart-farming/weather-core/place-name'
import { useQueryClient } from '@tanstack/react-query'
import { userQuery } from '../features/account/queries.ts'
import { AlertsBar } from '../features/alerts/alerts-bar.tsx'
import { FarmSettingsButton } from '../features/farm-settings/farm-settings-button.tsx'
import { LocationChooser } from '../features/location/location-chooser.tsx'
import { useFarm } from '../features/location/places/use-farm.ts'
import { currentPlace } from '../features/location/queries.ts'
import type { FarmLocationState } from '../features/location/use-farm-location.ts'
import { outlookKey } from '../features/weather/queries.ts'
import { WeatherPanel } from '../features/weather/weather-panel.tsx'
import { cropQuestion } from './crops/crop-question.tsx'
import { LazyMyPlaces, LazyPlaceQuestion, LazyRenameCurrentPlace, PlaceChoices } from './farm-places.tsx'

// Loaded when the farmer opens a day: on most visits the summary is enough.
const loadWork = () => import('../features/weather/work/day-plan.tsx')

/** The weather at the user's farm, with the place's name and a way to change it. */
export function FarmWeather({ user, at }: { user: User; at: FarmLocationState }) {
  const { location, unfound, isElsewhere, choose } = at
  const queryClient = useQueryClient()
  const { farm, save, saving } = useFarm((settled: Farm) => {
    const place = currentPlace(settled)
    if (place === undefined) return
    choose(place)
    // The account now has this place's name, and the next search must use it.
    queryClient.setQueryData(userQuery().queryKey, { ...user, location: displayName(place) })
  })
  // The weather changes at once. The farmer hears only about a failure to save.
  const settle = (place: Place) => {
    choose(place)
    save({
      key: 'current',
      call: { action: 'move', args: { body: place } },
      name: displayName(place),
    })
  }
  const change = (place: FarmPlace) => {
    choose(place)
    save({
      key: 'current',
      wanted: place.id,
      call: { action: 'choose', args: { body: { id: place.id } } },
      name: displayName(place),
    })
  }
  // Reset instead of invalidated: texts based on the old limits are wrong.
  const forgetOutlook = () => void queryClient.resetQueries({ queryKey: outlookKey })
  return (
    <WeatherPanel
      point={location}
      isElsewhere={isElsewhere}
      settings={
        <FarmSettingsButton
          onSaved={forgetOutlook}
          crops={cropQuestion((currentPlace(farm) ?? farm?.assumed)?.country)}
          places={<LazyMyPlaces farm={farm} save={save} saving={saving} onChoose={change} />}
        />
      }
      loadWork={loadWork}
      before={(seen) => <AlertsBar {...seen} />}
      after={<LazyPlaceQuestion farm={farm} words={user.location} onSettle={settle} />}
    >
      <LocationChooser
        name={location?.name ?? user.location}
        unfound={unfound}
        onChoose={settle}
        beside={<LazyRenameCurrentPlace farm={farm} save={save} />}
      >
        <PlaceChoices farm={farm} saving={saving} onChoose={change} />
      </LocationChooser>
    </WeatherPanel>
  )
}
