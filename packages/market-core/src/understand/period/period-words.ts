import { monthNames } from '../../months.ts'
import { plainText } from '../plain-text.ts'

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '')
const plainWords = (text: string): readonly string[] => words(text).map(plainText)

/**
 * The months from January on as they are called beside English: French, Spanish, Portuguese, German, Swahili, Hindi,
 * Arabic.
 */
const otherMonths: readonly (readonly string[])[] = [
  'janvier enero janeiro januar januari janvari जनवरी يناير',
  'fevrier febrero fevereiro februar februari farvari फरवरी فبراير',
  'mars marzo marco marz maerz machi मार्च مارس',
  'avril abril aprili अप्रैल أبريل ابريل',
  'mai mayo maio mei मई مايو',
  'juin junio junho juni जून يونيو',
  'juillet julio julho juli julai जुलाई يوليو',
  'aout agosto august agosti अगस्त أغسطس',
  'septembre septiembre setembro septemba सितंबर سبتمبر',
  'octobre octubre outubro oktober oktoba अक्टूबर أكتوبر',
  'novembre noviembre novembro novemba नवंबर نوفمبر',
  'decembre diciembre dezembro dezember desemba दिसंबर ديسمبر',
].map(plainWords)

/** Month of the year, 1 to 12, by every name and short name of it. */
export const monthOfName: ReadonlyMap<string, number> = new Map([
  ...otherMonths.flatMap((names, at) => names.map((name) => [name, at + 1] as const)),
  ...monthNames.flatMap((name, at) => {
    const plain = name.toLowerCase()
    return [plain, plain.slice(0, 3), ...(at === 8 ? ['sept'] : [])].map((word) => [word, at + 1] as const)
  }),
])

export const numberOfWord: ReadonlyMap<string, number> = new Map(
  [
    ['a', 1],
    ['an', 1],
    ['one', 1],
    ['two', 2],
    ['three', 3],
    ['four', 4],
    ['five', 5],
    ['six', 6],
    ['seven', 7],
    ['eight', 8],
    ['nine', 9],
    ['ten', 10],
    ['twelve', 12],
    ['fifteen', 15],
    ['twenty', 20],
    ['thirty', 30],
    ['forty', 40],
    ['fifty', 50],
    ['couple', 2],
    ['half', 0.5],
    ['un', 1],
    ['une', 1],
    ['uma', 1],
    ['una', 1],
  ].map(([word, value]) => [String(word), Number(value)]),
)

const spans: readonly (readonly [months: number, text: string])[] = [
  [
    1,
    'month months mth mths mo mois mes meses monat monate monaten mwezi miezi mahina mahine maheene महीने महीना',
  ],
  [3, 'quarter quarters trimestre'],
  [12, 'year years yr yrs an ans annee annees ano anos jahr jahre jahren mwaka miaka saal साल वर्ष'],
  [120, 'decade decades decennie decada'],
]

/** How many months a word for a length of time is. */
export const monthsOfSpan: ReadonlyMap<string, number> = new Map(
  spans.flatMap(([months, text]) => plainWords(text).map((word) => [word, months] as const)),
)

export const since = new Set(
  plainWords('since from after depuis desde seit tangu se से منذ starting beginning'),
)
export const until = new Set(words('until till before to through jusque hasta ate bis hadi'))
export const inside = new Set(
  words(
    'in during for of on around about by as at the en im pendant durante mnamo em de le du no na late early mid end start',
  ),
)
export const lastWords = new Set(
  words(
    'last past previous latest recent this over dernier derniers derniere dernieres ultimo ultimos ultima pasado passado passados letzten letzte letztes iliyopita uliopita',
  ),
)
export const agoWords = new Set(words('ago back earlier atras auparavant pehle iliyopita iliyopita'))
export const allWords: readonly string[] = [
  'all time',
  'of all time',
  'on record',
  'ever recorded',
  'ever seen',
  'in history',
  'since records began',
  'ever',
]
