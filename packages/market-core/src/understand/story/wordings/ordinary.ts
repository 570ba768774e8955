// Ordinary ways to tell a sum, in the words that its figures are read by: before anything else is read of a question.

import { withLandOfSides } from '../land/land-of-sides.ts'
import { withBagSizes } from './bag-sizes.ts'
import { withOneUnit } from './compound.ts'
import { withHeadingFirst } from './heading-behind.ts'
import { withLoadsAsked } from './in-loads.ts'
import { withPartsPaid } from './paid-in-parts.ts'
import { withRepeated } from './repeated.ts'
import { withShortSums } from './told-shortly.ts'

const number = '\\d+(?:[.,]\\d+)*'
const lands = 'acres?|hectares?|ha|feddans?|manzanas?|rai'
const bags = 'bags?|sacks?|packets?|packs?|cavans?|sacas?'
const weights = 'kgs?|kilos?|kilograms?'
const edge = '(?![\\p{L}\\d])'
const start = '(?<![\\p{L}\\d])'

const rule = (written: string, meant: string): readonly [RegExp, string] => [
  new RegExp(`${start}(?:${written})${edge}`, 'giu'),
  meant,
]

const rules: readonly (readonly [written: RegExp, meant: string])[] = [
  // "61 bags (60 kg) each": what one holds stands between.
  rule(`(${number} (?:${bags}))((?: of \\p{L}+)?) ?\\( ?(${number} ?(?:${weights})) ?\\)`, '$1 of $3$2'),
  // "240 hectares of soya at 61 bags of 60 kg each": a harvest of each of the land.
  rule(
    `(${number} (${lands})(?: of [\\p{L} ]{2,20})?) at (${number} (?:${bags}|bushels|bu|quintals?|maunds?))((?: of ${number} ?(?:${weights}))?)(?: each)?(?! ?(?:per|an?|the|to|\\/|for|from)(?!\\p{L}))(?=[ ,.;?])`,
    '$1, $3$4 per $2',
  ),
  // What is paid for a way, an animal or a time weighs nothing.
  rule(
    `(${number}) ?(?:pounds?|quid)(?= (?:an?|per|each|every|the|for (?:an?|one|each|every)) (?:mile|km|kilomet(?:re|er)|trip|load|journey|head|animal|cow|ewe|lamb|sheep|pig|day|hour|week|month|year|tonne|ton|kilo|kg|litre|bag|sack|bushel|quintal|bale)${edge})`,
    '$1 gbp',
  ),
  rule(
    `((?:profit|margin|loss|rent|costs?|costing|spend|spent|spending|pays?|paid|charges?|charged|fees?|income|clear|earn|bill|subsidy|grant)(?: (?:of|is|was|are|were|me|us|about|around|up to|over|comes to|came to|at))* ${number}) ?(?:pounds?|quid)`,
    '$1 gbp',
  ),
  rule(
    `(${number}) ?(?:pounds?|quid)(?= (?:profit|margin|rent|of profit|in rent|left over|in costs|of costs))`,
    '$1 gbp',
  ),
  rule(`(${number}) ?quid`, '$1 gbp'),
  rule(
    `((?:sold|sells?|selling|fetch(?:ed|es)?|bought|buying)(?: [^ .,;\\d]+){0,5} (?:at|for) ${number}) ?pounds?(?! (?:of|in weight|weight))`,
    '$1 gbp',
  ),
  // "7.2 t/ha at 198 pounds": a price of what stands before it.
  rule(
    `(?<=(?:${lands}|acre|hectare|tonnes?|tons?|t|${bags}|ewes|lambs|head) at )(${number}) ?pounds?(?! (?:of|in weight|weight|each bag))`,
    '$1 gbp',
  ),
  // "Corn at 180 bushels": what is got, and no price.
  rule(
    `(?<!(?:loads?|trucks?|trailers?|wagons?|bins?|carts?|trips?) )(?:at|of|with|about) (${number} (?:bushels|bu|bags|sacks|tonnes|tons|quintals))(?= ?(?:per|an|a)? ?(?:acre|hectare|ha)?[.,;?]|$)`,
    'yield $1',
  ),
  // "140 each and sold them for 190": they are sold as they were bought, one at a time.
  rule(
    `(?<=(?:each|a head|apiece)(?:[^.?!]{0,40}) )((?:sold|sell|selling|will sell|resold) (?:them|these|those) (?:at|for) ${number}(?: ?(?:gbp|pounds?|quid|dollars?|usd|euros?|eur|rand|zar|rupees?|inr|shillings?|kes|ksh|naira|ngn|birr|pesos?|cedis?|reais))?)(?! (?:each|apiece|a|an|per|all|for all|in all|altogether|together|the lot|total|in total))`,
    '$1 each',
  ),
  // "What is my cost per acre if seed is 2300": what is asked for each of is no rate of what follows.
  rule(
    `((?:what(?:['’]?s)?|how much)(?: [^ .,;?\\d]+){0,5} (?:costs?|spend|spent|expenses?|profit|margin)(?: [^ .,;?\\d]+){0,3} (?:per|an|a|each|every) (?:${lands}|acre|${bags}|bag|sack|${weights}|tonne|ton|litre|head|cow|hen|bird)),? (?:if|when|where|given(?: that)?|assuming|with)`,
    '$1 ?',
  ),
  // What is put right is no figure.
  [
    new RegExp(
      `${start}${number}(?: ?[\\p{L}/]+){0,4}? ?(?:\\?|,|\\.{2,}|…|-)? ?(?:no,? ?|oh,? ?)?(?:sorry|i mean|i meant|correction|make that|rather)[,:]? (?=${number})`,
      'giu',
    ),
    '',
  ],
  // "On each of my 3 acres": the rate, then the land.
  rule(
    `(?:on|for|to|from|off|into) (?:each|every)(?: one)? of (?:(?:my|our|the|his|her|their|those|these|all) )*(${number} (?:${lands}))`,
    'per acre on $1',
  ),
  // What nobody buys is lost, what can be sold is kept.
  rule(
    `(?:of (?:which|it|them) |(?:from |out of )?which )?(?:some |about |around )?(${number}) ?(?:%|percent|per cent|pct)(?: of (?:it|them|this|that|the (?:crop|harvest|lot|yield)))?(?: (?:is|are|was|were|that|which))* (?:can(?:not|['’]? ?(?:no)?t)|could ?n[o'’]? ?t|won['’]? ?t|will not|un|not)(?: be)? ?(?:sold|sell|sellable|saleable|salable|marketable|marketed|used|usable|fit(?: to sell| for sale)?)`,
    ', $1 % lost',
  ),
  rule(
    `(?:of (?:which|it|them) )?(?:only )?(${number}) ?(?:%|percent|per cent|pct)(?: of (?:it|them|this|that|the (?:crop|harvest|lot|yield)))?(?: (?:is|are|was|were|that|which))* (?:sellable|saleable|salable|marketable|can be sold|good enough to sell|fit to sell|fit for sale)`,
    ', $1 % usable',
  ),
  rule('metric (?=tons?|tonnes?)', ''),
  // "22.4 kg carcass": what each of them weighs.
  rule(
    `(?<=,? ?)(${number} ?(?:kgs?|kilos?|lbs?))(?: (?:hot|cold|average|dressed|live))* (?:carcass|carcase|carcasses|carcases|deadweight|dead weight|liveweight|live weight|dressed weight|hscw|cwe)(?: (?:average|avg)(?!\\p{L}))?(?! (?:price|value)(?!\\p{L}))`,
    '$1 each',
  ),
  // How rich a fertiliser is is part of its name, and a big bag is a bag.
  rule(
    `${number} ?% (?=(?:urea|npk|dap|map|can|an|potash|mop|sop|ssp|tsp|superphosphate|ammonium)(?!\\p{L}))`,
    '',
  ),
  rule(`(?<=kgs? |kilos? )(?:big|small|large|jumbo|bulk|new|empty|poly|jute) (?=bags?|sacks?)`, ''),
  // A list of costs that is only to be added.
  rule(
    `(?:(?:please|pls|can|could|would|will|you|u|kindly|help(?: me)?|to|i want(?: you)? to) )*(?:add|total|tot|sum)(?: up)?(?: (?:up|all|together|for me|me|my|our|the|these|those|this|them|it|up all))*(?: (?:costs?|expenses|bills?|figures|items|spending|numbers|inputs))?(?: (?:up|together|for me))*(?: (?:per|for (?:one|an?|each)|of one|on one|an) (acre|hectare|ha))(?= ?[:,.\\-])`,
    'add, per $1',
  ),
  rule(
    `(?:(?:please|pls|can|could|would|will|you|u|kindly|help(?: me)?|to|i want(?: you)? to) )*(?:add|total|tot|sum)(?: up)?(?: (?:up|all|together|for me|me|my|our|the|these|those|this|them|it))*(?: (?:costs?|expenses|bills?|figures|items|spending|numbers|inputs))(?: (?:up|together|for me))*(?= ?[:,.\\-])`,
    'add',
  ),
  // "Borrowed 20000 to the 2% month": as other languages say it.
  rule(
    `((?:borrowed|loan(?: of)?) ${number}),?(?: (?:the|to|in|at|with|of|from|on|interest|rate))* (${number}) ?(?:%|percent)(?: (?:interest|of interest|simple))*(?: (?:a|per|each|the|over the last))? (month|year|week)(?:ly)?`,
    '$1 at interest $2% per $3',
  ),
  // "Paid 9000 out of 75000 maize money": what there was.
  rule(
    `out of (?:my |the |our )?(${number}) (?:of )?(?:\\p{L}+ )?(?:money|income|sales|cash|proceeds)`,
    ', income $1',
  ),
  // "12 steers of 17 arrobas": what each of them weighs.
  rule(
    `(?:a )?(steer|bull|bullock|ox|cow|heifer|calf|pig|hog|goat|sheep|lamb|kid)(?: (?:of|weighing|weighs|that weighs))+ (${number} ?(?:kgs?|kilos?|arrobas?|@|lbs?))(?! (?:each|per|an?|of)(?!\\p{L}))`,
    '$2 per $1',
  ),
  // "1240 steers of 480 kg", "520 lambs 18.6 kg": what each of several weighs.
  rule(
    `(${number} (?:(?:store|fat|finished|beef|young|weaned|dairy|hogget) )?(?:cattle|steers|bulls|bullocks|oxen|cows|heifers|calves|pigs|hogs|goats|sheep|lambs|kids|ewes|chickens|broilers|hens|turkeys)),?(?: (?:of|weighing|averaging|average|avg|about))* (${number} ?(?:kgs?|kilos?|lbs?|arrobas?|@))(?! ?(?:each|apiece|per|an?|of|in|all|total|altogether|feed|\\/)(?!\\p{L}))(?: (?:(?:carcase|carcass|dead ?weight|live ?weight|live|dressed|weight) )?(?:average|avg)(?!\\p{L}))?`,
    '$1 $2 each',
  ),
  // "Workers 6 for 4 days": how many, where a language counts behind.
  rule('(workers?|people|men|women|labour) (\\d{1,2})(?=,? for \\d+ (?:days|weeks|hours))', '$2 workers'),
  // "Q165": quetzals, and no quarter of a year.
  [/(?<![\p{L}\d])q ?(?=\d{2}|\d,\d)(\d[\d,]*(?:\.\d+)?)/giu, '$1 quetzals'],
  // "And also per hectare" asks for one more of the same.
  rule('and (?:also|then|as well)(?= (?:per|in|for|how|what|a|an|on))', 'and'),
  rule('(?:fifty|50) ?[-\\/: ] ?(?:fifty|50)|half ?-? ?half', 'half and half'),
  // What each of so many holds is told behind them.
  rule(
    `(${number} (?:${bags}))((?: of [\\p{L} ]{2,25}?)?) ?,? ?(?:and )?(?:per|each|every|one|a|the) (?:bag|sack|one) (?:is |of |weighs |weighing |has |holds |with |= ?)?(${number} ?(?:${weights}))`,
    '$1 of $3$2',
  ),
  // Money for a thing is no count of it.
  rule(
    `(${number.replace('*', '')}\\d) (?:of|in|on)(?= (?:feed|labour|labor|fuel|diesel|transport|wages|rent|vet|feeding|electricity|water|freight|shelling|threshing|ploughing|weeding|spraying|haulage|loading|commission|packing|drying|milling|irrigation)${edge})`,
    '$1 for',
  ),
]

const allOf = new RegExp(
  `,? ?(?:all|each|both)(?: of| are| in| being)? (\\d+(?:\\.\\d+)?) ?(${weights})(?: (?:${bags}|each))?${edge}`,
  'iu',
)
const counted = new RegExp(`${start}(${number} (?:${bags}))(?= of ${'\\p{L}'})`, 'giu')

/** "12 bags of DAP and 8 bags of urea, all 50 kg": what each of several holds is told once. */
function withOneWeight(text: string): string {
  const [told = '', weight = '', unit = ''] = allOf.exec(text) ?? []
  const lots = [...text.matchAll(counted)]
  if (told === '' || lots.length < 2) return text
  return text.replace(told, '').replace(counted, `$1 of ${weight} ${unit}`)
}

const halves = /half and half/giu
const costsToo =
  /(?<!\p{L})(?:costs?|expenses?|inputs|spending)(?: [^ .,\d]+){0,2}(?: [\d.,]+)?(?: [^ .,\d]+){0,3} half and half/iu

/** "50-50, expenses also half and half": where the costs are shared as the crop is, what is left is. */
const withSharedCosts = (text: string): string => {
  if (!costsToo.test(text)) return text
  let isFirst = true
  return text.replace(halves, () => {
    const said = isFirst ? 'shared between 2' : ''
    isFirst = false
    return said
  })
}

/** A text in which the ordinary ways to tell a sum stand in the words that its figures are read by. */
export const withSumWords = (text: string): string =>
  /\d|fifty|fifties|half|(?:two|three|four|five|six|seven|eight|nine|ten|twelve) (?:bags|sacks)/i.test(text)
    ? withSharedCosts(
        withOneWeight(
          rules.reduce(
            (all, [written, meant]) => all.replace(written, meant),
            withHeadingFirst(
              withLoadsAsked(
                withBagSizes(
                  withPartsPaid(
                    withShortSums(withRepeated(withOneUnit(withLandOfSides(text.replace(/[^\S\n]+/g, ' '))))),
                  ),
                ),
              ),
            ),
          ),
        ),
      )
    : text
