import type { BesideSentences } from '../answering/statements/beside-statements.ts'

/** The sentences of what is made of crops, and of measures without a weight, in Arabic. */
export const beside: BesideSentences = {
  other_product: ({ words, name }) => `ليس عندي سعر لـ«${words}» (${name}): ليس الشيء نفسه، فلا أذكر سعرا.`,
  own_measure: {
    volume: ({ words }) =>
      `«${words}» مكيال للحجم وليس وزنا: وزنه يتوقف على ما يملؤه وعلى المكان. قل لي كم كيلو يسع عندك، وأنا أحسب.`,
    loose: ({ words }) => `«${words}» ليس له وزن ثابت: قل لي كم كيلو هو عندك، وأنا أحسب.`,
  },
}
