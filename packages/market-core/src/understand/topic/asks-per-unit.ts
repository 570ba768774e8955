/** What goods are sold by: no land, and nothing that is poured on it. */
const unit =
  '(?:kgs?|kilos?|kilograms?|g|grams?|lbs?|pounds?|ounces?|oz|tonnes?|tons?|quintals?|bags?|sacks?|bales?|bundles?|bunch(?:es)?|heaps?|crates?|box(?:es)?|cartons?|trays?|dozen|pieces?|heads?|carts?|cartloads?|loads?|lorr(?:y|ies)|trailers?|wagons?|litres?|liters?|l|gallons?|drums?|barrels?|tins?|bottles?|cups?|jerrycans?|jerricans?|buckets?|baskets?|bushels?|metres?|meters?|m3|cubic (?:metres?|meters?|feet|foot))'
const perUnit = new RegExp(
  `(?<![^ ])(?:how much|price|cost|rate|what)(?: [^ ]+){0,2}? (?:an?|one|the|each|per|for an?|for one)(?: \\d+)?(?: [^ ]+)? ${unit}(?![^ ])|^(?:[^ ]+ ){1,4}(?:per|a|the) ${unit}$`,
)
/** What is done with it is asked of the field, or of a body, and what it holds of nobody's price. */
const done =
  /(?<![^ ])(?:need|needs|needed|apply|applied|use|uses|used|give|gives|put|feed|feeds|fed|spray|spraying|mix|mixed|add|dilute|require|requires|required|produce|produces|yield|yields|make|makes|drink|drinks|eat|eats|weigh|weighs|hold|holds|contain|contains|sow|sowing|plant|planting|seed|seeds|rate|dose|acre|acres|ha|hectare|hectares|how many|water|daily|day)(?![^ ])/

/** Whether a plain question asks for so much money for one of what goods are sold by: "how much a bale", "per kg". */
export const asksPerUnit = (plain: string): boolean => perUnit.test(plain) && !done.test(plain)
