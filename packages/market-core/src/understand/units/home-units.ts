/** Where (ISO 3166-1 alpha-2) one of two units of the same name is meant, and how it is told from the other. */
interface HomeUnit {
  readonly unit: RegExp
  readonly countries: readonly string[]
  readonly is: string
}

const imperial = 'GB IE AU NZ CA ZA IN MM AG AI DM GD KN LC MS VC KY'.split(' ')
const hundredweights = imperial.filter((one) => one !== 'CA')
const [ofCentralAmerica, ofColombia, ofCastile] = ['GT HN SV NI CR PA DO CU', 'CO', 'ES MX PE BO EC CU'].map(
  (codes) => codes.split(' '),
) as [string[], string[], string[]]
const number = '(?<![\\p{L}\\d])(\\d[\\d.,]*) ?'
const amountOf = (unit: string): RegExp => new RegExp(`${number}(?:${unit})(?!\\p{L})`, 'giu')

/**
 * A hundredweight is of 112 pounds where Britain's measures were the law and of 100 in America, the gallon likewise; a
 * ton is of 2,000 pounds in the United States; the quintal of Central America has 100 pounds; an arroba is a quarter of
 * the old quintal in Spain, 12.5 kg in Colombia.
 */
const homeUnits: readonly HomeUnit[] = [
  { unit: amountOf('cwts?|hundredweights?'), countries: hundredweights, is: '$1 long hundredweight' },
  { unit: amountOf('gallons?|galones|galón|gal'), countries: imperial, is: '$1 imperial gallons' },
  { unit: amountOf('tons?'), countries: ['US'], is: '$1 short tons' },
  { unit: amountOf('quintal(?:es|s)?|qq'), countries: ofCentralAmerica, is: '$1 quintales de 46 kg' },
  { unit: amountOf('arrobas?'), countries: ofColombia, is: '$1 sacks of 12.5 kg' },
  { unit: amountOf('arrobas?'), countries: ofCastile, is: '$1 sacks of 11.5 kg' },
]

const perHundredweight = /(?<!\p{L})((?:per|an?|the|each) )(?:cwt|hundredweight)(?!\p{L})/giu

/** Whose unit it is, or what it weighs, is said. */
const isTold =
  /(?<!\p{L})(?:british|english|imperial|uk|us|u\.s\.?|american|long|short|metric|spanish|castilian|brazilian|inglesas?|cortas?|largas?|métricas?)(?!\p{L})|(?:of|de|x|=|\() ?\d/iu
const other =
  /(?<!\p{L})(?:kgs?|kilos?|kilograms?|kilogramos?|quilos?|tonnes?|toneladas?|pounds?|lbs?|libras?|litres?|liters?|litros?|stones?)(?!\p{L})/iu
/** What is bought or grown has a sum, whose units are those that were told with it. */
const isOfMore =
  /[$€£₹]|(?<!\p{L})(?:price|cost|worth|sold|sell|buy|bought|per|precio|cuesta|vale|vendí|preço|each|a (?:bag|head)|acres?|hectares?)(?!\p{L})/iu
const MOST_WORDS = 10

/**
 * A conversion with its unit as the farm's own country has it, where the question does not say whose it is: "3
 * hundredweight in kg" of a farm in Britain. Anything else stays what it is.
 *
 * @param local countries that count as "here", ISO alpha-2
 */
export function inHomeUnits(text: string, local: readonly string[]): string {
  if (!isTold.test(text) && !/\d/.test(text) && hundredweights.some((one) => local.includes(one)))
    return text.replace(perHundredweight, '$1long hundredweight')
  if (isTold.test(text)) return text
  const units = homeUnits.filter(({ countries }) => countries.some((one) => local.includes(one)))
  return text
    .split(betweenSentences)
    .map((one) =>
      isConversion(one) ? units.reduce((told, { unit, is }) => told.replace(unit, is), one) : one,
    )
    .join('')
}

/** Kept in what is split by it, so that a text is put together as it was. */
const betweenSentences = /(?<=[.?!؟।])(\s+)/u

/** A sentence in which one unit is put into another, and nothing else: whatever is told before it. */
const isConversion = (sentence: string): boolean =>
  other.test(sentence) && sentence.trim().split(/\s+/).length <= MOST_WORDS && !isOfMore.test(sentence)
