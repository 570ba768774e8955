// Measures the memory of the vocabulary. Run: pnpm --filter @smart-farming/market-core bench
import { readMessage } from '../src/reader/read.ts'

/** Same counts as in the HTTP bench: ten crops in a thousand markets of 27 countries. */
const SERIES = 10_000
const MARKETS = 1000
const crops = 'maize rice beans wheat sorghum millet groundnuts onions milk eggs'.split(' ')
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const countryOf = (n: number): string => (n % 50 === 0 ? 'KE' : `X${letters[n % 26]}`)

/** @param names number of distinct series names */
const placesOf = (names: number) => ({
  countries: [...new Set(Array.from({ length: SERIES }, (_, n) => countryOf(n)))].map((code) => ({
    code,
    names: [`Country of ${code}`],
  })),
  markets: Array.from({ length: MARKETS }, (_, n) => ({
    name: `Market ${n}`,
    country: countryOf(n * 10),
    area: `Area ${n % 100}`,
  })),
  series: Array.from({ length: SERIES }, (_, n) => ({
    commodity: crops[n % crops.length] ?? null,
    name: `Bench kind ${n % names}`,
  })),
})

function heapMb(): number {
  if (globalThis.gc === undefined) throw new Error('node --expose-gc')
  for (let n = 0; n < 3; n += 1) globalThis.gc()
  return process.memoryUsage().heapUsed / 1024 / 1024
}

// Loads the words that do not depend on the stored prices.
readMessage('price of maize', [], placesOf(1))
/** Prevents garbage collection, which would reduce the measured memory. */
const held: ReturnType<typeof placesOf>[] = []
for (const names of [10_000, 300]) {
  const empty = heapMb()
  const places = placesOf(names)
  held.push(places)
  const listed = heapMb()
  const startedAt = performance.now()
  readMessage('price of maize at market 7', [], places)
  const firstMs = performance.now() - startedAt
  const known = heapMb()
  const again = performance.now()
  for (let n = 0; n < 100; n += 1) readMessage(`price of maize at market ${n}`, [], places)
  const nextMs = (performance.now() - again) / 100
  console.log(
    `${SERIES} series of ${names} names in ${MARKETS} markets: names as read ${(listed - empty).toFixed(1)} MB, ` +
      `vocabulary ${(known - listed).toFixed(1)} MB, first question ${firstMs.toFixed(0)} ms, then ${nextMs.toFixed(1)} ms`,
  )
}
if (held.length !== 2) throw new Error('held')
