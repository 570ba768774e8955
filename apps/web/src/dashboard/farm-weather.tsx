import type { User } from '@smart-farming/contracts/accounts'
import { Alerts } from '../features/alerts/alerts.tsx'
import { FarmSettingsButton } from '../features/farm-settings/farm-settings-button.tsx'
import { useFarmSettings } from '../features/farm-settings/use-farm-settings.ts'
import { LocationChooser } from '../features/location/location-chooser.tsx'
import { useFarmLocation } from '../features/location/use-farm-location.ts'
import { WeatherPanel } from '../features/weather/weather-panel.tsx'

/** The weather at the user's farm: the forecast with the place it is for, and the way to another place. */
export function FarmWeather({ user }: { user: User }) {
  const { location, unfound, choose } = useFarmLocation(user.location)
  const { settings: own, hasFailed } = useFarmSettings()
  return (
    <WeatherPanel
      point={location}
      own={own}
      isUsual={hasFailed}
      settings={<FarmSettingsButton />}
      before={(seen) => <Alerts {...seen} own={own} isUsual={hasFailed} />}
    >
      <LocationChooser name={location?.name ?? user.location} unfound={unfound} onChoose={choose} />
    </WeatherPanel>
  )
}
