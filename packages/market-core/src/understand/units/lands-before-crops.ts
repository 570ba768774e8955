/** "24 rai to hectares": land in Thailand, where mustard is no number of anything. */
const rai = /(?<![\p{L}\d.,])(\d[\d.,]*) ?rai(?!\p{L})(?! ?(?:ka|ke|ki|का|के|की)(?!\p{L}))/giu

/** In what else land is measured. */
const ofLand = /(?<!\p{L})(?:ha|hectares?|hectareas?|acres?|m2|sqm|square met(?:re|er)s?)(?!\p{L})/iu

/** A text in which a unit of land behind a number is none of the crops that are called the same. */
export const withLandsBeforeCrops = (text: string): string =>
  ofLand.test(text) ? text.replace(rai, '$1 thairai') : text
