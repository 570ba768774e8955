import { plainText } from '../plain-text.ts'
import { fertilisers, medicines, poisons } from './chemicals.ts'

const oneOf = (names: readonly string[]): string =>
  names
    .map((name) => (name.endsWith('*') ? `${plainText(name.slice(0, -1))}[^ ]*` : plainText(name)))
    .join('|')
const whole = (source: string): RegExp => new RegExp(`(?<![^ ])(?:${source})(?![^ ])`)

const remedies = `${oneOf([...poisons, ...medicines])}|vaccines?|dewormers?|medicines?|drugs?|injections?|antibiotics?`
const substances = whole(`${remedies}|${oneOf(fertilisers)}`)
const poison = whole(oneOf(poisons))

const dosed = whole(
  'dose|doses|dosage|dosages|withdrawal|waiting (?:period|time)|mix|mixed|mixing|dilute|diluted|dilution|how long after|how soon|how many days (?:after|before|until|withdrawal)|concentration|strength|can i (?:eat|harvest|sell) after',
)
const applied = whole(
  'how (?:much|many)(?: [^ ]+){0,4} (?:put|apply|use|spray|inject|drench|add|pour|dip|treat|(?:i|we|each|cow|goat|hen|animal) (?:give|get))(?! (?:me|us)(?![^ ]))',
)
const counted = whole(
  'how many (?:tablets|injections|sachets|packets|pumps|bottles|pills|shots|drops|caps|capfuls|tins|tanks|boluses|spoons)(?!(?: [^ ]+){0,6} (?:buy|afford|sell|cover))',
)
const wanted = whole(
  `how much (?:of )?(?:the )?(?:${remedies}|${oneOf(fertilisers)})(?!(?: (?!if )[^ ]+){0,4} (?:cost|costs|pay|buy|afford))`,
)
const onLand = whole(
  'how much (?:for|per|an|each|on)(?: [^ ]+){0,2} (?:acres?|ha|hectares?|plants?|trees?|tanks?|pumps?|litres?)(?!(?: [^ ]+){0,4} (?:cost|costs|pay|spend|money))',
)

/**
 * True where a question asks how much of a spray, a medicine or a fertiliser to use, mix or give, or how long to wait,
 * whatever prices stand beside it: no sum may answer that.
 *
 * @param text in English words
 */
export function asksOfUse(text: string): boolean {
  const plain = plainText(text)
  if (!substances.test(plain)) return false
  return (
    [dosed, applied, counted, wanted].some((asks) => asks.test(plain)) ||
    (poison.test(plain) && onLand.test(plain))
  )
}
