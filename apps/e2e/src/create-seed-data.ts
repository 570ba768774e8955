import { type Product, startProduct } from './product.ts'
import { openDatabase } from './product-database.ts'
import { SEED_DATA_VARIABLE } from './seed-data.ts'

/**
 * Creates one filled database for all products of a run, which then start with a copy. Creating and
 * filling a database takes several times as long as the rest of a start.
 *
 * @returns the clean-up to run after the tests
 */
// biome-ignore lint/style/noDefaultExport: Playwright requires it of a global setup
export default async function fillData(): Promise<() => Promise<void>> {
  const product = await startProduct({ WEATHER_PROVIDERS: 'sample', PRICE_REFRESH: 'off' })
  await forgetInACrash(product)
  await product.halt()
  process.env[SEED_DATA_VARIABLE] = product.dataDir
  return product.stop
}

/**
 * Makes commits skip waiting for the disk, which may take seconds beside other tests. The databases
 * do not outlive the run, and a killed server process loses nothing. Copies inherit this setting.
 */
async function forgetInACrash(product: Product): Promise<void> {
  const sql = await openDatabase(product)
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await sql.unsafe(`alter system set ${setting} = off`)
  await sql.end()
}
