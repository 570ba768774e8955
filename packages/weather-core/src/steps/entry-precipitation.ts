interface Fallen {
  rain?: { '3h': number } | undefined
  snow?: { '3h': number } | undefined
}

/** An entry's rain and snow together, mm in 3 hours. Undefined if either is unknown. */
export const entryPrecipitationMm = ({ rain, snow }: Fallen): number | undefined =>
  rain === undefined || snow === undefined ? undefined : rain['3h'] + snow['3h']
