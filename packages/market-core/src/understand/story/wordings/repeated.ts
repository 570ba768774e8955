import { countingWords } from './counting-words.ts'

// What is done several times, numbers that only name, and parts told as one of so many: as figures that a sum can use.

const number = '\\d+(?:[.,]\\d+)*'
const coin = '(?:(?:kes|ksh|kshs|ugx|tzs|inr|rs|usd|eur|gbp|zar|ngn|ghs|etb|\\$|€|£|₹|r) ?)?'
const few: Readonly<Record<string, number>> = { ...countingWords, twice: 2, thrice: 3 }
const counts = `(?:twice|thrice|(?:${number}|two|three|four|five|six|seven|eight) (?:times|rounds|passes))`
const each = '(?:each|every|per|a|one|an|for each|for every|for one) (?:time|round|pass|go|turn)'

const countOf = (said: string): number => few[said.split(' ')[0] ?? ''] ?? Number.parseFloat(said)

/** "Weeding twice 1500 each time", "sprayed 3 times at 700": a count of rounds, with what one of them cost. */
const times = new RegExp(
  `(?<![\\p{L}\\d])(${counts})(?! (?:a|per|each|every|the|an|as|more|less|daily|weekly|that)\\b(?! time| round))((?:,? (?:for|at|@|=|of|paid|costs?|costing|was|is|it|by|i|we|and))*),? ?(${coin}${number})(k?)( ?(?:${each}|each|apiece|per))?(?![\\p{L}\\d]|[.,]\\d| ?(?:kg|kilos?|litres?|bags?|days?|weeks?|months?|times|men|women|people|workers|%|per ?cent))`,
  'giu',
)
/** "1500 each time, weeding twice". */
const timesBehind = new RegExp(
  `(${coin}${number}) (?:${each})((?:,? [\\p{L}]+){0,2}),? (${counts})(?![\\p{L}\\d])(?! (?:a|per|each|every|daily|weekly))`,
  'giu',
)

/** "Grade 1: 300 kg": which one it is, and no figure. */
const labels =
  /(?<!\p{L})(grade|class|quality|plot|field|block|parcel|season|batch|section) ?(?:no\.? ?|number ?|#)?[1-9](?= ?[:=-]|,? \d| (?:gave|gives|made|was|is|had|sold|at|i|we)(?!\p{L}))/giu

const parts: Readonly<Record<string, string>> = {
  ten: '10',
  five: '5',
  twenty: '20',
  hundred: '100',
  fifty: '50',
  four: '4',
}
/** "1 in 10 of them", "one out of every ten": so many of a hundred. */
const oneIn =
  /(?<![\p{L}\d.,])([1-9]|one|two|three|four|five|six|seven|eight|nine) (?:in|out of|of) (?:every |each |an? )?(10|20|50|100|5|4|ten|five|four|twenty|fifty|hundred)(?= (?:of|was|were|is|are|got|died|broke|rotted|spoilt|spoiled|went|rots|breaks|dies|lost|die|rot|had died|cracked|failed|did not|didn t|never|hatched|survived|stolen|bad|birds?|chicks?)(?!\p{L}))/giu

/** "5 days ... the same 5 days": told once. */
const same = new RegExp(
  `(?<![\\p{L}\\d])(${number}) ?(\\p{L}{2,})([^.?!]*?) (?:for |in |on |over )?(?:the|those|these) same \\1 ?\\2(?!\\p{L})`,
  'giu',
)
/** "Bought a pig at 5000, sold it at 24000": one animal is bought and sold for all that is told of it. */
const animal =
  /(?<!\p{L}|\d ?)(pig|cow|bull|heifer|goat|calf|ox|steer|sheep|ram|ewe|lamb|horse|donkey|camel|buffalo|sow|boar)(?!\p{L})/iu
const traded =
  /(?<!\p{L})((?:bought|buy|sold|sell|resold)(?: (?:it|him|her|an? \p{L}+))?) (?:later |again )?at (?=\p{L}{0,4} ?\d[\d.,]*k?(?! ?(?:each|apiece|an?|per|every|a piece|\/|x)(?!\p{L}))(?:\W|$))/giu

function withOneTraded(text: string): string {
  const [name = ''] = animal.exec(text) ?? []
  const isOne =
    name !== '' &&
    !new RegExp(`\\d ?(?:\\p{L}+ )?(?:${name}s|calves|oxen|sheep|head|animals)(?!\\p{L})`, 'iu').test(text)
  const deals = text.match(traded) ?? []
  return isOne && deals.length > 1 ? text.replace(traded, '$1 for ') : text
}

/** "5 workers for 3 days, each 200 a day": so much a day for each of them. */
const eachPaid = new RegExp(
  `(?<!\\p{L})each(?: one| person| worker| man| woman)?(?: is paid| was paid| gets| got| earns| paid| at| costs?)?,? (${coin}${number}(?: ?(?:rs|rupees|shillings|ksh|kes|birr|naira|francs|cfa|rand|pesos|usd|dollars|euros?|gbp))?) (?:a|per|each|every|one) (day|hour|week|month)(?!\\p{L})`,
  'giu',
)

/** "400 yard fee", "50 market levy": what a charge is called, and no count. */
const fees =
  /(?<![\p{L}\d])(\d+(?:[.,]\d+)*) (?!per(?:cent)? |pct |pc |a |an |each |for |of |to |and |in |kg |kilos? |bags? |sacks? |litres? |acres? |ha |hectares? |days? |rs |ksh |kes |usd |dollars? |shillings? |rupees? |pesos? |naira |rand )(?:\p{L}{3,}) (fees?|levy|levies|cess|toll)(?!\p{L})/giu
/** "6 broken ones at 1500": of the same. */
const ones = /(?<![\p{L}\d])(\d+) (?:\p{L}+ )?ones(?= (?:at|for)(?!\p{L}))/giu
/** "60 in a net bag", "80 to a crate": what one holds. */
const inOne =
  /(?<![\p{L}\d.,])(\d+) (?:pieces |fruits |nuts |heads )?(?:in|to|fit in|go in(?:to)?) (?:an?|each|every|one|per) (?:net )?(crate|box|bag|tray|carton|basket|bunch|net)(?: bag)?(?!\p{L})/giu
/** "Buyer one: 38, buyer two: 42". */
const buyers =
  /(?<!\p{L})(buyer|trader|dealer|shop|mill|offer|option|market|dairy) (?:no\.? ?)?(one|two|1|2)(?![\p{L}\d]|[.,]\d)/giu
/** "19% moisture, I dry to 14": the moisture, too. */
const driedTo =
  /((?<![\d.])\d+(?:\.\d+)? ?(?:%|percent)[^.?!]{0,60}(?:dry|dried|drying|dries|down|brought|comes)(?: it| them| this| that| down)* to (?:about )?)(\d+(?:\.\d+)?)(?![\d%.,]*[\d%]| ?(?:%|percent|kg|kilo|bag|t(?!\p{L})|tonne))/giu

/** "Each of my 3 workers gets 8000". */
const eachOf =
  /(?<!\p{L})each of (?:my|our|the|these|those|his|her) (\d+ (?:workers|people|men|women|boys|labourers|herders|cows|goats|pigs|sheep|hens|trees|children|partners))(?!\p{L})/giu

const withBuyers = (text: string): string => {
  const named = new Set([...text.matchAll(buyers)].map(([, , which = '']) => /^(?:one|1)$/i.test(which)))
  return named.size < 2
    ? text
    : text.replace(
        buyers,
        (_, who: string, which: string) => `${/^(?:one|1)$/i.test(which) ? 'first' : 'second'} ${who}`,
      )
}

/** A text in which what is repeated, labelled or one of so many stands as the figures are read. */
export function withRepeated(text: string): string {
  return withBuyers(withOneTraded(text))
    .replace(times, (whole, count: string, links: string, price: string, k: string, rate = '') => {
      const isRate = rate !== '' || /(?:at|@)\s*$/.test(links)
      return isRate ? `${countOf(count.toLowerCase())} rounds at ${price}${k} per round` : whole
    })
    .replace(
      timesBehind,
      (_, price: string, name: string, count: string) =>
        `${name} ${countOf(count.toLowerCase())} rounds at ${price} per round`,
    )
    .replace(same, '$1 $2$3')
    .replace(eachOf, '$1 each')
    .replace(
      /(?<=[,.;] ?|(?<!\p{L})(?:and|but|then) )(third|quarter|fifth|tenth)(?= (?:of (?:it|them|that|the crop) )?(?:goes|go|is|was|belongs|to (?:the|my)|for (?:the|my)))/giu,
      'a $1',
    )
    .replace(/(?<=\d )net (?=bags?(?!\p{L}))/giu, '')
    .replace(eachPaid, '$1 per $2 each')
    .replace(fees, '$1 $2')
    .replace(ones, '$1')
    .replace(inOne, 'a $2 holds $1')
    .replace(driedTo, '$1$2%')
    .replace(labels, '$1')
    .replace(oneIn, (_, top: string, bottom: string) => {
      const [few_, many] = [
        few[top.toLowerCase()] ?? Number(top === 'one' ? 1 : top),
        parts[bottom.toLowerCase()] ?? bottom,
      ]
      return `${(100 * few_) / Number(many)} %`
    })
}
