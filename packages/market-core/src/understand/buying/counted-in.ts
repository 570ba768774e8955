import { COMMODITY } from '../quantities/measures.ts'

const unit =
  '(?:\\d+(?:\\.\\d+)? ?(?:kgs?|kilos?) )?(?:kgs?|kilos?|kilograms?|tonnes?|tons?|t|quintals?|qtl|bags?|sacks?|lbs?|pounds?|bushels?|cwt|maunds?)'
/** "How many kilos of urea", "tonnes of wheat for": what stands there is counted, and what follows is paid with. */
const counted = new RegExp(
  `^(?:.* )?how (?:many|much)(?: of)?(?: ${unit})?(?: of)?(?: the| my)? ${COMMODITY}(?![^ ])|^(?:and |so |please )*${unit} of ${COMMODITY} (?:for|per|against|to|in exchange for) (?:an?|one|each|1|the)(?![^ ])`,
)

/**
 * The thing whose quantity is asked for in a barter: the first that is named there. Undefined where nobody says.
 *
 * @param marked the plain question with a sign for each name
 * @param order the commodity of each sign
 */
export function countedIn(marked: string, order: readonly string[]): string | undefined {
  const [found] = counted.exec(marked) ?? []
  if (found === undefined) return undefined
  const at = found.split(' ').filter((word) => word === COMMODITY).length - 1
  return order[at]
}
