import type { GivenFigure } from '../../../understand/quantities/farm-figures.ts'
import type { Measure } from '../../../understand/quantities/measures.ts'
import type { Statement, StatementCode } from '../../statement.ts'

/** Results of a farmer's own figures that hold whatever a bag weighs, where all of them are told by the bag. */
const ofOwnFigures: ReadonlySet<StatementCode> = new Set([
  'given',
  'break_even_total',
  'break_even_price',
  'break_even_yield',
  'margin',
  'margin_in_all',
  'margin_leaves_out',
  'profit',
  'result',
  'worth',
])

const isBag = (measure: Measure | undefined): boolean => measure?.kind === 'mass' && measure.unit === 'bag'
const isMass = (measure: Measure | undefined): boolean =>
  measure?.kind === 'mass' || measure?.kind === 'sack' || measure?.kind === 'volume'

/** Of what a figure is for each, or counted in. */
const measuresOf = ({ measure, per }: GivenFigure): Measure[] =>
  [measure, per].flatMap((one) => (one !== undefined && isMass(one) ? [one] : []))

/** A value of a statement that names another unit of weight, or a stored price, which is of one. */
const needsWeight = (value: unknown, key = ''): boolean => {
  if (key === 'stored' || key === 'series' || key === 'sackKg') return value !== undefined
  if (key === 'per') return typeof value === 'string' && value !== 'bag'
  return typeof value === 'object' && value !== null
    ? Object.entries(value).some(([name, one]) => needsWeight(one, name))
    : false
}

/**
 * A sum that is made by the bag from end to end, without the weight of a bag: nobody said it, and the result is the
 * same for every weight. Where a figure is of another unit, or a stored price is used, the weight stays, to be checked.
 */
export function withoutUnsaidWeight(statements: readonly Statement[]): readonly Statement[] {
  const given = statements.flatMap((one) => (one.code === 'given' ? one.values.figures : []))
  const measures = given.flatMap(measuresOf)
  const isByTheBag = measures.length > 0 && measures.every(isBag)
  const results = statements.filter(({ code }) => code !== 'given')
  const isOwn =
    results.length > 0 && results.every(({ code, values }) => ofOwnFigures.has(code) && !needsWeight(values))
  return isByTheBag && isOwn ? statements.map(withoutWeight) : statements
}

function withoutWeight(statement: Statement): Statement {
  if (statement.code === 'given') {
    const figures = statement.values.figures.map((figure) =>
      isBag(figure.per)
        ? { ...figure, per: { kind: 'mass', unit: 'bag', isUnweighed: true } as const }
        : figure,
    )
    return { ...statement, values: { figures } }
  }
  return 'per' in statement.values && statement.values.per === 'bag'
    ? ({ ...statement, values: { ...statement.values, per: { written: 'bag' } } } as Statement)
    : statement
}
