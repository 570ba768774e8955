import { type BenchedProduct, startProduct, TEST_ACCOUNT } from '../product.ts'
import { waitForGazetteer } from '../sections/place-search.ts'

/** Number of polls for the product's prices, and the interval between them, ms. */
const TRIES = 300
const PAUSE_MS = 200

/**
 * Starts the product for a farmer with chosen crops, with places and prices loaded, and warm caches.
 *
 * @param bundle of this checkout, or of another one
 */
export async function startFarmProduct(bundle?: string): Promise<BenchedProduct> {
  const product = await startProduct({}, bundle)
  try {
    await waitForGazetteer(product.url, product.cookie)
    await pricesAreLoaded(product.url, product.cookie)
    await chooseCrops(product.url, product.cookie)
    await warmWeather(product.url, product.cookie)
    return product
  } catch (error) {
    await product.stop()
    throw error
  }
}

/** Makes the requests of an opening once, because the first ones take longer than any later ones. */
async function warmWeather(url: string, cookie: string): Promise<void> {
  const ask = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${url}/api/weather/${path}`, { headers: { cookie } })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer.json()
  }
  const [place] = (await ask(`search?q=${TEST_ACCOUNT.location}`)) as { lat: number; lon: number }[]
  if (place === undefined) throw new Error(`there is no ${TEST_ACCOUNT.location}`)
  const at = `lat=${place.lat}&lon=${place.lon}`
  await Promise.all([ask(`forecast?${at}`), ask(`outlook?${at}`)])
}

async function chooseCrops(url: string, cookie: string): Promise<void> {
  const saved = await fetch(`${url}/api/farm-settings`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ boardCrops: ['wheat', 'maize', 'barley'], boardCurrency: 'GBP' }),
  })
  if (!saved.ok) throw new Error(`saving the crops answered ${saved.status}: ${await saved.text()}`)
}

async function pricesAreLoaded(url: string, cookie: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await fetch(`${url}/api/prices/series?commodities=maize`, { headers: { cookie } })
    const { series } = (await answer.json()) as { series?: unknown[] }
    if (series !== undefined && series.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  throw new Error('the prices were not loaded in a minute')
}
