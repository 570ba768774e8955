import { plainText } from '../../plain-text.ts'

/** Who tells something, at the beginning of a part: "I", "my uncle", "the boys". */
const who =
  '(?:i|we|he|she|they|(?:my|our|the|his|her|their) (?:(?:old|late|eldest|young|elder|younger|other|whole) )*(?!price|rate|cost|market)[a-z]+)'
const greeting =
  '(?:(?:hello|hi|hey|good (?:day|morning|evening|afternoon)|dear|sir|madam|please|and|but|so|because|since|well|ok) )*'
const telling = new RegExp(
  `^${greeting}${who} (?!price|rate|cost|asked?|want|need|prefer|mean|would like|is|are|was|were)[a-z]+`,
)
/** A part with one of these is the question, whatever stands around it. */
const asking =
  /^(?:(?:and|so|but|please|then|now|also) )*(?:how|which|when|where|who|is|are|was|were|did|does|do|has|have|can|could|give|quote)(?![^ ])|(?<![^ ])(?:what|whats|how (?:much|many)|tell me|price|prices|rate|rates|worth|cheaper|dearer)(?![^ ])/

const kinds =
  'organic|certified|seed|feed|export|retail|wholesale|local|fresh|dry|dried|white|yellow|red|green|roasted|broken|grade|quality|mill|milling|malting|brewing|planting|sowing|biofuel|silage'
const land = '\\d+(?:\\.\\d+)? ?(?:hectares?|ha|acres?|manzanas?|rai|feddans?)'
const end = '(?!\\p{L})'

const ofLand = new RegExp(
  `\\b(?:have|has|had|own|owns|farm|farms|grow|grows|plant|planted|with|on|got|keep|work)(?: about| some| around| only| just)* ${land}(?: of)?(?: land)?${end}`,
  'giu',
)

/** What a telling part says that nothing is asked of: what is done, how it went, for whom, and on how much land. */
const aside: readonly (readonly [said: RegExp, left: string])[] = [
  // "The year cotton went mad": that it moved, and no sort of cotton.
  [
    new RegExp(
      `\\b(?:go|goes|going|gone|went) (?:all |so |completely |totally |really |quite )*(?:crazy|mad|wild|nuts|insane|berserk|through the roof|haywire|ballistic)${end}`,
      'giu',
    ),
    ' ',
  ],
  // When that was: not in which month.
  [/\b(?:when|while|because|after) (?:the|they|we|it|i|my|our|there)\b[^\d,.;!?]{3,60}(?=[,.;!?]|$)/giu, ' '],
  [
    new RegExp(
      `\\b(?:runs?|owns?|manages?|have|has|keeps?) (?:an?|the|our|my|his|her|their) (?:small |big |little |family )?(?:bakery|mill|shop|lodge|hotel|restaurant|school|dairy|kiosk|stall|garage|farm|business|plot|smallholding|estate|factory|canteen)${end}(?: on${end})?`,
      'giu',
    ),
    'know',
  ],
  [
    new RegExp(
      `\\bfor (?:the|my|our|his|her|their) (?!(?:${kinds})${end})[a-z]+(?: and (?:the |my |our )?(?!(?:${kinds})${end})[a-z]+)*(?=\\s*(?:[,.;!]|$))`,
      'giu',
    ),
    ' ',
  ],
  [ofLand, ' '],
  [new RegExp(`\\ball (?:my|his|her|our|their) (?:life|lives|years)${end}`, 'giu'), ' '],
]
const doing = new RegExp(
  `^\\s*${greeting.replaceAll(' ', '[\\s,]+')}${who} (?:also |still |just |always |never |only |often |used to |keeps? )*(?:talks?(?:ing)? about|(?:goes|going|go) on about|tells? (?:me|us) (?:about|that)|says?|swears?|grows?|grew|taps?|tapped|picks?|mills?|milled|raises?|plants?|planted|runs?|keeps?|farms?|farmed|cultivates?|produces?|produced|harvests?|harvested|collects?|process(?:es)?|presse?s?|gins?|trades?|deals? in|works? with|lives? off|remembers?|recalls?|noticed?)(?: that)?${end}`,
  'iu',
)

/**
 * A text whose telling parts are told shortly: "I tap rubber in Surat Thani, what is the price" is of rubber in Surat
 * Thani, and tapping is no sort of it. Only where another part asks; what names a sort, a place or a figure stays.
 */
export function withoutToldAside(text: string): string {
  const parts = text.match(/[^,.;!?\n]+(?:[.,](?=\d)[^,.;!?\n]+)*[,.;!?\n]*/g) ?? []
  if (parts.length < 2) return text
  const asks = (part: string) => part.trimEnd().endsWith('?') || asking.test(plainText(part))
  const rest = parts.filter(asks)
  if (rest.length === 0) return text
  // A figure of the question may be reckoned with the land: then it is a sum.
  const isSum = rest.some((part) => /\d/.test(part.replace(/\b(?:19|20)\d\d\b/g, '')))
  return parts
    .map((part) => (asks(part) || !telling.test(plainText(part)) ? part : shortened(part, isSum)))
    .join('')
}

/** A figure that somebody tells is a price of his own, or one to be set against: nothing is taken from it. */
const hasFigure = /(?<![\p{L}\d])(?!(?:19|20)\d\d(?!\d))\d/u

const shortened = (part: string, isSum: boolean): string => {
  const short = aside.reduce(
    (all, [said, left]) => (isSum && said === ofLand ? all : all.replace(said, left)),
    part,
  )
  return hasFigure.test(short) ? part : short.replace(doing, ' we know')
}
