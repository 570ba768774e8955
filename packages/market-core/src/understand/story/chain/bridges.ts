import { isContainer } from '../units.ts'
import { dimension, kindOf } from './dimension.ts'
import type { Link } from './link.ts'
import type { TargetAsked } from './targets.ts'

/** A figure that was not told, as the link that it would be. */
interface Bridge {
  readonly link: Link
  readonly missing: { readonly unit: string; readonly per: string }
}

/** Measures of land that differ from district to district. */
const locals =
  /^(?:bigha|bigah|beegha|katha|kattha|biswa|dhur|alqueire|tarea|plot|lima|timad|qirat|cuerda|cawnie|kuzhi|ropani|plaza|lote)$/

/** What bags hold that nobody has weighed, and how large lands are that are measured otherwise elsewhere. */
export function bridges(links: readonly Link[], { units }: TargetAsked): Bridge[] {
  const counted = [
    ...links.flatMap(({ figure }) => [...(figure?.unit ? [figure.unit] : []), ...(figure?.per ?? [])]),
    ...(units.many ? [units.many] : []),
    ...units.per,
  ].filter(({ kind }) => kind === 'thing')
  const held = new Set(links.flatMap(({ isOptional, shown }) => (isOptional ? [shown.per] : [])))
  return [...new Map(counted.map((unit) => [unit.name, unit])).values()].flatMap((unit): Bridge[] => {
    const isBag = isContainer(unit.name) && !held.has(unit.name)
    if (!isBag && !locals.test(unit.name)) return []
    const [of, told] = isBag ? (['mass', 'kg'] as const) : (['area', 'acre'] as const)
    const link: Link = {
      value: 1,
      dimension: dimension([of], [kindOf(unit)]),
      shown: { value: 1, said: told, per: unit.name },
    }
    return [{ link, missing: { unit: told, per: unit.name } }]
  })
}
