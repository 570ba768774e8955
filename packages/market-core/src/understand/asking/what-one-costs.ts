/** What goods are packed in or weighed by: an acre, a tree, a cow and a day are none of these. */
const units =
  'litres?|liters?|kilos?|kgs?|lbs?|pounds?|bottles?|gallons?|bags?|sacks?|dozens?|tonnes?|tons?|quintals?|bales?|bundles?|rolls?|bunch(?:es)?|box(?:es)?|crates?|cartons?|cases?|trays?|tins?|buckets?|baskets?|drums?|jerrycans?|loads?|lorry loads?|truckloads?|pallets?|botte|rollos?|fardos?|unidad|pieces?'
const asked = new RegExp(
  `(?<![^ ])(?:how much(?: (?:is|are|for|was|were|does|do|it|they|cost|costs))*|cost|price)(?: of)?(?: (?:each|apiece|(?:an?|per|the|one|every|each) (?:(?:big|small|round|square|large|wrapped|full|one) )?(?:one|${units})))(?: (?:please|pls|now|today|sir|madam|thanks|there|here))*$`,
)

/**
 * Whether a question ends in what one of its bales, bags or boxes costs, as prices are asked for: no work of a field is
 * called so, though hay is baled.
 *
 * @param rest a plain question without the names of commodities
 */
export const asksWhatOneCosts = (rest: string): boolean => asked.test(rest)
