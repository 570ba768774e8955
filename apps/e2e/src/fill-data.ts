import { FILLED_DATA } from './filled-data.ts'
import { startProduct } from './product.ts'

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
  await product.halt()
  process.env[FILLED_DATA] = product.dataDir
  return product.stop
}
