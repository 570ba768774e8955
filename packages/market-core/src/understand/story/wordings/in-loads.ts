// What one lorry, tank or boat takes is of one of the loads that are asked for: "12 tonnes per trip".

const number = '\\d+(?:[ ,]\\d{3})*(?:\\.\\d+)?'
const start = '(?<![\\p{L}\\d.,])'
const edge = '(?![\\p{L}\\d])'
const loads =
  'trips?|loads?|journeys?|rounds?|runs?|turns?|lorries|lorry|trucks?|trailers?|wagons?|carts?|pickups?|boats?|tankers?|tanks?|tankfuls?|tank ?loads?|fills?|refills?|containers?|canters?|semis|trolleys|tractors|mules?|donkeys?|silos?|bins?'
const vehicles =
  'lorry|lorries|truck|trucks|trailer|trailers|wagon|cart|ox ?cart|pick ?up|pickups?|boat|tanker|tank|sprayer|knapsack|bowser|canter|semi|trolley|tractor|mule|donkey|van|container|silo|bin|bus|vehicle|one trip|each trip|a trip|one load|each load|a load|per trip|per load'
const holds =
  'takes?|takes in|can take|carries|carry|can carry|holds?|can hold|hauls?|can haul|loads?|fits?|can fit|capacity|has a capacity|with a capacity|capacity is|with capacity|moves?|brings?|is|of'
const unit =
  'tonnes?|tons?|t|kgs?|kilos?|quintals?|bushels?|bu|litres?|liters?|l|gallons?|gal|bags?|sacks?|crates?|boxes|bales?|cubic met(?:re|er)s?'

/** "How many trips", and what they are called. */
const asks = new RegExp(
  `${start}how many (?:(?:more|full|whole|lorry|truck|cart|tank) )*(${loads})${edge}`,
  'iu',
)
const before = new RegExp(
  `${start}(?:(?:my|the|a|an|one|1|each|every|our|his|big|small|large|per|of) )*(?:${vehicles}|(?!(?:i|we|they|he|she)(?!\\p{L}))\\p{L}+(?: \\p{L}+)?(?= (?:takes|carries|holds|hauls|can (?:take|carry|hold|haul))(?!\\p{L})))(?: (?:${holds}|only|about|up|to|max|maximum|at|most))+ (${number} ?(?:${unit}))${edge}(?! (?:an?|per|each|every|\\/)(?!\\p{L}))`,
  'iu',
)
/** "Trucks of 30 t", "in a 30 t truck". */
const named = new RegExp(
  `${start}(?:(?:in|with|by|using|my|the|a|an) )*(${number} ?(?:${unit}))[- ](?:${vehicles}|${loads})${edge}`,
  'iu',
)
/** "How many 30 t trucks", "how many trucks of 30 t". */
const sized = new RegExp(`${start}how many (${number} ?(?:${unit}))[- ](${loads})${edge}`, 'iu')
const sizedBehind = new RegExp(
  `${start}how many (${loads})(?: (?:of|with|that (?:take|hold|carry|takes|holds|carries)))+ (${number} ?(?:${unit}))${edge}`,
  'iu',
)

/** "85 a load": what is paid for one of them asks for how many there are, too. */
const paid = new RegExp(
  `\\d[\\d.,]*(?: ?\\p{L}+)? (?:an?|per|each|every|for (?:an?|each|every)) (${loads})${edge}`,
  'iu',
)

const singular = (said: string): string =>
  /^lorr/i.test(said) ? 'lorry' : said.toLowerCase().replace(/s$/, '')

/** A text in which what one load holds is told for each of the loads that are asked for. */
export function withLoadsAsked(text: string): string {
  const [own = '', size = '', called = ''] = sized.exec(text) ?? []
  const [behind = '', name = '', amount = ''] = sizedBehind.exec(text) ?? []
  const rated = (said: string, held: string, many: string) =>
    `${held} per ${singular(many)}. ${text.replace(said, `how many ${many}`)}`
  if (own !== '') return rated(own, size, called)
  if (behind !== '') return rated(behind, amount, name)
  const [, load] = asks.exec(text) ?? paid.exec(text) ?? []
  const told = load === undefined ? null : (before.exec(text) ?? named.exec(text))
  return told?.[1] === undefined ? text : text.replace(told[0], ` ${told[1]} per ${singular(load ?? '')}`)
}
