import type { Language } from '@smart-farming/market-core/reader/language'
import { LONGEST_NUMBER } from '@smart-farming/market-core/sums/read-number'
import { languageNames } from '@smart-farming/words/language-names'
import { isNoted } from '../../plain/notes.ts'

export const SUM_IDS = ['margin', 'storage', 'moisture', 'plants', 'convert', 'loan'] as const
export type SumId = (typeof SUM_IDS)[number]

/** Texts of a calculator's fields as typed or chosen, by field; untouched ones are absent. */
export type Typed = Readonly<Record<string, string>>

/** A farmer's last calculations on this phone. */
export interface Sums {
  readonly sum: SumId
  readonly language: Language
  readonly typed: Readonly<Partial<Record<SumId, Typed>>>
}

/** A note of this browser that is deleted with the farmer's others (plain/notes.ts). */
const KEY = 'farmSums'

const isLanguage = (text: unknown): text is Language =>
  typeof text === 'string' && Object.hasOwn(languageNames, text)

/** The browser's first language among those of the calculators. */
const browserLanguage = (): Language =>
  (navigator.languages ?? []).map((tag) => tag.split('-')[0]).find(isLanguage) ?? 'en'

/** @param owner username; other users' calculations are not shown */
export function readSums(owner: string): Sums {
  const begin: Sums = { sum: 'margin', language: browserLanguage(), typed: {} }
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (kept.owner !== owner) return begin
    return {
      sum: SUM_IDS.find((id) => id === kept.sum) ?? begin.sum,
      language: isLanguage(kept.language) ? kept.language : begin.language,
      typed: Object.fromEntries(SUM_IDS.map((id) => [id, textsOf(kept.typed?.[id])])),
    }
  } catch {
    return begin
  }
}

const textsOf = (kept: unknown): Typed =>
  Object.fromEntries(
    Object.entries(Object(kept)).filter(
      (one): one is [string, string] => typeof one[1] === 'string' && one[1].length <= LONGEST_NUMBER,
    ),
  )

/** Saves them, except on a phone that must save nothing. */
export function writeSums(owner: string, sums: Sums): void {
  try {
    if (!isNoted('keepNothing')) localStorage.setItem(KEY, JSON.stringify({ owner, ...sums }))
  } catch {
    // Private mode, or storage full: they last for this visit.
  }
}
