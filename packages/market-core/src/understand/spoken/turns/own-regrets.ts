/** How somebody takes back what he said, in the languages beside English. */
const regrets =
  /(?<=[\p{L}\d?!.,;]\s*(?:[,;.!?-]\s*)?)(?:[,;\s]+(?:no|non|não|nao|hapana|nahi|nahin)(?!\p{L}))?[,;\s]+(?:perdón|perdon|disculpe|disculpa|quise decir|quiero decir|digo|mejor dicho|pardon|désolée?|desole|je veux dire|je voulais dire|desculpe|desculpa|quero dizer|quis dizer|minto|aliás|samahani|namaanisha|nilimaanisha|maaf kijiye|matlab)(?!\p{L})[,;\s]+/giu

/** A text in which somebody who puts himself right says so in words of English that no
 * glossary reads otherwise: "du blé, non pardon, du maïs". */
export const withRegretsInEnglish = (text: string): string => text.replace(regrets, ', scratch that, ')
