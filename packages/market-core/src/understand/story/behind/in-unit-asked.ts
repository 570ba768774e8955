import type { Reckoned, Shown, StoryFigure, Unit } from '../story.ts'
import { isContainer, isSame, measureOfWord, ratioOf } from '../units.ts'
import { type Lot, unitOfSaid } from './lot-of-term.ts'

/** The weights, volumes and packs that a question names: "how many tonnes", "total sacks, tonnes and gross". */
export const unitsNamed = (plain: string): readonly { unit: Unit; said: string }[] =>
  plain.split(' ').flatMap((said, at, words) => {
    // "42 a litre" is a price.
    if (/^(?:per|an?|the|each|every|\/)$/.test(words[at - 1] ?? '')) return []
    const unit = measureOfWord(said) ?? unitOfSaid(said)
    return unit !== undefined && (unit.kind === 'mass' || unit.kind === 'volume' || isContainer(unit.name))
      ? [{ unit, said }]
      : []
  })

/** So much of one unit in another: by their sizes, or by what one of a pack holds. */
export function inUnit(
  { value, unit }: Pick<Lot, 'value' | 'unit'>,
  asked: Unit,
  figures: readonly StoryFigure[],
): number | undefined {
  if (isSame(unit, asked)) return value * ratioOf(unit, asked)
  const [one, other] = [heldIn(unit, figures), heldIn(asked, figures)]
  if (one !== undefined && isSame(one.unit, asked)) return value * one.value * ratioOf(one.unit, asked)
  if (other !== undefined && isSame(unit, other.unit))
    return (value * ratioOf(unit, other.unit)) / other.value
  return undefined
}

/** What one of a pack holds, where all that is said of it is one weight. */
function heldIn(pack: Unit, figures: readonly StoryFigure[]): { value: number; unit: Unit } | undefined {
  if (pack.kind !== 'thing') return undefined
  const held = figures.flatMap(({ unit, per, value, isHeld }) => [
    ...[unit, ...per].flatMap((one) =>
      one?.name === pack.name && one.holds !== undefined ? [one.holds] : [],
    ),
    ...(isHeld && unit !== undefined && per.some(({ name }) => name === pack.name) ? [{ value, unit }] : []),
  ])
  const [first, ...others] = held
  const isOne = others.every((one) => one.value === first?.value && one.unit.name === first.unit.name)
  return isOne ? first : undefined
}

/** "18 quintals a timad, 4 timad to a hectare, so t per ha?": an amount in the unit of its kind that was asked for. */
export function inUnitAsked(sum: Reckoned, plain: string): Reckoned {
  const { result, value, terms } = sum
  const unit = unitOfSaid(value.said ?? '')
  const last = terms.at(-1)
  if (result !== 'amount' || unit === undefined || last === undefined || unit.kind === 'thing') return sum
  const named = unitsNamed(plain)
  const [asked, ...others] = named
  const isOther = asked !== undefined && others.length === 0 && isSame(asked.unit, unit)
  if (!isOther || asked.unit.name === unit.name) return sum
  const ratio = ratioOf(unit, asked.unit)
  const scale: Shown = ratio < 1 ? { value: 1 / ratio, isDivisor: true } : { value: ratio }
  return {
    ...sum,
    terms: [...terms.slice(0, -1), { ...last, factors: [...last.factors, scale], value: last.value * ratio }],
    value: { ...value, value: value.value * ratio, said: asked.said },
  }
}
