const phrase = (pattern: string): RegExp => new RegExp(`(?<![^ ])(?:${pattern})(?![^ ])`)

const product =
  'pesticides?|insecticides?|herbicides?|fungicides?|weed ?killers?|roundup|glyphosate|chemicals?|sprays?|product|stuff|bottles?|containers?|cans?|label|it|this'
const poison = phrase(
  '(?:poisonous|toxic|dangerous|harmful|hazardous|bad|unsafe|safe) (?:to|for|around|near|on) (?:the |my |our )?(?:honey ?bees?|bees?|fish|fishes|birds?|earth ?worms?|worms|pollinators?|ladybirds?|wildlife|ducks|frogs|the environment|soil life)',
)

/** Beasts and people have a vet and a doctor. */
const toOthers =
  /(?<![^ ])(?:poisonous|toxic|harmful) (?:to|for)(?! (?:the |my |our )?(?:cows?|cattle|goats?|sheep|pigs?|people|humans?|man|us|me|child|children|kids|dogs?|cats?|chickens?|hens?|horses?|donkeys?|animals?|livestock))(?![^ ])/

/** "Is this herbicide poisonous to bees": what a product does to others is on its label, and no illness of theirs. */
export const asksOfPoison = (plain: string): boolean => poison.test(plain) || toOthers.test(plain)

const waste = new RegExp(
  `${phrase('throw(?:ing)? (?:them |it )?away|dispose|disposal|disposing|get rid of|expired|burn or bury|empty').source}.*${phrase(product).source}|${phrase(product).source}.*${phrase('throw(?:ing)? (?:them |it )?away|dispose|disposal|get rid of').source}`,
)
const ofProducts = phrase(
  '(?:pesticides?|insecticides?|herbicides?|fungicides?|chemicals?|poison|spray|empty) (?:bottles?|containers?|cans?|packets?|drums?|jerry ?cans?)|expired (?:pesticides?|insecticides?|herbicides?|fungicides?|chemicals?)|empty containers',
)

/** What is left of a product, and its empty bottles. */
export const asksOfWaste = (plain: string): boolean => ofProducts.test(plain) && waste.test(plain)

const gear = phrase(
  'gloves?|masks?|respirators?|goggles?|overalls?|gumboots?|ppe|protective (?:gear|clothes|clothing|equipment)',
)
const aboutGear = phrase('buy|which|what|type|kind|wear|need|get|best|cost|where|protects?')

/** What to wear at work: where to get it, and which. */
export const asksForGear = (plain: string): boolean =>
  gear.test(plain) &&
  aboutGear.test(plain) &&
  phrase('spray|spraying|poison|chemicals?|pesticides?|dust').test(plain)

const loss = phrase(
  '(?:hail|hailstorm|storm|flood|floods|rain|drought|frost|wind|fire|crop|pest)s? (?:loss|losses|damage|damaged|destroyed)|loss(?:es)? (?:in|of|to)|damage (?:to|in|of)',
)
const reported = phrase(
  'report|reported|reporting|claim|claims|intimate|intimation|inform|compensation|survey|72 hours?|helpline|insured|register',
)

/** "Hail loss in mustard, where do I report it": of an insurer or an office, and of no weather to come. */
export const reportsLoss = (plain: string): boolean => loss.test(plain) && reported.test(plain)

/** "My yams are rotting, who go buy them": a buyer is looked for. */
export const looksForABuyer = (plain: string): boolean =>
  phrase('who (?:go|fit|wan|wants? to|gonna|dey|is going to) (?:buy|take|carry)').test(plain)

/** A product against weeds, by when it is put on. */
export const asksOfWeedkillers = (plain: string): boolean =>
  /(?<![^ ])(?:pre|post)[- ]?emerg[^ ]*(?![^ ])/.test(plain)

/** Who lends to a farmer: a sum names figures. */
export const asksWhoLends = (plain: string): boolean =>
  phrase(
    'which bank|what bank|bank loan|who (?:lends|will lend|can lend|gives loans?)|(?:can|could) (?:you|they) lend',
  ).test(plain) && !/\d/.test(plain)
