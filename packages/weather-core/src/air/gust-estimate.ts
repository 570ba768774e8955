/**
 * Gust factor: 3-second gust over the 10-minute mean, over land (`in-land`, roughly open terrain), from the World
 * Meteorological Organization's guidelines (Harper, Kepert & Ginger 2010, WMO/TD-No. 1555, Table 1.1). Made for strong
 * wind: showers and thermals gust harder, so it may justify care, but never calm.
 */
export const GUST_FACTOR = 1.66

/** Expected gust in a mean wind, in its unit. A rule of thumb for forecasts without gusts. */
export const estimateGust = (wind: number): number => wind * GUST_FACTOR

/**
 * Heuristic: upper bound of the gust factor in settled weather, without showers and thunder. Unpublished: half as much
 * again as the factor above, because in light wind thermals gust harder than it says.
 */
export const SETTLED_GUST_FACTOR = 2.5

/** Upper bound of gusts in a mean wind and settled weather, in its unit. A rule of thumb. */
export const maxSettledGust = (wind: number): number => wind * SETTLED_GUST_FACTOR
