import { type DecimalMark, type NumberInput, parseNumber } from '@smart-farming/market-core/sums/read-number'
import { formatMoney, formatPercentage, formatQuantity } from '@smart-farming/words/format/figures/sum-result'
import type { CalculatorMessages } from '@smart-farming/words/sums/calculator-messages'
import type { SumUnit } from '@smart-farming/words/sums/units'
import type { FarmDefaults } from './farm-defaults.ts'
import type { FieldTexts } from './saved-calculations.ts'

export interface NumberField {
  readonly kind: 'number'
  readonly id: string
  readonly label: string
  /** Accepted kind of number. An optional field may also be empty. */
  readonly need: Exclude<keyof CalculatorMessages['needs'], 'unreadable' | 'tooLarge'>
  readonly suffix?: string | undefined
  /** Initial value before the farmer types. */
  readonly fill?: number | undefined
  readonly hint?: string | undefined
}

export interface ChoiceField {
  readonly kind: 'choice'
  readonly id: string
  readonly label: string
  readonly options: readonly { readonly id: string; readonly label: string }[]
  readonly chosen: string
  readonly isWide?: boolean
}

export type CalculatorField = NumberField | ChoiceField

/** Numbers by field id. Only optional fields may be missing. */
export type FieldNumbers = Readonly<Record<string, number>>

export interface CalculationResult {
  readonly label: string
  readonly value: string
  readonly isLoss?: boolean
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  readonly note?: string | undefined
}

export interface CalculatorContext {
  readonly words: CalculatorMessages
  readonly farm: FarmDefaults
  readonly typed: FieldTexts
}

export interface Calculation {
  readonly fields: readonly CalculatorField[]
  /** Undefined if these numbers have no result. Call only once all required fields are filled. */
  readonly result: (numbers: FieldNumbers) => CalculationResult | undefined
}

/** Returns the formatters for a calculator's numbers. */
export function numberFormats({ words, farm }: Pick<CalculatorContext, 'words' | 'farm'>) {
  const quantity = (value: number) => formatQuantity(words.tag, value)
  return {
    quantity,
    percent: (value: number) => formatPercentage(words.tag, value),
    /** "KES 3,450", or only the amount without a currency. */
    money: (value: number) => [farm.currency, formatMoney(words.tag, value)].filter(Boolean).join(' '),
    amount: (value: number, unit: SumUnit) =>
      `${quantity(value)} ${(value === 1 ? words.units : words.counted)[unit]}`,
  }
}

/** Parses typed text as a number, using the language's decimal mark. */
export const parseTypedNumber = (text: string, words: CalculatorMessages): NumberInput =>
  parseNumber(text, words.decimalMark as DecimalMark)

/** Returns the chosen option if valid, or else the default option. */
export const chosenOption = <Id extends string>(
  typed: string | undefined,
  ids: readonly [Id, ...Id[]],
  usual: Id = ids[0],
): Id => ids.find((id) => id === typed) ?? usual
