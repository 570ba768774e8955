import type { User } from '@smart-farming/contracts/accounts'
import { LocationChooser } from '../features/location/location-chooser.tsx'
import { useFarmLocation } from '../features/location/use-farm-location.ts'
import { WeatherPanel } from '../features/weather/weather-panel.tsx'

/** The weather at the user's farm: the forecast with the place it is for, and the way to another place. */
export function FarmWeather({ user }: { user: User }) {
  const { location, choose } = useFarmLocation(user.location)
  return (
    <WeatherPanel point={location}>
      <LocationChooser name={location?.name ?? user.location} onChoose={choose} />
    </WeatherPanel>
  )
}
