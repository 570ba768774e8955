/**
 * Gust over the mean wind: 3-second gust over the 10-minute mean, over land (`in-land`, roughly open terrain), of the
 * World Meteorological Organization's guidelines (Harper, Kepert & Ginger 2010, WMO/TD-No. 1555, Table 1.1). Made for
 * strong wind: showers and the sun's thermals gust harder, so that it stands for care, never for calm.
 */
export const GUST_FACTOR = 1.66

/** The gust to be expected in a mean wind, in its unit. A rule of thumb where no gust is forecast. */
export const estimatedGust = (wind: number): number => wind * GUST_FACTOR

/**
 * Heuristic: times the mean wind that a gust stays below in settled weather, without showers and thunder. No publisher:
 * half as much again as the factor above, because in light wind the sun's thermals gust harder than it says.
 */
export const QUIET_GUST_FACTOR = 2.5

/** What a gust stays below in a mean wind and settled weather, in its unit. A rule of thumb. */
export const quietGust = (wind: number): number => wind * QUIET_GUST_FACTOR
