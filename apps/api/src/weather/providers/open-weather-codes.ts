/** WMO code of present weather (table 4677) that is nearest to each OpenWeather condition id. */
const codes: Readonly<Record<number, number>> = {
  300: 51,
  301: 53,
  302: 55,
  310: 51,
  311: 53,
  312: 55,
  313: 55,
  314: 55,
  321: 55,
  500: 61,
  501: 63,
  502: 65,
  503: 65,
  504: 65,
  511: 66,
  520: 80,
  521: 81,
  522: 82,
  531: 82,
  600: 71,
  601: 73,
  602: 75,
  611: 68,
  612: 83,
  613: 84,
  615: 68,
  616: 69,
  620: 85,
  621: 86,
  622: 86,
  701: 10,
  741: 45,
  800: 0,
  801: 1,
  802: 2,
  803: 3,
  804: 3,
}

/**
 * The WMO code for a condition id; undefined if none corresponds. Ids 200 to 299 are thunderstorms.
 */
export const openWeatherCode = (id: number | undefined): number | undefined => {
  if (id === undefined) return undefined
  return id >= 200 && id < 300 ? 95 : codes[id]
}
