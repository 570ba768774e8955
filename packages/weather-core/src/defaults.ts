/** Days shown in the forecast panel: the first five day groups, the first of which may be partial. */
export const FORECAST_DAYS = 5

/** Length of one forecast step, hours. */
export const FORECAST_INTERVAL_HOURS = 3

/** Default place until the farmer sets one. Degrees north and east. */
export const DEFAULT_LOCATION = { lat: 51.5074, lon: -0.1278, name: 'London' } as const
