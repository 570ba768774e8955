import { FILLED_DATA } from './filled-data.ts'
import { type Product, startProduct } from './product.ts'
import { openDatabase } from './product-database.ts'

/**
 * To make a database and to fill it takes a product several times as long as all else of its start, and every product
 * of a run begins with the same. So the first is made, filled and halted, and the others begin with copies of what it
 * leaves.
 *
 * @returns what to do after the run
 */
// biome-ignore lint/style/noDefaultExport: so Playwright wants a global setup
export default async function fillData(): Promise<() => Promise<void>> {
  const product = await startProduct({ WEATHER_PROVIDERS: 'sample', PRICE_REFRESH: 'off' })
  await forgetInACrash(product)
  await product.halt()
  process.env[FILLED_DATA] = product.dataDir
  return product.stop
}

/**
 * The machine outlives these tests, so their databases need not wait for its disk at every commit, which beside other
 * tests may take seconds. A server process that is killed loses nothing by that. What is set so is copied with the
 * data.
 */
async function forgetInACrash(product: Product): Promise<void> {
  const sql = await openDatabase(product)
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await sql.unsafe(`alter system set ${setting} = off`)
  await sql.end()
}
