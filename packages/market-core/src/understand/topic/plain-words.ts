import { catalogue } from '../../commodities/catalogue.ts'
import { monthWord } from '../../months.ts'
import { findCurrency, unitOfWord } from '../find-units.ts'
import { intentPhrases } from '../intent.ts'
import { plainText, splitWords } from '../plain-text.ts'

const filler = new Set(
  `a an the this that these those my your our his her their its it i we you he she they me us them mine
  is are was were be been being am do does did done has have had can could would should will shall may might must
  what which who whom whose when where how much many any some all both each every
  of in on at to for from by with about per and or but than then as if so not no yes also too very just only still
  please pls plz kindly hello hi hey dear sir madam good morning evening afternoon day thanks thank you ok
  tell give show know want need like get see say ask let find check asked query farmer farmers information info details detail
  today now current currently present latest recent recently newest last past previous ago ever yet this year years month months
  week weeks day days quarter half first second third end start beginning early late since until till during while between
  before after daily weekly monthly yearly time times date
  here there local near nearby around area world global international benchmark national country region state district town
  city village place per
  crop crops grain grains produce commodity commodities product products dry dried fresh raw white red
  grade quality broken average avg main kind type sort number figure figures latest update news situation status level
  go goes going went gone come came stand stands standing look looks looking happen happened happening
  one two three four five six seven eight nine ten twelve hundred thousand
  bag bags sack sacks unit units kilo liter litre liters litres gallon gallons barrel barrels pound ounce dozen piece bunch crate
  euro dollar shilling rupee naira peso real rand
  buy buys next hold holding usual better price compared over up down
  short long more less most least than rose fell grew higher lower high low far below above under its hw mch wat wats whats
  r u ur abt hv bushell moved
  el la los las de del en un una que cual es le les des du au quel quelle quels est o os as do da no na qual e ya wa la za kwa
  gani ngapi ni ka ki ke ko kya hai kitna aaj ta da`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** The words of the names of the series that the catalogue knows: "HRW", "Thai", "Mombasa". */
const seriesWords = new Set(
  catalogue.flatMap(({ pinkSheet = [] }) => pinkSheet.flatMap((name) => splitWords(plainText(name)))),
)
const month = new RegExp(`^(?:${monthWord})$`, 'i')
const intentWords = new Set(intentPhrases.filter((phrase) => !phrase.includes(' ')))

/**
 * True for a word that may stand beside a commodity's name without asking for anything but its price: little words,
 * times, units, currencies, numbers, and the words of the series themselves.
 */
export function isPlainWord(word: string): boolean {
  return (
    /^[\d.%/$€£₹-]+$/.test(word) ||
    /^\d/.test(word) ||
    word.length === 1 ||
    filler.has(word) ||
    seriesWords.has(word) ||
    intentWords.has(word) ||
    unitOfWord(word) !== undefined ||
    findCurrency(word) !== undefined ||
    month.test(word)
  )
}
