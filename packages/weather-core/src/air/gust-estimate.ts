/**
 * Gust factor: 3-second gust over the 10-minute mean, over land (`in-land`, roughly open terrain), from the World
 * Meteorological Organization's guidelines (Harper, Kepert & Ginger 2010, WMO/TD-No. 1555, Table 1.1). It was derived
 * for strong wind; showers and thermals gust harder. It can justify care, but never an all-clear.
 */
export const GUST_FACTOR = 1.66

/** Expected gust for a mean wind, in the same unit. A rule of thumb for forecasts without gusts. */
export const estimateGust = (wind: number): number => wind * GUST_FACTOR

/**
 * Heuristic: upper bound of the gust factor in settled weather, without showers and thunder. Unpublished: about 1.5
 * times {@link GUST_FACTOR}, because thermals in light wind gust harder than that factor suggests.
 */
export const SETTLED_GUST_FACTOR = 2.5

/** Upper bound of gusts for a mean wind in settled weather, in the same unit. A rule of thumb. */
export const maxSettledGust = (wind: number): number => wind * SETTLED_GUST_FACTOR
