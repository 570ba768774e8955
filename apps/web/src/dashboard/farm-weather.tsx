import type { User } from '@smart-farming/contracts/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { AlertsBar } from '../features/alerts/alerts-bar.tsx'
import { FarmSettingsButton } from '../features/farm-settings/farm-settings-button.tsx'
import { LocationChooser } from '../features/location/location-chooser.tsx'
import { useFarmLocation } from '../features/location/use-farm-location.ts'
import { outlookKey } from '../features/weather/queries.ts'
import { WeatherPanel } from '../features/weather/weather-panel.tsx'

// The views of farm work are fetched when the farmer turns to a day: most visits are answered by its sentence.
const loadWork = () => import('../features/weather/work/day-plan.tsx')

/** The weather at the user's farm: the forecast with the place it is for, and the way to another place. */
export function FarmWeather({ user }: { user: User }) {
  const { location, unfound, choose } = useFarmLocation(user.location)
  const queryClient = useQueryClient()
  // Not only out of date: words at limits that the farmer has replaced are wrong.
  const forgetOutlook = () => void queryClient.resetQueries({ queryKey: outlookKey })
  return (
    <WeatherPanel
      point={location}
      settings={<FarmSettingsButton onSaved={forgetOutlook} />}
      loadWork={loadWork}
      before={(seen) => <AlertsBar {...seen} />}
    >
      <LocationChooser name={location?.name ?? user.location} unfound={unfound} onChoose={choose} />
    </WeatherPanel>
  )
}
