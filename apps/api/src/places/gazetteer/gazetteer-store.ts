import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import { and, asc, between, desc, eq, like, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { dataVersions, gazetteer } from '../../db/weather-tables.ts'
import type { Candidate } from '../search/candidate.ts'
import { OWN_COUNTRY_WEIGHT } from '../search/merge-places.ts'
import type { NameQuery } from '../search/place-query.ts'
import { searchKey } from './search-key.ts'

/**
 * More than the list shows, because results of other sources are merged in and duplicates removed.
 */
const LIMIT = 24
/**
 * Minimum length, in characters, of a text that is matched with the beginnings of names. Shorter
 * texts would match too many names.
 */
const MIN_BEGINNING = 3

/**
 * Places whose name begins with the search text. Exact matches come first, then larger places.
 * @param homeCountry ISO 3166-1 alpha-2; places there count as {@link OWN_COUNTRY_WEIGHT} times as
 * large
 */
export async function findByName(
  database: Database,
  { key, within }: NameQuery,
  homeCountry?: string,
): Promise<Candidate[]> {
  const isName = eq(gazetteer.key, key)
  // `like` with a constant key can use the index. The key contains no % or _.
  const named = key.length < MIN_BEGINNING ? isName : like(gazetteer.key, `${key}%`)
  const found = await select(database, and(named, inside(within)), [desc(isName), desc(weight(homeCountry))])
  return found.map((row) => ({ ...row, byOtherName: row.key === key && searchKey(row.name) !== key }))
}

/**
 * Places whose name is spelt similarly to the search text, most similar first. Empty for a very
 * short text, to which everything would be similar.
 */
export async function findBySimilarName(
  database: Database,
  { key, within }: NameQuery,
): Promise<Candidate[]> {
  if (key.length < MIN_BEGINNING) return []
  const likeness = sql<number>`similarity(${gazetteer.key}, ${key})`
  return select(database, and(sql`${gazetteer.key} % ${key}`, inside(within)), [
    desc(likeness),
    desc(gazetteer.population),
  ])
}

/** The nearest place within about half a degree; undefined in uninhabited areas. */
export async function findNearest(
  database: Database,
  { lat, lon }: Coordinates,
): Promise<Candidate | undefined> {
  const near = and(between(gazetteer.lat, lat - 0.5, lat + 0.5), between(gazetteer.lon, lon - 1, lon + 1))
  const east = Math.cos((lat * Math.PI) / 180)
  const distance = sql`power(${gazetteer.lat} - ${lat}, 2) + power((${gazetteer.lon} - ${lon}) * ${east}, 2)`
  const [nearest] = await select(database, near, [asc(distance)], 1)
  return nearest
}

/** The version of the loaded data; undefined before the first load. */
export async function storedGazetteerVersion(database: Database): Promise<string | undefined> {
  const [row] = await database.run((orm) =>
    orm.select().from(dataVersions).where(eq(dataVersions.name, 'gazetteer')),
  )
  return row?.version
}

/**
 * In double precision, because twenty times a large population is near the maximum of an integer.
 */
function weight(homeCountry: string | undefined): SQL {
  if (homeCountry === undefined) return sql`${gazetteer.population}`
  const times = sql`case when ${gazetteer.country} = ${homeCountry} then ${OWN_COUNTRY_WEIGHT}::float8 else 1 end`
  return sql`(${gazetteer.population} + 1) * ${times}`
}

function inside(within: NameQuery['within']): SQL | undefined {
  if (within === undefined) return undefined
  const area = like(gazetteer.area, `%|${within.area}%`)
  return within.country === undefined ? area : or(eq(gazetteer.country, within.country), area)
}

async function select(
  database: Database,
  where: SQL | undefined,
  order: SQL[],
  limit = LIMIT,
): Promise<(Candidate & { key: string })[]> {
  // As one template, because the query builder would be a third of a search's work.
  const rows = await database.run((orm) =>
    orm.execute<typeof gazetteer.$inferSelect>(
      sql`select * from ${gazetteer} where ${where} order by ${sql.join(order, sql`, `)} limit ${limit}`,
    ),
  )
  return rows.map(({ area, ...row }) => ({
    ...row,
    state: row.state ?? undefined,
    areas: area.split('|').filter((part) => part !== ''),
  }))
}
