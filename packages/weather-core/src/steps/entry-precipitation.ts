/** Rain and snow of a forecast entry, mm of water in its 3 hours. Either both are known or neither. */
interface Fallen {
  rain?: { '3h': number } | undefined
  snow?: { '3h': number } | undefined
}

/** Precipitation in the 3 hours of an entry, rain and snow, mm. Undefined if only one of the two is known. */
export const entryPrecipitationMm = ({ rain, snow }: Fallen): number | undefined =>
  rain === undefined || snow === undefined ? undefined : rain['3h'] + snow['3h']
