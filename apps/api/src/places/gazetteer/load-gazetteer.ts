import type { CopyRow } from '../../db/copy-rows.ts'
import type { Database } from '../../db/database.ts'
import { alternativeNames } from './alternative-names.ts'
import { gazetteerFilesVersion, readCities, readDivisions } from './gazetteer-files.ts'
import { type GazetteerRows, replaceGazetteer } from './gazetteer-load-store.ts'
import { readPopulations } from './populations.ts'
import { searchKey } from './search-key.ts'

/**
 * Loader version. Bump it when a change to the loader produces different rows from the same data, or
 * another order of them.
 */
const LOADER_VERSION = 2

/**
 * Fills the gazetteer from the bundled files, unless it already has this version. Instances that
 * start together wait for the one that loads. Readers see the old places until the new ones are
 * complete.
 * @returns number of names, or undefined if the gazetteer is up to date
 */
export async function loadGazetteer(database: Database): Promise<number | undefined> {
  const version = await gazetteerVersion()
  return database.bulk((sql) => replaceGazetteer(sql, version, gazetteerRows))
}

/** Version of a loaded gazetteer, including the way it is built. */
export async function gazetteerVersion(): Promise<string> {
  return `${LOADER_VERSION} ${await gazetteerFilesVersion()}`
}

async function gazetteerRows(): Promise<GazetteerRows> {
  const [states, districts] = await Promise.all([readDivisions(1), readDivisions(2)])
  return {
    cities: cityRows(states, districts),
    populations: populationRows(),
    otherNames: alternativeNames.map(([other, name, country]) => [
      searchKey(other),
      searchKey(name),
      country,
    ]),
  }
}

type Names = ReadonlyMap<string, string>

async function* cityRows(states: Names, districts: Names): AsyncGenerator<CopyRow> {
  for await (const { name, lat, lng, country, admin1, admin2 } of readCities()) {
    const state = states.get(`${country}.${admin1}`)
    const code = /^[A-Z]{2,}$/.test(admin1) ? admin1 : undefined
    const area = [state, code, districts.get(`${country}.${admin1}.${admin2}`)]
      .flatMap((part) => (part === undefined ? [] : `|${searchKey(part)}`))
      .join('')
    yield [searchKey(name), name, state ?? null, area, country, lat, lng]
  }
}

async function* populationRows(): AsyncGenerator<CopyRow> {
  for await (const { name, country, lat, lon, population } of readPopulations()) {
    yield [searchKey(name), name, country, lat, lon, population]
  }
}
