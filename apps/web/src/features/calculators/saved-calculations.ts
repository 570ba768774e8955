import type { Language } from '@smart-farming/market-core/reader/language'
import { MAX_NUMBER_LENGTH } from '@smart-farming/market-core/sums/read-number'
import { languageNames } from '@smart-farming/words/language-names'
import { hasFlag } from '../../browser/flags.ts'

export const CALCULATOR_IDS = ['margin', 'storage', 'moisture', 'plants', 'convert', 'loan'] as const
export type CalculatorId = (typeof CALCULATOR_IDS)[number]

/** Texts as typed or chosen, by field id. Untouched fields are absent. */
export type FieldTexts = Readonly<Record<string, string>>

export interface SavedCalculations {
  readonly sum: CalculatorId
  readonly language: Language
  readonly typed: Readonly<Partial<Record<CalculatorId, FieldTexts>>>
}

/** localStorage key, deleted with the farmer's other flags (browser/flags.ts). */
const KEY = 'farmSums'

const isLanguage = (text: unknown): text is Language =>
  typeof text === 'string' && Object.hasOwn(languageNames, text)

/** The browser's first language that the calculators support. */
const browserLanguage = (): Language =>
  (navigator.languages ?? []).map((tag) => tag.split('-')[0]).find(isLanguage) ?? 'en'

/**
 * Reads the calculations saved on this phone.
 *
 * @param owner username; other users' calculations are ignored
 */
export function readCalculations(owner: string): SavedCalculations {
  const begin: SavedCalculations = { sum: 'margin', language: browserLanguage(), typed: {} }
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (kept.owner !== owner) return begin
    return {
      sum: CALCULATOR_IDS.find((id) => id === kept.sum) ?? begin.sum,
      language: isLanguage(kept.language) ? kept.language : begin.language,
      typed: Object.fromEntries(CALCULATOR_IDS.map((id) => [id, textsOf(kept.typed?.[id])])),
    }
  } catch {
    return begin
  }
}

const textsOf = (kept: unknown): FieldTexts =>
  Object.fromEntries(
    Object.entries(Object(kept)).filter(
      (one): one is [string, string] => typeof one[1] === 'string' && one[1].length <= MAX_NUMBER_LENGTH,
    ),
  )

/** Saves the calculations, unless this phone must save nothing. */
export function saveCalculations(owner: string, sums: SavedCalculations): void {
  try {
    if (!hasFlag('keepNothing')) localStorage.setItem(KEY, JSON.stringify({ owner, ...sums }))
  } catch {
    // Private mode, or full storage: the calculations last for this visit only.
  }
}
