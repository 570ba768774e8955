const no = 'non+|no+|nao|não|hapana|la|laa|لا|नहीं|नही|nahin?|nahi|si hiyo|sio hiyo'
const meant =
  'je voulais (?:dire|parler de?)|je veux dire|je parlais de|plutôt|quería decir|queria decir|quise decir|me refería (?:al?|a la)|me referia (?:al?|a la)|hablaba del?|digo|más bien|mejor|queria dizer|quis dizer|quero dizer|me referia [aà]o?|falava d[aoe]|nilimaanisha|namaanisha|nilitaka kusema|nilikuwa nauliza|मेरा मतलब(?: था| है)?|मतलब(?: था| है)?|mera matlab(?: tha| hai)?|كنت أقصد|أقصد|قصدت|اقصد|عنيت|أعني'
const opening = new RegExp(
  `^[\\s¿¡]*(?:(?:(?:${no})(?!\\p{L})[,;.:!\\s-]+)+(?:(?:${meant})(?!\\p{L})[,:\\s]+)?|(?:${meant})(?!\\p{L})[,:\\s]+)`,
  'iu',
)
/** "Pas l'arachide, l'huile", "no el trigo, el maíz". */
const notThat =
  /^(?:(?:pas|no|não|nao|sio|si|ليس|ليست)\s[^,;]{2,40}|[^,;]{2,30}\s(?:नहीं|nahi|nahin))[,;]\s*(?:mais|sino|mas|bali|بل|बल्कि)?\s*(?=[\p{L}¿])/iu
/** "And", in the language that it is said in. */
const goesOn: Readonly<Record<string, string>> = {
  fr: 'et ',
  es: 'y ',
  pt: 'e ',
  sw: 'na ',
  hi: 'और ',
  ar: 'و',
}
/** Of so many words what is put right is at most. */
const MOST_WORDS = 10

/**
 * What is put right in another language than English goes on with what was asked before: "non, l'huile d'arachide" is
 * "et l'huile d'arachide". Any other turn stays as it is.
 *
 * @param language what it is written in
 */
export function withoutLeadingNo(text: string, language: string | undefined): string {
  const and = language === undefined ? undefined : goesOn[language]
  if (and === undefined || text.split(/\s+/).length > MOST_WORDS) return text
  const isPutRight = opening.test(text) || notThat.test(text)
  if (!isPutRight) return text
  const led = text.replace(notThat, '')
  const rest = led === text ? text.replace(opening, '').replace(notThat, '') : led
  return /\p{L}{2}/u.test(rest) ? `${and}${rest}` : text
}
