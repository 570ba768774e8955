import type { Cue } from '../cue.ts'
import type { Meaning, MeaningKind, MeaningOf } from '../lexicon/meaning.ts'
import { type NumberPart, type ParsedNumber, parseSpokenNumber } from '../numbers/spoken-number.ts'
import type { Token } from '../span.ts'
import type { Match, PlaceholderReader } from './matches.ts'

const ofSums: ReadonlySet<Cue> = new Set([
  'cost',
  'sell',
  'buy',
  'yield',
  'lost',
  'above',
  'below',
  'worth',
  'total',
])
const [FIRST_YEAR, LAST_YEAR] = [1950, 2059]

/** Values for the placeholders of templates, by token. */
export class PlaceholderValues {
  readonly #tokens: readonly Token[]
  readonly #words: readonly (readonly Match[])[]
  readonly #numbers = new Map<number, ParsedNumber | undefined>()

  /** @param words phrases without placeholders at each token, longest first */
  constructor(tokens: readonly Token[], words: readonly (readonly Match[])[]) {
    this.#tokens = tokens
    this.#words = words
  }

  readonly read: PlaceholderReader = (slot, at) => {
    if (slot === '{n}') return this.numberAt(at)
    if (slot === '{year}') return this.yearAt(at)
    if (slot === '{date}') return this.#dateAt(at)
    const kind = slot === '{month}' ? 'month' : 'weekday'
    const match = this.#first(at, kind)
    if (match === undefined) return undefined
    const { meaning, end } = match
    return { end, value: meaning.kind === 'month' ? meaning.month : meaning.weekday }
  }

  numberAt(at: number): ParsedNumber | undefined {
    if (!this.#numbers.has(at))
      this.#numbers.set(
        at,
        parseSpokenNumber(
          { part: (of) => this.#partAt(of), joinEnd: (of) => this.#first(of, 'joins-numbers')?.end },
          at,
        ),
      )
    return this.#numbers.get(at)
  }

  /** Reads a year of four digits. "2024 bags" and "$2024" are not years. */
  yearAt(at: number): ParsedNumber | undefined {
    const { text = '', folded = '' } = this.#tokens[at] ?? {}
    const value = Number(folded)
    if (!/^[12]\d{3}$/.test(folded) || [...text].length !== 4 || value < FIRST_YEAR || value > LAST_YEAR)
      return undefined
    const isCounted =
      this.#has(at + 1, 'unit') ||
      this.#has(at + 1, 'percent') ||
      this.#has(at + 1, 'currency') ||
      this.#has(at - 1, 'currency') ||
      this.#words[at + 1]?.some(({ meaning }) => meaning.kind === 'numeral' && meaning.times === 'behind')
    return isCounted ? undefined : { value, end: at + 1 }
  }

  /** Round years, and years in calculations, are usually money: "spent 2000". */
  isYearAlone(at: number): boolean {
    const year = this.yearAt(at)
    const isOfSum = this.#words[at - 1]?.some(
      ({ meaning }) => meaning.kind === 'cue' && ofSums.has(meaning.cue),
    )
    return year !== undefined && year.value % 50 !== 0 && !isOfSum
  }

  #dateAt(at: number): ParsedNumber | undefined {
    const ordinal = this.#first(at, 'ordinal')
    if (ordinal !== undefined) return { value: ordinal.meaning.value, end: ordinal.end }
    const value = this.#tokens[at]?.kind === 'number' ? Number(this.#tokens[at]?.folded) : 0
    if (!Number.isInteger(value) || value < 1 || value > 31 || this.#has(at + 1, 'percent')) return undefined
    const suffix = this.#tokens[at + 1]
    const isWritten =
      suffix?.start === this.#tokens[at]?.end && /^(?:st|nd|rd|th|er|eme|º|ª|o|a)$/.test(suffix?.folded ?? '')
    return { value, end: at + (isWritten ? 2 : 1) }
  }

  #partAt(at: number): NumberPart | undefined {
    const token = this.#tokens[at]
    if (token?.kind === 'number') return { value: Number(token.folded), end: at + 1, isWritten: true }
    const match = this.#first(at, 'numeral')
    if (match === undefined) return undefined
    // A one-letter multiplier such as "k" must follow a number.
    if (token?.text.length === 1 && this.#tokens[at - 1]?.kind !== 'number') return undefined
    // The "cent" in "60 cents" does not mean a hundred.
    const isCoin = this.#words[at]?.some(({ meaning }) => meaning.kind === 'currency' && meaning.coin)
    if (isCoin && this.#tokens[at - 1]?.kind === 'number') return undefined
    const { value, times } = match.meaning
    return { value, times, end: match.end, ...(match.isStem && { isJoined: true as const }) }
  }

  #has(at: number, kind: MeaningKind): boolean {
    return this.#words[at]?.some(({ meaning }) => meaning.kind === kind) ?? false
  }

  #first<Kind extends MeaningKind>(
    at: number,
    kind: Kind,
  ): (Match & { readonly meaning: MeaningOf<Kind> }) | undefined {
    return this.#words[at]?.find((match): match is Match & { readonly meaning: MeaningOf<Kind> } =>
      isOf(match.meaning, kind),
    )
  }
}

const isOf = <Kind extends MeaningKind>(meaning: Meaning, kind: Kind): meaning is MeaningOf<Kind> =>
  meaning.kind === kind
