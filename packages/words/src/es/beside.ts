import type { BesideSentences } from '../answering/statements/beside-statements.ts'

/** The sentences of what is made of crops, and of measures without a weight, in Spanish. */
export const beside: BesideSentences = {
  other_product: ({ words, name }) =>
    `No tengo precio para «${words}» (${name}): no es lo mismo que el producto en sí, así que no doy ninguno.`,
  own_measure: {
    volume: ({ words }) =>
      `«${words}» es una medida de volumen, no un peso: lo que pesa depende de lo que la llena y del lugar. Dígame cuántos kg caben en la suya y hago la cuenta.`,
    loose: ({ words }) => `«${words}» no tiene peso fijo: dígame cuántos kg son los suyos y hago la cuenta.`,
  },
}
