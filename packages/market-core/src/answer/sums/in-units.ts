import { commodityById } from '../../commodities/catalogue.ts'
import { kilograms } from '../../mass.ts'
import type { GivenFigure, Role } from '../../understand/quantities/farm-figures.ts'
import type { AreaUnit, Measure } from '../../understand/quantities/measures.ts'
import type { Question } from '../../understand/question.ts'
import type { Fact } from '../fact.ts'
import type { Per } from '../statement.ts'

/** What a sum is told in: what was asked for, else what the farmer counts in. */
export interface SumUnits {
  readonly per: Per
  /** Kilograms of one. */
  readonly kg: number
  readonly land: AreaUnit
}

/**
 * The units of a sum's result. A unit that was asked for comes first, then those of the farmer's own figures in the
 * order of `roles`, then tonnes; a bag that no weight was said of is the one that was, or 90 kg.
 */
export function unitsOf(question: Question, roles: readonly Role[]): SumUnits {
  const { unit, wanted } = question
  const own = measuresOf(question, roles)
  const asked: Measure | undefined = unit === undefined ? wanted : { kind: 'mass', unit }
  const isBag = asked?.kind === 'mass' && asked.unit === 'bag'
  const sized = isBag ? own.find(({ kind }) => kind === 'sack') : undefined
  const weighed = asked === undefined ? undefined : weight(sized ?? asked, bushelOf(question))
  return { ...(weighed ?? ownUnitsOf(question, roles)), land: landOf(question) }
}

/** The units that the farmer counts in, whatever is asked for. */
export function ownUnitsOf(question: Question, roles: readonly Role[]): SumUnits {
  const { wanted: _, wantedPer: __, ...own } = question
  const land = landOf(own)
  const [weighed] = measuresOf(question, roles).flatMap(
    (measure) => weight(measure, bushelOf(question)) ?? [],
  )
  return weighed === undefined ? { per: 't', kg: 1000, land } : { ...weighed, land }
}

const bushelOf = ({ commodities }: Question): string | undefined =>
  commodities.map((id) => commodityById(id)?.bushel).find((one) => one !== undefined)

const measuresOf = ({ figures: { given = [] } }: Question, roles: readonly Role[]): Measure[] =>
  roles.flatMap((role) => given.flatMap((figure) => (figure.role === role ? (measureOf(figure) ?? []) : [])))

/** What a price is for each of, or what an amount or a yield is counted in. */
const measureOf = ({ role, measure, per }: GivenFigure): Measure | undefined =>
  role === 'price' ? per : measure

function weight(measure: Measure, crop: string | undefined): Pick<SumUnits, 'per' | 'kg'> | undefined {
  if (measure.kind === 'sack') return { per: { written: 'sack', kg: measure.kg }, kg: measure.kg }
  const kg = measure.kind === 'mass' ? kilograms(measure.unit, crop) : undefined
  return measure.kind === 'mass' && kg !== undefined ? { per: measure.unit, kg } : undefined
}

/** The land that was asked for, else that of the farmer's figures. */
function landOf({ wanted, wantedPer, figures }: Question): AreaUnit {
  if (wantedPer !== undefined) return wantedPer
  if (wanted?.kind === 'area') return wanted.unit
  const said = (figures.given ?? []).flatMap(({ per }) => (per?.kind === 'area' ? [per.unit] : []))
  return said[0] ?? 'ha'
}

/** The weight of a sack is a figure of its own. */
export const sackFacts = (...units: readonly Per[]): Fact[] =>
  units.flatMap((per) =>
    typeof per === 'string' || per.kg === undefined ? [] : [{ value: per.kg, kind: 'mass' as const }],
  )
