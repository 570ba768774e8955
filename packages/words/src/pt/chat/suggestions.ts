import type { SuggestionWords } from '../../statement-words.ts'

/** Questions to go on with; the built-in answers know them all. */
export const suggestions: SuggestionWords = {
  price: 'Quanto vale o milho?',
  change: 'Como o trigo mudou no último ano?',
  compare: 'Compare o milho e o sorgo',
  input_ratio: 'Quantos kg de milho para comprar um kg de ureia?',
  break_even: 'Ponto de equilíbrio do trigo: rendimento 6 t/ha, custo 900 por hectare',
}
