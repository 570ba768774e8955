import type { Placed } from './parts.ts'
import type { Shown, Unit } from './story.ts'
import { isProduce, isSame, ratioOf } from './units.ts'

/** So many of something, with the factors that make it. */
export interface Amount {
  readonly value: number
  readonly factors: readonly Shown[]
  /** Units that it is for each of, and nothing says how many there are. */
  readonly open: readonly Unit[]
  /** The amount that it begins with. */
  readonly of?: Placed
}

/** Thrown nowhere: a figure that meets several amounts has no one way. */
export const AMBIGUOUS = 'ambiguous'

/**
 * Whether what died, rotted or was kept is taken off: from what is sold it is, from what was bought it is not, and of
 * another cost nobody says.
 */
export type Net = 'net' | 'gross' | 'unsaid'

/** The amounts of a story, and which of them a sum has used. */
export class Amounts {
  readonly used = new Set<Placed>()
  readonly #amounts: readonly Placed[]
  readonly #taken: readonly Placed[]
  readonly #lost: readonly Placed[]

  constructor(figures: readonly Placed[]) {
    this.#amounts = figures.filter(({ part }) => part === 'amount')
    this.#taken = figures.filter(({ part }) => part === 'taken')
    this.#lost = figures.filter(({ part, when }) => part === 'percent' && when === undefined)
  }

  /** The amount that "each" speaks of: the thing named last before it, else the one after it. */
  thingBeside(figure: Placed, figures: readonly Placed[]): Placed | undefined {
    const at = figures.indexOf(figure)
    const isThing = (one: Placed) => one.part === 'amount' && one.unit?.kind === 'thing'
    return (
      figures.slice(0, at).findLast((one) => isThing(one) && one.clause === figure.clause) ??
      figures.slice(0, at).findLast(isThing) ??
      figures.slice(at).find(isThing)
    )
  }

  /** How many of a unit there are for a figure. Undefined: nothing says so. */
  of(
    unit: Unit,
    figure: Placed,
    net: Net = 'net',
    path: readonly Placed[] = [],
  ): Amount | undefined | typeof AMBIGUOUS {
    const fits = this.#amounts.filter(
      (one) =>
        one !== figure &&
        !path.includes(one) &&
        one.unit !== undefined &&
        convert(one.unit, unit) !== undefined,
    )
    const here = fits.filter(({ clause }) => clause === figure.clause)
    const [one, ...others] = here.length > 0 ? here : fits
    if (one === undefined) return undefined
    if (others.length > 0) {
      // Lots that are sold one by one are together what a cost for each of them is for.
      return here.length > 0 ? AMBIGUOUS : this.#together([one, ...others], unit, net, path)
    }
    return this.resolve(one, unit, net, path)
  }

  #together(
    lots: readonly Placed[],
    unit: Unit,
    net: Net,
    path: readonly Placed[],
  ): Amount | typeof AMBIGUOUS {
    if (
      lots.some(
        ({ per, words }) => per.length > 0 || !words.some((word) => /^(?:sold|sell|selling|at)$/.test(word)),
      )
    )
      return AMBIGUOUS
    const each = lots.map((lot) => this.resolve(lot, unit, net, path))
    const sums = each.filter((one) => one !== AMBIGUOUS)
    if (sums.length < each.length) return AMBIGUOUS
    const value = sums.reduce((sum, one) => sum + one.value, 0)
    return { value, factors: [{ value, ...said(lots[0]) }], open: [] }
  }

  /** "The rest": what the lots that were told of leave of the whole, and of it what was taken off. */
  rest(figure: Placed, figures: readonly Placed[]): Amount | undefined {
    const before = this.#amounts.filter(
      (one) =>
        figures.indexOf(one) < figures.indexOf(figure) &&
        one.per.length === 0 &&
        one.unit !== undefined &&
        isProduce(one.unit),
    )
    const [whole] = [...before].sort((a, b) => b.value - a.value)
    const lots = before.filter((one) => one !== whole && one.unit?.name === whole?.unit?.name)
    if (whole?.unit === undefined || (lots.length === 0 && this.#taken.length === 0)) return undefined
    const kept = this.resolve(whole, whole.unit)
    const value = kept === AMBIGUOUS ? 0 : kept.value - lots.reduce((sum, lot) => sum + lot.value, 0)
    const gone = this.#taken.filter((one) => this.used.has(one)).map((one) => one.value)
    const taken = [...lots.map((lot) => lot.value), ...gone]
    const shown: Shown = { value, ...said(whole), less: { from: whole.value, taken } }
    return value > 0 ? { value, factors: [shown], open: [] } : undefined
  }

  /** An amount times what it is for each of, less what was taken off. */
  resolve(
    one: Placed,
    unit: Unit,
    net: Net = 'net',
    path: readonly Placed[] = [],
  ): Amount | typeof AMBIGUOUS {
    const held = one.unit === undefined ? undefined : convert(one.unit, unit)
    if (held === undefined) return AMBIGUOUS
    this.used.add(one)
    const less = this.#taken.filter(({ unit: of, clause }) =>
      of === undefined ? clause >= one.clause : one.unit !== undefined && isSame(of, one.unit),
    )
    const isOwn = one.unit !== undefined && isProduce(one.unit)
    const isLess = isOwn && path.length === 0 && (less.length > 0 || this.#lost.some(isLost))
    if (isLess && net === 'unsaid') return AMBIGUOUS
    const gone = isLess && net === 'net' ? less : []
    for (const figure of gone) this.used.add(figure)
    const rotten = isLess && net === 'net' ? this.#lost.filter(isLost) : []
    for (const figure of rotten) this.used.add(figure)
    const left =
      one.value -
      gone.reduce((sum, { value, unit: of }) => sum + value * (of && one.unit ? ratioOf(of, one.unit) : 1), 0)
    const kept = rotten.map(({ value }) => ({ value: 100 - value, isPercent: true as const }))
    const takenOff =
      gone.length === 0 ? {} : { less: { from: one.value, taken: gone.map((figure) => figure.value) } }
    const factors: Shown[] = [{ value: left, ...said(one), ...takenOff }, ...kept, ...held.factors]
    let value = left * held.times * kept.reduce((times, share) => (times * share.value) / 100, 1)
    const open: Unit[] = []
    for (const per of one.per) {
      const times = this.of(per, one, net, [...path, one])
      if (times === AMBIGUOUS) return AMBIGUOUS
      if (times === undefined) open.push(per)
      else {
        value *= times.value
        factors.push(...times.factors)
        open.push(...times.open)
      }
    }
    return { value, factors, open, of: one }
  }
}

const isLost = ({ words }: Placed): boolean =>
  words.some((word) =>
    /^(?:rot|rots|rotted|rotten|spoil|spoils|spoiled|spoilt|died|die|dead|broke|broken|lost|lose|losses|waste|wasted|ate|eaten|rejected|damaged)$/.test(
      word,
    ),
  )

const said = (figure: Placed | undefined): { said?: string } =>
  figure?.said === undefined ? {} : { said: figure.said }

/** How many of a unit one of another is, with what it holds: a bag of 90 kg is 90 kg. */
function convert(from: Unit, to: Unit): { times: number; factors: Shown[] } | undefined {
  if (isSame(from, to)) {
    const times = ratioOf(from, to)
    return Number.isNaN(times) ? undefined : { times, factors: times === 1 ? [] : [{ value: times }] }
  }
  if (from.holds === undefined) return undefined
  const inner = convert(from.holds.unit, to)
  return inner === undefined
    ? undefined
    : {
        times: from.holds.value * inner.times,
        factors: [{ value: from.holds.value, said: from.holds.unit.name }, ...inner.factors],
      }
}
