import type { BesideSentences } from '../answering/statements/beside-statements.ts'

/** The sentences of what is made of crops, and of measures without a weight, in French. */
export const beside: BesideSentences = {
  other_product: ({ words, name }) =>
    `Je n’ai pas de prix pour « ${words} » (${name}) : ce n’est pas la même chose que le produit lui-même, je n’en donne donc pas.`,
  own_measure: {
    volume: ({ words }) =>
      `« ${words} » est une mesure de volume, pas un poids : ce qu’elle pèse dépend de ce qui la remplit et de l’endroit. Dites-moi combien de kg contient la vôtre, et je calcule.`,
    loose: ({ words }) =>
      `« ${words} » n’a pas de poids fixe : dites-moi combien de kg cela fait chez vous, et je calcule.`,
  },
}
