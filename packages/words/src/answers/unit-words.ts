import type { Amount, Unit } from '@smart-farming/market-core/reader/units'
import type { AnswerLanguage } from './answer-language.ts'
import type { Terms } from './terms.ts'

/** One of a unit, as it stands behind the word for "per". */
export function unitWord({ terms }: Pick<AnswerLanguage, 'terms'>, { plain }: Terms, unit: Unit): string {
  switch (unit.kind) {
    case 'mass':
      return terms.units[unit.unit]
    case 'sack':
      return unit.kg === undefined ? terms.bag : terms.bagOf({ kg: plain(unit.kg) })
    case 'area':
      return terms.areas[unit.unit]
    case 'volume':
      return terms.volumes[unit.unit]
    case 'piece':
      return unit.name === '' ? terms.pieces.piece : unit.name
  }
}

/**
 * An amount in words: "20 bags of 90 kg", "2.10 t", "4 goats".
 *
 * @param write how its figure is written: as it was given, or as the result of a sum
 */
export function amountWords(
  { terms }: Pick<AnswerLanguage, 'terms'>,
  { plain, own }: Terms,
  { value, unit }: Amount,
  write: (value: number) => string = own,
): string {
  const count = write(value)
  switch (unit.kind) {
    case 'mass':
      return `${count} ${terms.symbols[unit.unit]}`
    case 'sack':
      if (unit.kg === undefined) return value === 1 ? `${count} ${terms.bag}` : terms.bags({ count })
      return value === 1
        ? terms.oneBagOf({ kg: plain(unit.kg) })
        : terms.bagsOf({ count, kg: plain(unit.kg) })
    case 'area':
      return `${count} ${(value === 1 ? terms.areas : terms.areaSymbols)[unit.unit]}`
    case 'volume':
      return `${count} ${(value === 1 ? terms.volumes : terms.volumeSymbols)[unit.unit]}`
    case 'piece':
      return `${count} ${unit.name}`.trim()
  }
}
