/** Kinds of things by their names, and whichever of them has world prices: "the cheapest grain" asks for all. */
const groups: readonly (readonly [names: string, ids: readonly string[]])[] = [
  ['grains?|cereals?', ['maize', 'wheat', 'rice', 'barley', 'sorghum']],
  [
    '(?:vegetable |cooking |edible |seed )?oils?',
    ['palm-oil', 'soybean-oil', 'sunflower-oil', 'rapeseed-oil', 'coconut-oil', 'groundnut-oil'],
  ],
  ['oilseeds?|oil seeds?', ['soybeans', 'groundnuts']],
  ['meats?', ['beef', 'chicken', 'lamb']],
  ['coffees', ['coffee-arabica', 'coffee-robusta']],
  ['fruits?', ['bananas', 'oranges']],
  ['fuels?|energy', ['crude-oil', 'natural-gas']],
]
const named = groups.map(([names, ids]) => [new RegExp(`(?<![^ ])(?:${names})(?![^ ])`), ids] as const)

/** What asks for all of a kind, not for one thing that is called by it. */
const ofAll =
  /(?<![^ ])(?:cheapest|dearest|most expensive|which|all|list|rank|compare|most|every|what grain|what oil|what meat)(?![^ ])/

/** "When was cooking oil cheapest", "in which month": of a time, and not of which thing. */
const ofOneTime =
  /(?<![^ ])when (?:is|was|were|did|has|have)(?![^ ])(?:.*(?<![^ ])(?:cheapest|dearest|most expensive)(?![^ ]))?|(?<![^ ])which (?:months?|years?|quarters?|time)(?![^ ])(?:.*(?<![^ ])(?:cheapest|dearest|most expensive)(?![^ ]))?/g

/** The commodities of a kind that a question asks for as a whole, and what is left of it without the kind's name. */
export function readGroup(plain: string): { ids: readonly string[]; rest: string } | undefined {
  if (!ofAll.test(plain.replace(ofOneTime, ' '))) return undefined
  const found = named.find(([name]) => name.test(plain))
  return found && { ids: found[1], rest: plain.replace(found[0], ' ').replace(/\s+/g, ' ').trim() }
}
