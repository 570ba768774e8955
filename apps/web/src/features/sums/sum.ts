import { type DecimalMark, type ReadNumber, readNumber } from '@smart-farming/market-core/sums/read-number'
import { moneyFigure, quantityFigure, shareFigure } from '@smart-farming/words/format/figures/sum-result'
import type { SumsWords } from '@smart-farming/words/sums/sums-words'
import type { SumUnit } from '@smart-farming/words/sums/units'
import type { FarmFigures } from './farm-figures.ts'
import type { Typed } from './stored-sums.ts'

export interface NumberField {
  readonly kind: 'number'
  readonly id: string
  readonly label: string
  /** What the field takes; an optional one may stay empty. */
  readonly need: Exclude<keyof SumsWords['needs'], 'unreadable' | 'tooLarge'>
  /** Behind the number: a unit or currency. */
  readonly suffix?: string | undefined
  /** Stands there until something is typed. */
  readonly fill?: number | undefined
  /** Where the fill is from. */
  readonly hint?: string | undefined
}

export interface ChoiceField {
  readonly kind: 'choice'
  readonly id: string
  readonly label: string
  readonly options: readonly { readonly id: string; readonly label: string }[]
  readonly chosen: string
  /** Its options are long. */
  readonly isWide?: boolean
}

export type SumField = NumberField | ChoiceField

/** The numbers of a form by field; only an optional one may be missing. */
export type Numbers = Readonly<Record<string, number>>

export interface SumResult {
  readonly label: string
  readonly value: string
  readonly isLoss?: boolean
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  readonly note?: string | undefined
}

/** What a sum is made from. */
export interface SumContext {
  readonly words: SumsWords
  readonly farm: FarmFigures
  readonly typed: Typed
}

export interface Sum {
  readonly fields: readonly SumField[]
  /** Undefined where the numbers give none. Called with all that the fields need. */
  readonly result: (numbers: Numbers) => SumResult | undefined
}

/** How figures of a sum are written. */
export function figuresOf({ words, farm }: Pick<SumContext, 'words' | 'farm'>) {
  const quantity = (value: number) => quantityFigure(words.tag, value)
  return {
    quantity,
    percent: (value: number) => shareFigure(words.tag, value),
    /** "KES 3,450"; without a currency only the figure. */
    money: (value: number) => [farm.currency, moneyFigure(words.tag, value)].filter(Boolean).join(' '),
    /** "40 bags". */
    amount: (value: number, unit: SumUnit) =>
      `${quantity(value)} ${(value === 1 ? words.units : words.counted)[unit]}`,
  }
}

/** A typed text as a number, by the decimal mark of the language. */
export const read = (text: string, words: SumsWords): ReadNumber =>
  readNumber(text, words.decimalMark as DecimalMark)

/** The option that was chosen, where it is one of these; the first otherwise. */
export const chosenOf = <Id extends string>(
  typed: string | undefined,
  ids: readonly [Id, ...Id[]],
  usual: Id = ids[0],
): Id => ids.find((id) => id === typed) ?? usual
