import type { BesideSentences } from '../answering/statements/beside-statements.ts'

/** The sentences of what is made of crops, and of measures without a weight, in Swahili. */
export const beside: BesideSentences = {
  other_product: ({ words, name }) =>
    `Sina bei ya “${words}” (${name}): si kitu kile kile na zao lenyewe, hivyo sitoi bei.`,
  own_measure: {
    volume: ({ words }) =>
      `“${words}” ni kipimo cha ujazo, si uzito: uzito wake hutegemea kinachojazwa na mahali. Niambie chako kinabeba kilo ngapi, nami nitahesabu.`,
    loose: ({ words }) => `“${words}” haina uzito maalum: niambie yako ni kilo ngapi, nami nitahesabu.`,
  },
}
