/** What the sorts of a thing are told from one another by, where the sources have each of them by itself. */
const sorts: readonly (readonly [thing: string, called: string, kinds: string])[] = [
  ['tea', 'auctions?|teas|markets?|centres?|centers?', 'colombo kolkata mombasa'],
  ['wheat', 'wheats', 'hrw srw'],
  ['banana', 'bananas|markets?', 'europe us'],
  ['sugar', 'sugars|markets?', 'eu us world'],
  ['crude', 'oils|crudes|benchmarks?', 'brent dubai wti'],
  ['coal', 'coals', 'australian south african'],
]
const any = 'kinds?|sorts?|types?|grades?|varieties|series|ones'
const count = '(?:(?:all|these|your|our|different|various|two|three|four|2|3|4|stored|world|big|main) )*'
const rules = sorts.map(([thing, called, kinds]): readonly [RegExp, string] => [
  new RegExp(
    `(?<![^ ])(?:which|what|who)(?: one)?(?: of)?(?: the)? ${count}(?:(?:${called}|${any})(?: of)?(?: the)? ${count}${thing}s?|${thing}s? (?:${called}|${any}))(?![^ ])`,
  ),
  `compare ${thing} ${kinds}`,
])
const ofThing = sorts.map(([thing, called, kinds]): readonly [RegExp, string] => [
  new RegExp(`(?<![^ ])${thing}s? which (?:of the )?${count}(?:${called}|${any})(?![^ ])`),
  `compare ${thing} ${kinds}`,
])
const superlative =
  /(?<![^ ])(?:best|dearest|highest|most|costliest|priciest|cheapest|lowest|least|worst|better|dearer|cheaper|higher|lower)(?![^ ])/
const superlatives = new RegExp(
  `(?<![^ ])(?:the )?(?:most (?:expensive|costly)|least (?:expensive|costly)|${superlative.source.slice('(?<![^ ])(?:'.length)}`,
  'g',
)
const isLow = /worst|least|low|cheap/
const bestPaid =
  /(?<![^ ])(?:paid|pays?|paying|fetched|fetch(?:es)?|brought|brings?|earned|earns?|sold|sells?|did|does|made|makes?)(?: you| farmers)? (?:the )?(best|most|better|worst|least|highest|lowest)(?: price)?(?![^ ])/
const onAverage =
  /(?<![^ ])(?:(?:on|in|by) (?:the )?(?:yearly |annual )?(?:average|mean)|as an average)(?: (?:over|across|of|for|in) (?:the |that |this )?(?:whole |entire |full )?year)?(?![^ ])/

/**
 * "Which of the three tea auctions paid best on average" sets the sorts of one thing against each other: the plain text
 * with their names. Text that asks for no best or worst of them stays.
 */
export function withKindsOfOne(plain: string): string {
  if (!superlative.test(plain)) return plain
  const [, kinds = ''] = [...rules, ...ofThing].find(([said]) => said.test(plain)) ?? []
  if (kinds === '') return plain
  return [...rules, ...ofThing]
    .reduce((text, [said, meant]) => text.replace(said, meant), plain)
    .replace(bestPaid, (_, best: string) => (isLow.test(best) ? 'less expensive' : ''))
    .replace(superlatives, (best) => (isLow.test(best) ? 'less expensive' : ''))
    .replace(onAverage, '')
    .replace(/\s+/g, ' ')
    .trim()
}
