/** A place that the geocoding doubles know. */
export interface AtlasPlace {
  id: number
  name: string
  others?: readonly string[]
  admin1: string
  country: string
  countryName: string
  lat: number
  lon: number
  population: number
  timezone: string
}

export const atlas: readonly AtlasPlace[] = [
  place(184622, 'Nakuru', 'Nakuru', 'KE', 'Kenya', -0.28333, 36.06667, 259_903, 'Africa/Nairobi'),
  place(184745, 'Nairobi', 'Nairobi', 'KE', 'Kenya', -1.28333, 36.81667, 2_750_547, 'Africa/Nairobi'),
  place(2643743, 'London', 'England', 'GB', 'United Kingdom', 51.50853, -0.12574, 8_961_989, 'Europe/London'),
  place(6058560, 'London', 'Ontario', 'CA', 'Canada', 42.98339, -81.23304, 346_765, 'America/Toronto'),
  place(2643425, 'Ludlow', 'England', 'GB', 'United Kingdom', 52.36761, -2.71391, 10_515, 'Europe/London'),
  place(
    4942744,
    'Ludlow',
    'Massachusetts',
    'US',
    'United States',
    42.16009,
    -72.47592,
    22_201,
    'America/New_York',
  ),
  place(
    2636105,
    'Tenbury Wells',
    'England',
    'GB',
    'United Kingdom',
    52.31133,
    -2.59399,
    3_849,
    'Europe/London',
  ),
  place(3353540, 'Rundu', 'Kavango East', 'NA', 'Namibia', -17.93333, 19.76667, 63_431, 'Africa/Windhoek'),
  {
    ...place(
      2886242,
      'Cologne',
      'North Rhine-Westphalia',
      'DE',
      'Germany',
      50.93333,
      6.95,
      963_395,
      'Europe/Berlin',
    ),
    others: ['Köln', 'Koeln'],
  },
  {
    ...place(
      3448439,
      'São Paulo',
      'São Paulo',
      'BR',
      'Brazil',
      -23.5475,
      -46.63611,
      10_021_295,
      'America/Sao_Paulo',
    ),
    others: ['Sao Paulo'],
  },
]

/** Finds places by exact name or alternative name, ignoring case and accents. Largest first. */
export function findPlacesByName(name: string): AtlasPlace[] {
  const wanted = fold(name)
  return atlas
    .filter((each) => [each.name, ...(each.others ?? [])].some((known) => fold(known) === wanted))
    .sort((a, b) => b.population - a.population)
}

/** Finds places whose name begins with this text. */
export function findPlacesByPrefix(name: string): AtlasPlace[] {
  const wanted = fold(name)
  return atlas
    .filter((each) => [each.name, ...(each.others ?? [])].some((known) => fold(known).startsWith(wanted)))
    .sort((a, b) => b.population - a.population)
}

/** Finds a place less than a degree from the latitude and longitude of a point. */
export function findPlaceNear(lat: number, lon: number): AtlasPlace | undefined {
  return atlas.find((each) => Math.abs(each.lat - lat) < 1 && Math.abs(each.lon - lon) < 1)
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

function place(
  id: number,
  name: string,
  admin1: string,
  country: string,
  countryName: string,
  lat: number,
  lon: number,
  population: number,
  timezone: string,
): AtlasPlace {
  return { id, name, admin1, country, countryName, lat, lon, population, timezone }
}
