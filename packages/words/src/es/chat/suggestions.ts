import type { SuggestionWords } from '../../statement-words.ts'

/** Questions to go on with; the built-in answers know them all. */
export const suggestions: SuggestionWords = {
  price: '¿Cuánto vale el maíz?',
  change: '¿Cómo ha variado el trigo en el último año?',
  compare: 'Compara el maíz y el sorgo',
  input_ratio: '¿Cuántos kg de maíz para comprar un kg de urea?',
  break_even: 'Punto de equilibrio del trigo: rendimiento 6 t/ha, costo 900 por hectárea',
}
