import type { Figures } from './farm-figures.ts'

/** The figures that an answer about a price does nothing with. */
export function outsideASum({ given = [], unused = [], pricePerT }: Figures): number[] {
  // A yield of some land is an amount, and at the farmer's own price a revenue.
  const isHarvest = given.some(({ role }) => role === 'yield') && given.some(({ role }) => role === 'area')
  const uses = new Set<string>([
    'amount',
    ...(pricePerT === undefined ? [] : ['price', 'yield', 'area']),
    ...(isHarvest ? ['yield', 'area'] : []),
  ])
  return [...unused, ...given.flatMap(({ role, value }) => (uses.has(role) ? [] : [value]))]
}
