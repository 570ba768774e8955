import { openMeteoGeocoding } from './open-meteo-geocoder.ts'
import { openWeatherGeocoding } from './open-weather-geocoder.ts'

/**
 * All geocoding services. They are called in the order of the weather providers of the same name.
 */
export const geocoderList = [openWeatherGeocoding, openMeteoGeocoding] as const
