import type { SuggestionWords } from '../../statement-words.ts'

/** Questions to go on with; the built-in answers know them all. */
export const suggestions: SuggestionWords = {
  price: 'Quel est le prix du maïs ?',
  change: 'Comment le blé a évolué sur un an ?',
  compare: 'Compare le maïs et le sorgho',
  input_ratio: 'Combien de kg de maïs pour acheter un kg d’urée ?',
  break_even: 'Seuil de rentabilité du blé : rendement 6 t/ha, coût 900 par hectare',
}
