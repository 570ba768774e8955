import type { BesideSentences } from '../answering/statements/beside-statements.ts'

/** The sentences of what is made of crops, and of measures without a weight, in Hindi. */
export const beside: BesideSentences = {
  other_product: ({ words, name }) =>
    `“${words}” (${name}) का भाव मेरे पास नहीं है: यह वही चीज नहीं है, इसलिए भाव नहीं बताता।`,
  own_measure: {
    volume: ({ words }) =>
      `“${words}” आयतन की नाप है, वजन की नहीं: इसका वजन इस पर है कि क्या भरा है और कहां। बताइए आपके यहां इसमें कितने किलो आते हैं, तो मैं हिसाब करूंगा।`,
    loose: ({ words }) => `“${words}” का कोई तय वजन नहीं है: बताइए आपका कितने किलो का है, तो मैं हिसाब करूंगा।`,
  },
}
