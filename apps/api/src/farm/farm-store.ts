import type { Place } from '@smart-farming/contracts/places'
import { displayName } from '@smart-farming/weather-core/place-name'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '../app-error.ts'
import type { Database, Orm } from '../db/database.ts'
import { farmPlaces, users } from '../db/schema.ts'

export type StoredPlace = typeof farmPlaces.$inferSelect

export interface StoredFarm {
  /** See `users.location`. */
  readonly location: string
  readonly homeCountry: string | null
  /** Null only while there are no places. */
  readonly currentId: number | null
  /** Oldest first. */
  readonly places: readonly StoredPlace[]
}

type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0]

/** Operations within one change, during which nobody else changes the farm. */
export interface FarmChange {
  readonly farm: StoredFarm
  insert(place: Place, zone: string): Promise<number>
  put(id: number, place: Place, zone: string): Promise<void>
  /** Removes a place that is not current. */
  remove(id: number): Promise<void>
  /** Makes a place current. A name replaces the account's location text. */
  choose(id: number, name: string | undefined): Promise<void>
}

const userColumns = {
  location: users.location,
  homeCountry: users.homeCountry,
  currentId: users.currentPlaceId,
}

/** Stored location of a user's farm; undefined if the user does not exist. */
export async function findFarm(database: Database, userId: number): Promise<StoredFarm | undefined> {
  const rows = await database.run((orm) =>
    orm
      .select({ ...userColumns, place: farmPlaces })
      .from(users)
      .leftJoin(farmPlaces, eq(farmPlaces.userId, users.id))
      .where(eq(users.id, userId))
      .orderBy(farmPlaces.id),
  )
  const [first] = rows
  if (first === undefined) return undefined
  const { place: _, ...user } = first
  return { ...user, places: rows.flatMap(({ place }) => place ?? []) }
}

type JudgedPlace = Pick<StoredPlace, 'name' | 'state' | 'country' | 'lat' | 'lon' | 'elevationM'>

/**
 * Settings and places of an account for the outlook, in one query, with the current place first;
 * empty if the user no longer exists. Raw SQL, because every outlook needs this query and building
 * it would cost as much as sending it.
 */
export async function findOutlookAccount(
  database: Database,
  userId: number,
): Promise<{ settings: unknown; places: readonly JudgedPlace[] }> {
  const rows = await database.run((orm) =>
    orm.execute<{ settings: unknown } & (JudgedPlace | { [Column in keyof JudgedPlace]: null })>(sql`
      select settings, name, state, country, lat, lon, elevation_m as "elevationM" from users
      left join farm_settings on farm_settings.user_id = users.id left join farm_places on farm_places.user_id = users.id
      where users.id = ${userId} order by farm_places.id = current_place_id desc, farm_places.id`),
  )
  return {
    settings: rows[0]?.settings ?? undefined,
    places: [...rows].flatMap((row) => (row.name === null ? [] : row)),
  }
}

/**
 * Changes a user's farm in one transaction. The lock on the user serialises changes, so decisions
 * based on the farm's state stay valid.
 * @returns the farm after the change
 * @throws {AppError} `not_signed_in` if the user no longer exists
 */
export function changeFarm(
  database: Database,
  userId: number,
  change: (change: FarmChange) => Promise<void>,
): Promise<StoredFarm> {
  return database.run((orm) =>
    orm.transaction(async (transaction) => {
      const farm = await read(transaction, userId)
      await change({ farm, ...changes(transaction, userId) })
      return read(transaction, userId)
    }),
  )
}

/** Stores the elevation of an account's place at this position, unless one is stored. */
export async function storeElevation(
  database: Database,
  userId: number,
  { lat, lon }: Pick<Place, 'lat' | 'lon'>,
  elevationM: number,
): Promise<void> {
  const here = and(eq(farmPlaces.userId, userId), eq(farmPlaces.lat, lat), eq(farmPlaces.lon, lon))
  await database.run((orm) =>
    orm
      .update(farmPlaces)
      .set({ elevationM })
      .where(and(here, isNull(farmPlaces.elevationM))),
  )
}

async function read(orm: Transaction, userId: number): Promise<StoredFarm> {
  const [user] = await orm.select(userColumns).from(users).where(eq(users.id, userId)).for('no key update')
  if (user === undefined) throw new AppError('not_signed_in')
  const places = await orm
    .select()
    .from(farmPlaces)
    .where(eq(farmPlaces.userId, userId))
    .orderBy(farmPlaces.id)
  return { ...user, places }
}

function changes(orm: Transaction, userId: number): Omit<FarmChange, 'farm'> {
  const its = (id: number) => and(eq(farmPlaces.userId, userId), eq(farmPlaces.id, id))
  return {
    async insert(place, zone) {
      const added = { userId, ...columnsOf(place), zone }
      const [row] = await orm.insert(farmPlaces).values(added).returning({ id: farmPlaces.id })
      if (row === undefined) throw new Error('a place was not added')
      return row.id
    },
    async put(id, place, zone) {
      await orm
        .update(farmPlaces)
        .set({ ...columnsOf(place), zone })
        .where(its(id))
    },
    async remove(id) {
      await orm.delete(farmPlaces).where(its(id))
    },
    async choose(id, name) {
      await orm
        .update(users)
        .set({ currentPlaceId: id, ...(name !== undefined && { location: name }) })
        .where(eq(users.id, userId))
    },
  }
}

const columnsOf = ({ name, state, country, lat, lon, elevation }: Place) => ({
  name,
  state: state || null,
  country: country || null,
  lat,
  lon,
  elevationM: elevation ?? null,
})

/** Converts a row to the wire format of a place. */
export function toPlace({ name, state, country, lat, lon, elevationM }: JudgedPlace): Place {
  return {
    name,
    ...(state !== null && { state }),
    country: country ?? '',
    lat,
    lon,
    ...(elevationM !== null && { elevation: elevationM }),
  }
}

/** The current place; undefined while unresolved. */
export function currentStoredPlace(farm: StoredFarm | undefined): StoredPlace | undefined {
  return farm?.places.find(({ id }) => id === farm.currentId)
}

/** Display name of a stored place. */
export const storedPlaceName = (place: StoredPlace): string => displayName(toPlace(place))
