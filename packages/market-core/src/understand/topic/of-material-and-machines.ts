/** Where something is to be had, and from whom. */
const whereToGet =
  /(?<![^ ])(?:where (?:to|can|do|could|should|will|would|shall)(?: [^ ]+){0,2} (?:buy|get|find|source|order|obtain)|who (?:sells?|has|supplies|supply|multiplies)|(?:need|want|looking for|get|find|buy|source|supplier of|suppliers of|dealer of)(?: [^ ]+){0,3} (?:clean|certified|disease free|virus free|healthy|quality|improved))(?![^ ])/
/** What is sown or planted. */
const plantingMaterial =
  /(?<![^ ])(?:certified|seeds?|seed potato(?:es)?|planting materials?|stems?|stakes|vines?|slips|splits|suckers?|seedlings?|saplings?|plantlets?|cuttings|setts|corms|rhizomes|tissue culture|mini ?tubers?|seed tubers?|rootstocks?|budwood)(?![^ ])/
/** The seed is only what these are made of, or for. */
const ofOtherThings =
  /(?<![^ ])(?:cakes?|meal|oil|drills?|planters?|seeders?|bags?|sacks?|dressing|treatment|price|prices|cost|costs|how much|cheap|cheaper|cheapest)(?![^ ])/

/** True where a plain question asks where seed, stems or suckers are to be had. */
export const asksForPlantingMaterial = (plain: string): boolean =>
  whereToGet.test(plain) && plantingMaterial.test(plain) && !ofOtherThings.test(plain)

const machine =
  /(?<![^ ])(?:combines?|headers?|harvesters?|threshers?|drum|concave|sieves?|balers?|drills?|planters?|seeders?|sprayers?|booms?|mowers?|ploughs?|tractors?|spreaders?)(?![^ ])/
const settings =
  /(?<![^ ])(?:settings?|set up|adjust|adjusting|adjustment|calibrat[^ ]*|header loss(?:es)?|grain loss(?:es)?|sieve loss(?:es)?|combine loss(?:es)?|losses on the combine|clearance|drum speed|rotor speed|fan speed|reel speed|concave)(?![^ ])/

/** True where a plain question asks how a machine is set, or what it loses. */
export const asksOfSettings = (plain: string): boolean => machine.test(plain) && settings.test(plain)

const anyMachine =
  /(?<![^ ])(?:combines?|headers?|(?:combine )?harvesters?|balers?|tractors?|sprayers?|seeders?|planters?|drills?|mowers?|engines?|foragers?|loaders?|threshers?|dashboard|monitor)(?![^ ])/
const showsACode =
  /(?<![^ ])(?:(?:error|fault|trouble|warning|alarm|diagnostic|erro|erreur|error) (?:code|message|light|lamp|number|[a-z]{0,3}-?\d[\d.]*)|code (?:error|erreur|erro|fault|[a-z]{0,3}-?\d[\d.]*)|(?:throws?|throwing|shows?|showing|flash(?:es|ing)?|displays?) (?:an? |the |me )?(?:error|fault|code)|check engine|warning (?:light|lamp)|red light)(?![^ ])/

/** True where a machine shows what is wrong with it: its dealer or its manual knows, and no forecast. */
export const showsAFault = (plain: string): boolean => anyMachine.test(plain) && showsACode.test(plain)
