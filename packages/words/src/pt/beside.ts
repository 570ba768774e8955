import type { BesideSentences } from '../answering/statements/beside-statements.ts'

/** The sentences of what is made of crops, and of measures without a weight, in Portuguese. */
export const beside: BesideSentences = {
  other_product: ({ words, name }) =>
    `Não tenho preço para “${words}” (${name}): não é a mesma coisa que o produto em si, por isso não dou nenhum.`,
  own_measure: {
    volume: ({ words }) =>
      `“${words}” é uma medida de volume, não um peso: o que pesa depende do que a enche e do lugar. Diga-me quantos kg cabem na sua, e eu faço a conta.`,
    loose: ({ words }) => `“${words}” não tem peso fixo: diga-me quantos kg são os seus, e eu faço a conta.`,
  },
}
