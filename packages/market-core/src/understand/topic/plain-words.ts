import { catalogue } from '../../commodities/catalogue.ts'
import { monthWord } from '../../months.ts'
import { findCurrency, unitOfWord } from '../find-units.ts'
import { intentPhrases } from '../intent/find-intent.ts'
import { plainText, splitWords } from '../plain-text.ts'
import { slips } from '../spoken/spelling.ts'

const filler = new Set(
  `a an the this that these those my your our his her their its it i we you he she they me us them mine
  is are was were be been being am do does did done has have had can could would should will shall may might must
  what which who whom whose when where how much many any some all both each every
  of in on at to for from by with about per and or but than then as if so not no yes also too very just only still
  please pls plz together altogether kindly hello hi hey dear sir madam good morning evening afternoon day thanks thank you ok
  tell give show know want need like get see say ask let find check asked query farmer farmers information info details detail
  essay multiple rule
  today now current currently present latest recent recently newest last past previous ago ever yet this year years month months
  week weeks day days quarter half first second third end start beginning early late since until till during while between
  before after daily weekly monthly yearly time times date
  here there local near nearby around place per
  crop crops grain grains produce commodity commodities product products average avg mean main kind type sort number figure figures latest update news situation status level
  go goes going went gone come came stand stands standing look looks looking happen happened happening
  one two three four five six seven eight nine ten twelve hundred thousand
  bag bags sack sacks unit units kilo liter litre liters litres gallon gallons barrel barrels pound ounce dozen piece bunch crate
  euro dollar shilling rupee naira peso real rand
  buy buys next hold holding usual better price compared over up down
  short long more less most least than rose fell grew higher lower high low far below above under its hw mch wat wats whats
  r u ur abt hv bushell moved ve ll re
  gimme lemme whats wats thats im ive id its dont doesnt didnt cant whos hows tho though however also really actually exactly approximately roughly
  myself yourself into onto out off over through against without within along across among such own same other another else
  because since why while whether again once ever never always sometimes often maybe perhaps around today's
  trying wondering wonder think thinking thought know knows knew known looking hear heard hope guess mean means
  got gets getting given take takes taking took make makes making made put keep kept use used using
  possible able sure true right correct exact clear quick quickly urgent urgently asap now immediately soon
  friend friends bro brother sister boss mate guys team people someone anybody somebody everyone anyone
  am pm hrs hour hours minute minutes
  very much many little bit lot lots few several enough quite rather almost nearly
  u ur pl plss tel plz pliz kwn mch hv hav wht whch tht nd teh te fr frm wen
  pay paid paying earn costs money cash currency currencies value values amount total totals each both either per
  recorded record records reported report published quoted listed stored
  question questions answer answers
  neighbour neighbours neighbor trader traders dealer dealers middleman broker merchant merchants shop says said saying told asks asking true
  fertiliser fertilisers fertilizer fertilizers engrais fertilizante fertilizantes mbolea khad duenger spot
  etait etaient cuanto cuanta cuantos quanto quanta combien agora ou esperar ahora maintenant hoy hoje aujourd hui heute esta este fue foi ultimo
  farm farmer my if plant planted
  une uma um une l d s qu n था थे कब
  way percent times believe him trust told telling heard small big buyer buyers seller sellers stuff thing things anyway
  reading read write send sent show shows showing gives offer fair enough worthwhile compare please kindly
  yesterday suppose supposed understand understood explain say right wrong bad good best gotten bit somehow somewhere
  sum sums total works work working around close near within sometime either neither instead rather already
  dwn incr decr
  cubic metre metres meter meters sheet sheets bale bales troy
  sorry oops pardon excuse kinds sorts types ones nothing god bless keeps keeping saw seen truly kindly properly indeed difference
  trip road day days town city village neighbours family wife husband son daughter father mother grandson uncle brother
  knock knocked costly costlier reckon reckons homework wilder wildest moment flying soaring
  starting started starts beginning onwards onward inclusive including throughout entire whole course behave behaved
  everybody mostly mainly generally told tells wrote write writes writing written began begin begins begun wants wanted asks asking answers answered
  course calendar weight ahead lately nowadays somewhere anywhere everywhere hopefully wonders bothered worried sleep sleepless night nights
  accountant teacher auditor grandfather grandmother cousin nephew niece aunt parents children kids child
  po pong ang ng naman gud sitting trading
  man lad mzee bwana rafiki bhai bhaiya sahib saheb chief boet amigo preference preferably
  para por pour par con com avec dans sur im em nas nos aux et und der die das ein eine ist sind wie was hoch im pro je
  equals accounts bookkeeping grower growers
  kiasi aina وهل وهي وكم sasa leo hii hiyo je nini ipi wapi kutoka hadi tafadhali
  aap kripya batao bataye abhi aajkal ke liye mein me
  الان في ما هو كم هي من على क्या है का की के में आज कितना प्रति अभी ስንት ነው
  el la los las de del en un una que cual es le les des du au quel quelle quels est o os as do da no na qual e ya wa la za kwa
  gani ngapi ni ka ki ke ko kya hai kitna aaj ta da`
    .split(/\s+/)
    .map((word) => plainText(word))
    .filter((word) => word !== ''),
)

/** The words that say little of what is asked, as they are written right. */
export const plainWords: ReadonlySet<string> = filler

/** True for a word of a name that the catalogue knows of a series: it is no misspelt crop. */
export const isSeriesWord = (word: string): boolean => seriesWords.has(word)

/** The words of the names of the series that the catalogue knows: "HRW", "Thai", "Mombasa". */
const seriesWords = new Set(
  catalogue.flatMap(({ pinkSheet = [] }) => pinkSheet.flatMap((name) => splitWords(plainText(name)))),
)
/** Words that stand beside a price and are long enough to be misspelt by one letter. */
const besidePrices = [
  ...[...seriesWords].filter((word) => word.length > 4),
  ...'winter spring month months weeks years price prices tonne tonnes tonnage'.split(' '),
]

/** True for a slip of a word that stands beside a price: "mnths" are months and no moths, "wnter" no water. */
export const isNearPlainWord = (word: string): boolean =>
  word.length > 4 && besidePrices.some((known) => known[0] === word[0] && slips(word, known, 1) === 1)

const month = new RegExp(`^(?:${monthWord})$`, 'i')
const intentWords = new Set(intentPhrases.filter((phrase) => !phrase.includes(' ')))

/**
 * True for a word that may stand beside a commodity's name without asking for anything but its price: little words,
 * times, units, currencies, numbers, and the words of the series themselves.
 */
export function isPlainWord(word: string): boolean {
  return (
    /^[%/$€£₹-]+$/.test(word) ||
    word.length === 1 ||
    filler.has(word) ||
    intentWords.has(word) ||
    unitOfWord(word) !== undefined ||
    findCurrency(word) !== undefined ||
    month.test(word)
  )
}
