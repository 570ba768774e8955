/** The words of one language for whole numbers below a hundred, and for what makes a share of them. */
interface Numbers {
  /** By what each counts; the forms of one number are parted by "|". */
  readonly ones: Readonly<Record<number, string>>
  readonly tens: Readonly<Record<number, string>>
  /** What stands between tens and ones: "vingt-cinq", "ishirini na tano". */
  readonly joint: string
  /** Behind the number, or before it. */
  readonly percent: string
  readonly isBefore?: true
  /** True where the ones are said before the tens. */
  readonly onesFirst?: true
}

const languages: readonly Numbers[] = [
  {
    ones: {
      1: 'one',
      2: 'two',
      3: 'three',
      4: 'four',
      5: 'five',
      6: 'six',
      7: 'seven',
      8: 'eight',
      9: 'nine',
    },
    tens: {
      10: 'ten',
      12: 'twelve',
      15: 'fifteen',
      20: 'twenty',
      30: 'thirty',
      40: 'forty|fourty',
      50: 'fifty',
    },
    joint: '[\\s-]+',
    percent: '%|percents?|per cents?|pct',
  },
  {
    ones: { 2: 'deux', 3: 'trois', 4: 'quatre', 5: 'cinq', 6: 'six', 7: 'sept', 8: 'huit', 9: 'neuf' },
    tens: {
      10: 'dix',
      12: 'douze',
      15: 'quinze',
      20: 'vingt',
      30: 'trente',
      40: 'quarante',
      50: 'cinquante',
    },
    joint: '[\\s-]+',
    percent: '%|pour[\\s-]?cents?|pourcents?',
  },
  {
    ones: { 2: 'dos', 3: 'tres', 4: 'cuatro', 5: 'cinco', 6: 'seis', 7: 'siete', 8: 'ocho', 9: 'nueve' },
    tens: {
      10: 'diez',
      12: 'doce',
      15: 'quince',
      20: 'veinte',
      25: 'veinticinco|veinte y cinco',
      30: 'treinta',
      40: 'cuarenta',
      50: 'cincuenta',
    },
    joint: '\\s+y\\s+',
    percent: '%|por ?cientos?|porciento',
  },
  {
    ones: { 2: 'dois', 3: 'três|tres', 4: 'quatro', 5: 'cinco', 6: 'seis', 7: 'sete', 8: 'oito', 9: 'nove' },
    tens: { 10: 'dez', 12: 'doze', 15: 'quinze', 20: 'vinte', 30: 'trinta', 40: 'quarenta', 50: 'cinquenta' },
    joint: '\\s+e\\s+',
    percent: '%|por ?centos?|porcento',
  },
  {
    ones: { 2: 'mbili', 3: 'tatu', 4: 'nne', 5: 'tano', 6: 'sita', 7: 'saba', 8: 'nane', 9: 'tisa' },
    tens: { 10: 'kumi', 20: 'ishirini', 30: 'thelathini', 40: 'arobaini', 50: 'hamsini' },
    joint: '\\s+na\\s+',
    percent: 'asilimia',
    isBefore: true,
  },
  {
    ones: {
      2: 'दो',
      3: 'तीन',
      4: 'चार',
      5: 'पांच|पाँच|paa?n?ch|panch',
      6: 'छह|छः',
      7: 'सात',
      8: 'आठ',
      9: 'नौ',
    },
    tens: {
      10: 'दस|das',
      12: 'बारह|barah',
      15: 'पंद्रह|पन्द्रह|pandrah',
      20: 'बीस|bees',
      25: 'पच्चीस|pach?chees|pachees|pach?chis|pachis',
      30: 'तीस|tees',
      40: 'चालीस|chalis',
      50: 'पचास|pachaa?s',
    },
    joint: '\\s+',
    percent:
      '%|प्रतिशत|फीसदी|फ़ीसदी|फीसद|परसेंट|pratishat|prathishat|pratisat|prtishat|fisadi|feesadi|percent|parsent',
  },
  {
    ones: {
      2: 'اثنان|اثنين',
      3: 'ثلاثة|ثلاث',
      4: 'أربعة|اربعة|أربع|اربع',
      5: 'خمسة|خمسه|خمس',
      6: 'ستة|ست',
      7: 'سبعة|سبع',
      8: 'ثمانية|ثماني',
      9: 'تسعة|تسع',
    },
    tens: {
      10: 'عشرة|عشره|عشر',
      15: 'خمسة عشر|خمسة عشرة|خمس عشرة',
      20: 'عشرون|عشرين',
      30: 'ثلاثون|ثلاثين',
      40: 'أربعون|أربعين|اربعين',
      50: 'خمسون|خمسين',
    },
    joint: '\\s+و\\s?',
    percent: '[%٪]|بالمئة|بالمائة|بالمية|بالميه|في المئة|في المائة|في المية|فى المئة|فى المائة',
    onesFirst: true,
  },
]

const NO_LETTER_BEFORE = '(?<![\\p{L}\\p{M}\\d])'
const NO_LETTER_BEHIND = '(?![\\p{L}\\p{M}\\d])'

/** Every number that one language says so, the longest words first. */
function saidIn({
  ones,
  tens,
  joint,
  onesFirst,
}: Numbers): readonly (readonly [said: string, value: number])[] {
  const [small, round] = [Object.entries(ones), Object.entries(tens)]
  const both = round
    .filter(([ten]) => Number(ten) >= 20 && Number(ten) % 10 === 0)
    .flatMap(([ten, tenSaid]) =>
      small.map(([one, oneSaid]): readonly [string, number] => [
        onesFirst ? `(?:${oneSaid})${joint}(?:${tenSaid})` : `(?:${tenSaid})${joint}(?:${oneSaid})`,
        Number(ten) + Number(one),
      ]),
    )
  return [
    ...both,
    ...[...round, ...small].map(([value, said]): readonly [string, number] => [said, Number(value)]),
  ]
}

const rules = languages.flatMap((language) =>
  saidIn(language).map(([said, value]): readonly [RegExp, string] => [
    new RegExp(
      language.isBefore
        ? `${NO_LETTER_BEFORE}(?:${language.percent})\\s+(?:${said})${NO_LETTER_BEHIND}`
        : `${NO_LETTER_BEFORE}(?:${said})[\\s-]*(?:${language.percent})${NO_LETTER_BEHIND}`,
      'giu',
    ),
    `${value}%`,
  ]),
)
const anyPercent = new RegExp(
  [...new Set(languages.map(({ percent }) => percent))].map((one) => `(?:${one})`).join('|'),
  'iu',
)

/**
 * A text with its shares in figures where they are told in words of seven languages: "خمسة بالمئة", "cinq pour cent"
 * and "asilimia tano" are 5%, and neither 5 and 100 nor 5 cents.
 */
export const withSharesInFigures = (text: string): string =>
  anyPercent.test(text) ? rules.reduce((told, [said, meant]) => told.replace(said, meant), text) : text
