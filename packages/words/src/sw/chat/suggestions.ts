import type { SuggestionWords } from '../../statement-words.ts'

/** Questions to go on with; the built-in answers know them all. */
export const suggestions: SuggestionWords = {
  price: 'Bei ya mahindi ni gani?',
  change: 'Bei ya ngano imebadilika vipi kwa mwaka mmoja?',
  compare: 'Linganisha mahindi na mtama',
  input_ratio: 'Kilo ngapi za mahindi kununua kilo moja ya urea?',
  break_even: 'Kurudisha gharama ya ngano: mavuno 6 t/ha, gharama 900 kwa hekta',
}
