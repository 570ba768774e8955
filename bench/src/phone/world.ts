import { type BenchProduct, startProduct, waitUntil } from '../product.ts'

/**
 * Starts the product for a farmer with chosen crops, with places and prices loaded.
 * @param bundle bundle of this or another checkout
 */
export async function startFarmProduct(bundle: string): Promise<BenchProduct> {
  const product = await startProduct(bundle)
  try {
    await waitUntil(() => hasPrices(product))
    await chooseCrops(product)
    return product
  } catch (error) {
    await product.stop()
    throw error
  }
}

async function hasPrices({ url, cookie }: BenchProduct): Promise<boolean> {
  const answer = await fetch(`${url}/api/prices/series?commodities=maize`, { headers: { cookie } })
  const { series = [] } = (await answer.json()) as { series?: unknown[] }
  return series.length > 0
}

async function chooseCrops({ url, cookie }: BenchProduct): Promise<void> {
  const saved = await fetch(`${url}/api/farm-settings`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ boardCrops: ['wheat', 'maize', 'barley'], boardCurrency: 'GBP' }),
  })
  if (!saved.ok) throw new Error(`saving the crops answered ${saved.status}: ${await saved.text()}`)
}
