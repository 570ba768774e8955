/** Rain and snow of a forecast entry, mm of water in its 3 hours. They are known together or not at all. */
interface Fallen {
  rain?: { '3h': number } | undefined
  snow?: { '3h': number } | undefined
}

/** Water fallen in the 3 hours of an entry, rain and snow, mm. One of the two alone is no total: undefined. */
export const fallenMm = ({ rain, snow }: Fallen): number | undefined =>
  rain === undefined || snow === undefined ? undefined : rain['3h'] + snow['3h']
