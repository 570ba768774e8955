import { kgPerLitre } from '../../commodities/densities.ts'
import type { Question } from '../../understand/question.ts'
import type { PriceAnswer } from '../answer.ts'
import type { MonthlySeries } from './price-series.ts'

/** Prices of an oil by weight as those of a litre, where a question wants them by volume; others are as they were. */
export const byVolume = (
  series: readonly MonthlySeries[],
  { wanted, figures }: Pick<Question, 'wanted' | 'figures'>,
): readonly MonthlySeries[] =>
  wanted?.kind === 'volume' || figures.litres !== undefined ? series.map(inLitres) : series

function inLitres(series: MonthlySeries): MonthlySeries {
  const { basis, commodity, prices } = series
  const weight = kgPerLitre[commodity]
  if (basis.kind !== 'mass' || weight === undefined) return series
  return {
    ...series,
    unitWritten: 'l',
    basis: { kind: 'volume', litres: 1 },
    prices: prices.map((one) => ({ ...one, value: (one.value / basis.kg) * weight })),
  }
}

/** An answer with what a litre was taken to weigh, and its series as their sources have them. */
export function withDensities(answer: PriceAnswer, stored: readonly MonthlySeries[]): PriceAnswer {
  const own = new Map(stored.map((one) => [one.id, one]))
  const turned = answer.series.filter(({ id, basis }) => basis.kind !== own.get(id)?.basis.kind)
  const named = [...new Set(turned.map(({ commodity }) => commodity))]
  const said = named.flatMap((commodity) => {
    const weight = kgPerLitre[commodity]
    if (weight === undefined) return []
    const values = { commodity, kgPerLitre: weight }
    return [{ code: 'by_density' as const, values, facts: [{ value: weight, kind: 'mass' as const }] }]
  })
  return said.length === 0
    ? answer
    : {
        ...answer,
        statements: [...answer.statements, ...said],
        series: answer.series.map((one) => own.get(one.id) ?? one),
      }
}
