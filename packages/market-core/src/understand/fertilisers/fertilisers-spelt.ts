/** What fertiliser is called, in the languages that write it in Latin letters, and in two that do not. */
const noun = '(?:fertili[sz]ers?|ferts?|mbolea|engrais|fertilizantes?|abonos?|adubos?|khad|खाद|سماد)'
const price = '(?:prices?|costs?|rates?|bei|prix|precios?|preços?|bhav|daam|भाव|दाम|سعر)'
const edge = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${words})(?![\\p{L}\\p{M}\\d'’])`, 'gu')

/** What comes behind a thing, and behind no verb: "per bag", "in Kenya", the end. */
const behindAThing =
  '(?=\\s*(?:$|[?.!,;:/&()-]|(?:per|in|at|today|now|and|or|vs|versus|for|from|a|the|this|current|latest|please|pls|kwa|leo|gani|par|por|le|la|el|o|hoje|hoy|ka|ki|ke|\\d+|bags?|kgs?|kilos?|tonnes?|tons?)(?!\\p{L})(?! be(?!\\p{L}))))'
const asks = '(?:what|how|where|when|who|which|why|that|it|you|we|they|he|she|i|u)'

/** In capitals among small letters it is a name, unless somebody stresses the verb. */
const inCapitals = new RegExp(
  `(?<![\\p{L}\\d])(?<!(?<!\\p{L})(?:${asks}|I|(?:not|never|only))\\s)CAN(?=\\s*(?:${noun}|${price}|$|[?.!,;:/&()-]|(?:per|in|today|now|and|or|vs|versus|for|kwa|ka|ki|\\d+|bags?|kgs?|na|et|y|e|ou)(?!\\p{L})))(?!\\s(?:and|or)\\s(?:will|should|must|may|could))`,
  'gu',
)
const behindAName = new RegExp(
  `(?<=(?<!\\p{L})(?:of|${noun}(?:\\s(?:ya|de|du|do|of|la))?|${price}\\s(?:ya|de|du|do|of|del)|or|vs|versus|bags?)\\s)CAN(?![\\p{L}\\d'’])`,
  'gu',
)

/** However it is written: "can fertiliser price", "price of can per bag", "mbolea ya can", "can price". */
const anyhow = [
  `(?<!(?<!\\p{L})${asks}\\s)(?:can|CAN|Can)(?=\\s${noun}(?:\\s${price})?${behindAThing})`,
  `(?<=${noun}\\s(?:(?:ya|de|of|la)\\s)?)(?:can|CAN)(?=(?:\\s${price})?${behindAThing})`,
  `(?<=${price}\\s(?:of|ya|de|du)\\s)(?:can|CAN)${behindAThing}`,
  `(?<=^\\s*)(?:can|CAN|Can)(?=\\s${price}\\s*(?:$|[?.!]|(?:per|in|today|now)(?!\\p{L})))`,
].map(edge)

/** Beside its price, and where it is asked how much of it is to be put on: a lot of it in a sum is counted as it is. */
const asksOfIt = new RegExp(`(?<!\\p{L})(?:${price}|how much|${noun})(?!\\p{L})`, 'iu')
/** So many bags of it beside another figure are a lot of a sum, which calls it as it is written. */
const counted = /\d\s*(?:bags?|sacks?|kgs?|kilos?|tonnes?|tons?)\s+(?:of\s+)?can(?!\p{L}).*\d/iu
const hasSmallLetters = /\p{Ll}{2}/u
const CAN = 'calcium ammonium nitrate'

/** Three shares of nutrients, with what says that they are such. */
const ofNutrients = [
  /(?<![\p{L}\d])(NPK|npk|Npk|N\.P\.K\.?)[\s:(-]*\d{1,2}\s?[-:./,\s]\s?\d{1,2}\s?[-:./,\s]\s?\d{1,2}\)?(?![\d-])(?!\s?%)/gu,
  /(?<![\p{L}\d:.-])\d{1,2}\s?[-:.\s]\s?\d{1,2}\s?[-:.\s]\s?\d{1,2}(?=\s(?:npk|NPK|(?:complex|compound|fertili[sz]ers?|fert|engrais|abono|adubo|khad|mbolea)(?!\p{L})))/gu,
  /(?<![\p{L}\d:.-])(\d{2})(?:[-:]\1){2}(?![\d:-])/gu,
]

/**
 * A text in which fertilisers that are written in short are spelt out: "CAN", which is a verb as well, and the three
 * shares of a compound, "17-17-17", which are neither a date nor figures of a sum.
 */
export function withFertilisersSpelt(text: string): string {
  const [named, before, alone] = ofNutrients
  let told = text
  for (const pattern of [named, before, alone])
    if (pattern !== undefined) told = told.replace(pattern, 'NPK').replace(/NPK NPK/g, 'NPK')
  if (!/(?<!\p{L})can(?!\p{L})/iu.test(told) || !asksOfIt.test(told) || counted.test(told)) return told
  if (hasSmallLetters.test(told)) told = told.replace(inCapitals, CAN).replace(behindAName, CAN)
  return anyhow.reduce((one, pattern) => one.replace(pattern, CAN), told)
}
