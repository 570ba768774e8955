import { type DecimalMark, type NumberInput, parseNumber } from '@smart-farming/market-core/sums/read-number'
import {
  formatMoney,
  formatQuantity,
  formatSharePercent,
} from '@smart-farming/words/format/figures/sum-result'
import type { SumsWords } from '@smart-farming/words/sums/sums-words'
import type { SumUnit } from '@smart-farming/words/sums/units'
import type { FarmDefaults } from './farm-defaults.ts'
import type { FieldTexts } from './saved-calculations.ts'

export interface NumberField {
  readonly kind: 'number'
  readonly id: string
  readonly label: string
  /** Kind of number that is accepted; an optional field may also be empty. */
  readonly need: Exclude<keyof SumsWords['needs'], 'unreadable' | 'tooLarge'>
  /** Unit or currency shown after the number. */
  readonly suffix?: string | undefined
  /** Initial value until something is typed. */
  readonly fill?: number | undefined
  /** Source of the initial value. */
  readonly hint?: string | undefined
}

export interface ChoiceField {
  readonly kind: 'choice'
  readonly id: string
  readonly label: string
  readonly options: readonly { readonly id: string; readonly label: string }[]
  readonly chosen: string
  /** True for long options. */
  readonly isWide?: boolean
}

export type CalculatorField = NumberField | ChoiceField

/** Numbers of a form, by field; only optional fields may be missing. */
export type FieldNumbers = Readonly<Record<string, number>>

export interface CalculationResult {
  readonly label: string
  readonly value: string
  readonly isLoss?: boolean
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  readonly note?: string | undefined
}

/** Input of a calculator. */
export interface CalculatorContext {
  readonly words: SumsWords
  readonly farm: FarmDefaults
  readonly typed: FieldTexts
}

export interface Calculation {
  readonly fields: readonly CalculatorField[]
  /** Calculates the result; undefined if the numbers give none. Called with all required fields. */
  readonly result: (numbers: FieldNumbers) => CalculationResult | undefined
}

/** Formats of a calculator's numbers. */
export function numberFormats({ words, farm }: Pick<CalculatorContext, 'words' | 'farm'>) {
  const quantity = (value: number) => formatQuantity(words.tag, value)
  return {
    quantity,
    percent: (value: number) => formatSharePercent(words.tag, value),
    /** "KES 3,450"; without a currency only the amount. */
    money: (value: number) => [farm.currency, formatMoney(words.tag, value)].filter(Boolean).join(' '),
    /** "40 bags". */
    amount: (value: number, unit: SumUnit) =>
      `${quantity(value)} ${(value === 1 ? words.units : words.counted)[unit]}`,
  }
}

/** Parses typed text as a number, with the language's decimal mark. */
export const parseTypedNumber = (text: string, words: SumsWords): NumberInput =>
  parseNumber(text, words.decimalMark as DecimalMark)

/** The chosen option if it is one of these, else the first. */
export const chosenOption = <Id extends string>(
  typed: string | undefined,
  ids: readonly [Id, ...Id[]],
  usual: Id = ids[0],
): Id => ids.find((id) => id === typed) ?? usual
