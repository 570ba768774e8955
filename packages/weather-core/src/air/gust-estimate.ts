/**
 * Gust factor over open land: 3-second gust divided by 10-minute mean (Harper, Kepert & Ginger
 * 2010, WMO/TD-No. 1555, Table 1.1, `in-land`). It was derived for strong wind; showers and
 * thermals gust harder. Use it to justify caution, never an all-clear.
 */
export const GUST_FACTOR = 1.66

/** Expected gust for a mean wind, in the same unit: a rule of thumb for forecasts without gusts. */
export const estimateGust = (wind: number): number => wind * GUST_FACTOR

/**
 * Heuristic: upper bound of the gust factor in settled weather, without showers or thunder.
 * Unpublished: about 1.5 times {@link GUST_FACTOR}, because thermals in light wind gust harder.
 */
export const SETTLED_GUST_FACTOR = 2.5

/** Upper bound of gusts for a mean wind in settled weather, in the same unit: a rule of thumb. */
export const maxSettledGust = (wind: number): number => wind * SETTLED_GUST_FACTOR
