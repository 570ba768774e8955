import type { User } from '@smart-farming/contracts/accounts'
import { useFarmLocation } from '../features/location/use-farm-location.ts'
import { FarmWeather } from './farm-weather.tsx'

/** The weather of a farm at its location, as the dashboard has them. */
export const LocatedWeather = ({ user }: { user: User }) => (
  <FarmWeather user={user} at={useFarmLocation(user.location)} />
)
