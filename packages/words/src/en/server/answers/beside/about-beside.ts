import type { Statements } from '@smart-farming/market-core/answer/statement'
import { commodityName } from '../terms.ts'

const noWeight: Readonly<Record<Statements['own_measure']['kind'], (words: string) => string>> = {
  volume: (words) =>
    `“${words}” is a measure of volume, not a weight: what it weighs hangs on what fills it and on the place. Tell me how many kg yours holds, and I work it out.`,
  loose: (words) => `“${words}” has no fixed weight: tell me how many kg yours is, and I work it out.`,
}

/** What an answer says of what is made of a crop, and of measures without a weight. */
export const aboutBeside = {
  other_product: ({ commodity, words }: Statements['other_product']) => {
    const name = commodityName(commodity)
    return `I have no price for “${words.join(' ')}” of ${name}: that is another thing than ${name} itself.`
  },
  own_measure: ({ kind, words }: Statements['own_measure']) => noWeight[kind](words.join(' ')),
}
