/** Fields that form a place name. */
export interface NamedPlace {
  name: string
  state?: string | undefined
  country: string
}

/**
 * Display name of a place: name, then state if present, then country, joined by ', '. Empty or blank parts are left
 * out, because some gazetteers use '' for "none".
 */
export function displayName(place: NamedPlace): string {
  return [place.name, place.state, place.country].filter((part) => part?.trim()).join(', ')
}
