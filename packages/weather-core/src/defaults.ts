/** Day groups in the forecast panel. The first may be partial. */
export const FORECAST_DAYS = 5

export const FORECAST_INTERVAL_HOURS = 3

/** Used until the farmer sets a place. Degrees north and east. */
export const DEFAULT_LOCATION = { lat: 51.5074, lon: -0.1278, name: 'London' } as const
