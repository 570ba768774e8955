import type { Placed } from '../story.ts'
import { isInsured } from '../sum/shares.ts'
import type { Link } from './link.ts'

const made =
  /^(?:outturn|turnout|out-turn|recovery|recover|recovers|milling|mill|mills|milled|miller|extraction|extract|shelling|shelled|ginning|gin|ginned|dressing|crushing|pressing|press|hulling|huller|hulled|kernels?|green|gari|garri|copra|yields?|drying|dries|lint|oil|rice|flour|meal|parchment|sugar|dried|carcass|dress|dresses|dressed|killing)$/
const fees =
  /^(?:takes?|took|keeps?|kept|charges?|fees?|commission|deducts?|moisture|off|lost|loses?|died|rotten|spoiled)$/
const raw =
  /^(?:paddy|palay|rough|cherry|cherries|unshelled|pods?|cane|raw|unmilled|unhusked|cobs?|fruit|bunches|seedcotton|kapas|live|liveweight)$/

/**
 * "Outturn 67 percent", "the mill gives 65 %", "20 % green": so much of what goes in comes out. Whoever asks how much
 * must go in has it divided. Undefined for another share.
 */
export function outturnOf(
  { value, before, after, words: clause }: Placed,
  figures: readonly Placed[],
  words: readonly string[],
): Omit<Link, 'figure'> | undefined {
  const near = [...before.slice(0, 4), ...after.slice(0, 3), ...clause]
  const isOnly = figures.filter(({ isPercent }) => isPercent).length === 1
  if (isOnly && clause.some(isInsured))
    return { value: value / 100, dimension: new Map(), shown: { value, isPercent: true }, power: 1 }
  const isAlone = figures.filter(({ isPercent }) => isPercent).length === 1
  if (near.some((word) => fees.test(word)) || before[0] === 'to') return undefined
  const isOfIt = /^of (?:it|that|this|them)(?: |$)/.test(after.join(' '))
  if (!isAlone || value > 100 || !(isOfIt || near.some((word) => made.test(word)))) return undefined
  const asked = words.slice(words.findLastIndex((word) => /^(?:how|what|which)$/.test(word)))
  const asksRaw =
    asked.some((word) => raw.test(word)) && asked.some((word) => /^(?:need|must|take)$/.test(word))
  return {
    value: value / 100,
    dimension: new Map(),
    shown: { value, isPercent: true },
    power: asksRaw ? -1 : 1,
  }
}
