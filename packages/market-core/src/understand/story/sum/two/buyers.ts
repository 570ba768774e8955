import type { Clause, Placed, Reckoned, Unit } from '../../story.ts'
import { isPerson } from '../../units.ts'
import { isBuyer } from '../../words.ts'
import { offersOf, reckon, type Told } from '../reckon.ts'

const opens =
  /^(?:the )?(?:(?:buyer|trader|man|mill|shop|dealer|offer|option) )?(?:first|second|1st|2nd|one|another|other)(?![^ ])/
const asks = /(?<![^ ])(?:who|which|what|how)(?![^ ])/

/**
 * Two buyers who are each told of in sentences of their own: what stands before them is of both, and what stands behind
 * the name of one is his. Undefined where it is not plainly two, or a figure is of neither.
 */
export function readBuyers(
  figures: readonly Placed[],
  clauses: readonly Clause[],
  told: Told,
): Reckoned | undefined {
  const sentences = [...new Set(clauses.map(({ sentence }) => sentence))]
  const text = (sentence: number) =>
    clauses
      .filter((one) => one.sentence === sentence)
      .map(({ tokens }) => tokens.join(' '))
      .join(' , ')
  const counted = sentences.filter((one) => opens.test(text(one)) && !asks.test(text(one)))
  const named = figures.some(isWho) ? withMoney(figures).filter((one) => !asks.test(text(one))) : []
  const starts = counted.length === 2 ? counted : named
  const [first, second, ...others] = starts
  if (first === undefined || second === undefined || others.length > 0) return undefined
  // What stands behind both and is no money, is of both: "I have 2,600 kilos".
  const isOfBoth = ({ sentence }: Placed) =>
    sentence < first ||
    (sentence > second && figures.every((one) => one.sentence !== sentence || !one.isMoney))
  const all = figures.filter((one) => isOfBoth(one) && !isWho(one))
  const lots = all.filter(({ part }) => part === 'amount')
  const own = [
    figures.filter((one) => one.sentence >= first && one.sentence < second),
    figures.filter((one) => one.sentence >= second && !isOfBoth(one)),
  ].map((some) =>
    withoutRepeats(
      some.filter((one) => !isWho(one)),
      lots,
    ),
  )
  const heads = own.map((some) => some.find(isPrice))
  const [one, other] = heads
  if (one === undefined || other === undefined) return undefined
  const per = one.per.length > 0 ? one.per : other.per.length > 0 ? other.per : ofCharge(own.flat(), lots)
  // What bare numbers are for nobody says.
  if (per.length === 0 && [one, other].some(({ part, isMoney }) => part === undefined && !isMoney))
    return undefined
  const asIncome = (head: Placed): Placed => ({
    ...head,
    part: 'in',
    isMoney: true,
    per: head.per.length > 0 ? head.per : per,
  })
  const plain: Told = { ...told, asked: ['left'], asksFall: false, units: { per: [] } }
  const made = own.map((some, at) => {
    const moneys = some.map((figure) => (figure === heads[at] ? asIncome(figure) : figure))
    const sum = reckon([...all, ...moneys], plain)
    return 'sum' in sum ? sum : undefined
  })
  return made[0] === undefined || made[1] === undefined
    ? undefined
    : offersOf(made[0], made[1], [asIncome(one), asIncome(other)])
}

/** "205 ex farm, 222 less 14 a tonne, on 38 t": prices that are told bare are for what a charge on them is for. */
function ofCharge(own: readonly Placed[], lots: readonly Placed[]): readonly Unit[] {
  const [lot, ...others] = lots
  const unit = lot?.unit
  const isCharged = own.some(
    ({ part, per }) => part === 'out' && per.length === 1 && per[0]?.name === unit?.name,
  )
  return unit !== undefined && others.length === 0 && isCharged ? [unit] : []
}

/** The sentences in which somebody names a price. */
const withMoney = (figures: readonly Placed[]): number[] => [
  ...new Set(figures.filter(isPrice).map(({ sentence }) => sentence)),
]

/** Money, or a bare number beside those who offer it. */
const isPrice = ({ isMoney, isPercent, part, unit, value }: Placed): boolean =>
  !isPercent && (isMoney === true || part === 'in' || (unit === undefined && part === undefined && value > 0))

/** "Two men want my bags": those who are told of. */
const isWho = ({ value, unit, part }: Placed): boolean =>
  value === 2 &&
  part === 'amount' &&
  unit !== undefined &&
  (isPerson(unit) || isBuyer(unit.name) || /^(?:offer|price|option|choice|quote|bid)$/.test(unit.name))

/** "On all 80": a count that is repeated says what the cost before it is of, with what was taken off. */
function withoutRepeats(some: readonly Placed[], lots: readonly Placed[]): Placed[] {
  const isRepeated = ({ value, before, per, isPercent }: Placed) =>
    !isPercent && per.length === 0 && before[0] === 'all' && lots.some((lot) => lot.value === value)
  return some.flatMap((figure, at) => {
    if (isRepeated(figure)) return []
    const next = some[at + 1]
    return next !== undefined && isRepeated(next) ? [{ ...figure, isOfAll: true as const }] : [figure]
  })
}
