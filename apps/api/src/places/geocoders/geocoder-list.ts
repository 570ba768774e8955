import { openMeteoGeocoding } from './open-meteo-geocoder.ts'
import { openWeatherGeocoding } from './open-weather-geocoder.ts'

/**
 * All geocoding services. They are called in the same order as the weather providers with the same
 * names.
 */
export const geocoderList = [openWeatherGeocoding, openMeteoGeocoding] as const
