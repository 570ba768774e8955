/** Numbers as they are said in a year, in English, French, Spanish and Portuguese, without accents. */
const units: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'zero oh o',
    'one un une uno um uma',
    'two deux dos dois duas',
    'three trois tres',
    'four quatre cuatro quatro',
    'five cinq cinco',
    'six six seis',
    'seven sept siete sete',
    'eight huit ocho oito',
    'nine neuf nueve nove',
    'ten dix diez dez',
    'eleven onze once',
    'twelve douze doce doze',
    'thirteen treize trece treze',
    'fourteen quatorze catorce catorze',
    'fifteen quinze quince',
    'sixteen seize dieciseis dezesseis dezasseis',
    'seventeen dixsept diecisiete dezessete dezassete',
    'eighteen dixhuit dieciocho dezoito',
    'nineteen dixneuf diecinueve dezenove dezanove',
    'twenty vingt veinte vinte',
    'twentyone vingtetun veintiuno',
    'twentytwo vingtdeux veintidos',
    'twentythree vingttrois veintitres',
    'twentyfour vingtquatre veinticuatro',
    'twentyfive vingtcinq veinticinco',
    'twentysix vingtsix veintiseis',
  ].flatMap((names, value) => names.split(' ').map((name) => [name, value] as const)),
)
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  vingt: 20,
  veinte: 20,
  vinte: 20,
}

const any = (names: Readonly<Record<string, number>>): string =>
  Object.keys(names)
    .toSorted((a, b) => b.length - a.length)
    .join('|')
const gap = '[\\s-]+'
const joined = `(?:${gap}(?:and|et|y|e)${gap}|${gap})`
const below = `(?:(?<ten>${any(tens)})(?:${joined}(?<one>${any(units)}))?|(?<unit>${any(units)}))`
const open = '(?<![\\p{L}\\d])'
const shut = '(?![\\p{L}\\d])'
const counted = `(?!${gap}(?:kg|kilos?|tonn?es?|tons?|bags?|sacks?|quintals?|francs?|shillings?|dollars?|euros?|reais|pesos|acres?|hectares?))`

/** "Two thousand and eleven", "deux mille vingt-deux", "dois mil e vinte e dois": a year, where nothing is counted. */
const thousand = new RegExp(
  `${open}(?:two${gap}thousand|deux${gap}mille|dos${gap}mil|dois${gap}mil)${joined}${below}${shut}${counted}`,
  'giu',
)
/** "Twenty twenty two", "nineteen ninety eight". */
const pairs = new RegExp(
  `${open}(?<century>nineteen|twenty)${gap}(?<ten>${any(tens)})(?:${gap}(?<one>one|two|three|four|five|six|seven|eight|nine))?${shut}${counted}`,
  'giu',
)
/** "Twenty eleven", "twenty oh eight". */
const short = new RegExp(
  `${open}twenty${gap}(?:(?:oh|o)${gap}(?<one>one|two|three|four|five|six|seven|eight|nine)|(?<unit>ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen))${shut}${counted}`,
  'giu',
)

/** What comes after is an amount rather than a year: "two thousand and fifty". */
const LAST_YEAR = 2040

interface Said {
  readonly ten?: string
  readonly one?: string
  readonly unit?: string
  readonly century?: string
}

const bare = (said: string): string => said.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
const numberOf = ({ ten = '', one = '', unit = '' }: Said): number =>
  (tens[bare(ten)] ?? 0) + (units[bare(one)] ?? 0) + (units[bare(unit)] ?? 0)

/** A text in which the years that are told in words stand in figures: "in two thousand and eleven" is in 2011. */
export function withYearsInFigures(text: string): string {
  const inFigures = (said: string, ...rest: unknown[]): string => {
    const found = (rest.at(-1) ?? {}) as Said
    const value = numberOf(found)
    const start = found.century?.toLowerCase() === 'nineteen' ? 1900 : 2000
    return start + value <= LAST_YEAR ? String(start + value) : said
  }
  return text
    .normalize('NFC')
    .replace(/(?<=veinti|dieci)(d[oó]s|tr[eé]s|s[eé]is)/giu, bare)
    .replace(thousand, inFigures)
    .replace(pairs, inFigures)
    .replace(short, inFigures)
}
