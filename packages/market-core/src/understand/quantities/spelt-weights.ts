import { inFigures } from '../story/numbers.ts'

const values: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({
    5: 'five cinq cinco',
    10: 'ten dix diez dez kumi',
    11: 'eleven onze once',
    12: 'twelve douze doce doze',
    15: 'fifteen quinze quince',
    20: 'twenty vingt veinte vinte ishirini bees',
    25: 'veinticinco twentyfive',
    30: 'thirty trente treinta trinta thelathini',
    40: 'forty quarante cuarenta quarenta arobaini chalis',
    50: 'fifty cinquante cincuenta cinquenta hamsini pachas',
    60: 'sixty soixante sesenta sessenta sitini',
    70: 'seventy setenta sabini',
    80: 'eighty ochenta oitenta themanini',
    90: 'ninety noventa tisini',
    100: 'hundred cent cien ciento cem mia sau',
  }).flatMap(([value, names]) => names.split(' ').map((name) => [name, Number(value)] as const)),
)
const ones: Readonly<Record<string, number>> = Object.fromEntries(
  ['one uno un', 'two dos dois deux', 'three tres trois', 'four cuatro quatro quatre', 'five cinco cinq']
    .concat(['six seis', 'seven siete sete sept', 'eight ocho oito huit', 'nine nueve nove neuf'])
    .flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
)
const any = (names: object): string => Object.keys(names).join('|')
const weights =
  'kgs?|kilos?|kilograms?|kilogrammes?|quilos?|kilogramos?|quilogramas?|pounds?|lbs?|libras?|litres?|liters?|litros?'

/** "Two hundred and fifty kilos": a run of English number words, whole. */
const english =
  'an?|and|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand'
const run = new RegExp(
  `(?<![\\p{L}\\d])(?<!\\d\\s)(?:(?:${english})[\\s-]+)*(?:hundred|thousand)[\\s-]+(?:(?:${english})[\\s-]+)*(?=(?:${weights})(?!\\p{L}))`,
  'giu',
)
/**
 * What stands before the words that are known here and belongs to their number: "doscientos", "trois mille", "mia mbili
 * na".
 */
const more = String.raw`(?:\p{L}*(?:cient[oa]s?|cent[oa]s?)|cents?|mil|mille|mia \p{L}+|elfu(?: \p{L}+)?|sau|so|hazaa?r|hundred|thousand)\s+(?:(?:y|e|et|and|na)\s+)?`

/** "Sixty kilo bag", "saca de sessenta quilos", "quintal de cuarenta y seis kilos". */
const weighed = new RegExp(
  `(?<![\\p{L}\\d])(?<!${more})(?:(?:an?|one|un)\\s+(?=hundred))?(?<ten>${any(values)})(?:(?:\\s+(?:y|e|et|and)\\s+|[\\s-]+)(?<one>${any(ones)}))?[\\s-]+(?=(?:${weights})(?!\\p{L}))`,
  'giu',
)

/** A text in which a weight or a volume that is told in words stands in figures. */
export const withWeightsInFigures = (text: string): string =>
  text
    .replace(
      run,
      (words) =>
        `${inFigures(
          words
            .toLowerCase()
            .trim()
            .split(/[\s-]+/),
        ).join(' ')} `,
    )
    .replace(weighed, (...found) => {
      const { ten = '', one = '' } = found.at(-1) as { ten?: string; one?: string }
      return `${(values[ten.toLowerCase()] ?? 0) + (ones[one.toLowerCase()] ?? 0)} `
    })

/** What a unit weighs by definition, told with it: "per bushel, 56 pounds that is", "the short ton of 2,000 pounds". */
const defined =
  /(?<=(?<!\p{L})(?:(bushels?|bu)|short tons?|hundredweights?|cwt|long tons?)),?\s+(?:(?:that is|i\.?e\.?|of|at|being|a|the)\s+)*(?:(?:32|48|56|60)\s*-?(?:pounds?|lbs?)|(?:2[,.]?000|2[,.]?240|100|112|a hundred)\s*-?(?:pounds?|lbs?)|907\s*kgs?)(?!\p{L})(?:\s+(?:that is|each|american|imperial|english|us))*,?/giu

/** A text in which no unit is told what it weighs anyhow: its pounds are no amount. */
export const withoutDefinedWeights = (text: string): string => text.replace(defined, ' ')
