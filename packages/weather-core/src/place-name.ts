export interface NamedPlace {
  name: string
  state?: string | undefined
  country: string
}

/**
 * Display name of a place, for example 'Nakuru, Rift Valley, Kenya'. Blank parts are left out,
 * because some gazetteers use '' for "none".
 */
export function displayName(place: NamedPlace): string {
  return [place.name, place.state, place.country].filter((part) => part?.trim()).join(', ')
}
