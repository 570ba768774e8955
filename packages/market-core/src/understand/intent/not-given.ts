/**
 * What the product does not give, in whatever words it is asked for: what a price will do, and whether to sell or to
 * wait for it.
 */

/** "Is this the bottom", "has it peaked", "where is it heading", "any chance of a rise": of a price that is to come. */
const turns =
  /(?<![^ ])(?:is|was|are|s|at|near|reached|hit|seen|found|touched)(?: (?!off|below|under|above|from|away|far|beneath|short)[^ ]+){0,3} (?:the|its|a|rock) (?:bottom|peak|top|floor|ceiling|turning point|worst)(?: of it)?(?: now| yet| already| you think| do you think| or what| or not| over| for)?$|(?<![^ ])(?:has|have|is|are)(?: [^ ]+){0,3} (?:peaked|bottomed|topped|maxed)(?: out)?(?: yet| now| already)?(?: or| do| you|$)|(?<![^ ])bottomed out(?![^ ])/
const comes =
  /(?<![^ ])(?:do you|you|d you) (?:reckon|think|believe|guess|expect|see|suppose)(?: [^ ]+){0,4} (?:hit|hits|reach|reaches|touch|touches|get to|gets to|go to|goes to|make|break)(?: [^ ]+){0,2} \d|(?<![^ ])(?:gonna|about to|likely to|bound to|set to|due to (?:rise|fall|drop)|supposed to|(?:any|what) (?:chance|chances|hope|hopes)|(?:is|are) there (?:a )?(?:chance|hope))(?: [^ ]+){0,5} (?:up|down|rise|fall|drop|climb|recover|improve|better|worse|crash|change|higher|lower|cheaper|dearer)(?![^ ])|(?<![^ ])(?:which|what) way (?:is|are)(?: [^ ]+){1,4} (?:going|heading|headed|moving)(?![^ ])|(?<![^ ])(?:keep|keeps|carry|continue|go)(?: on)? (?:to )?(?:rising|falling|climbing|dropping|sinking|rise|fall)(?![^ ])|(?<![^ ])(?:has|have)(?: [^ ]+){0,2} (?:further|farther) to (?:fall|go|rise|drop)(?![^ ])|(?<![^ ])(?:get|come|go|goes|comes|climbs?|gets) back (?:up|to)(?![^ ])|(?<![^ ])(?:bounce|bounces|bouncing|spring|springs) back(?![^ ])|(?<![^ ])(?:gonna|going to) (?:climb|recover|rise|fall|drop|crash)(?![^ ])/
/** "Will it cross 8000 by January", "is it going to hit 300", "will it hold up": a mark that it has not reached. */
const reaches =
  /(?<![^ ])(?:(?:will|would|could|can|might|gonna|going to)(?: [^ ]+){0,4}|does(?: [^ ]+){0,2}) (?:cross|reach|hit|touch|break|top|pass|exceed|beat|clear|breach|see|make|go|get|be|rise|fall|climb|drop)(?: (?:above|over|past|beyond|under|below|to|back|through|up|down|even))*(?: (?:rs|ksh|usd|eur|gbp|[$€£₹]))? ?[$€£₹]?\d[^ ]*(?: [^ ]+){0,6} (?:by|before|until|till|this|next|again|soon|ever again)(?![^ ])/
const holdsUp =
  /(?<![^ ])(?:will|would|can|could|going to|gonna)(?: [^ ]+){0,4} (?:hold|stay|keep|remain) (?:up|high|firm|strong|steady|good|low|cheap|dear)(?![^ ])/
/** What else comes to a mark: the weather, the stand, the yield. */
const ofAnother =
  /(?<![^ ])(?:yield|yields|tall|height|moisture|temperature|temp|ph|\d[^ ]* ?(?:c|degrees?|mm|cm|m|metres?|meters?|inch(?:es)?|%|percent|kmh|mph|days?|weeks?|kg|tonnes?|tons?|bags?|litres?|leaves)(?! price))(?![^ ])/
/** True where a price is to come to a mark that is told, or is to stay where it is. */
export const comesTo = (plain: string): boolean =>
  (reaches.test(plain) && !ofAnother.test(plain)) ||
  (holdsUp.test(plain) && !/(?<![^ ])(?:i|we|my|our) (?:hold|keep|store)/.test(plain))

/** Years and records are of what has been. */
const hasBeen = /(?<![^ ])(?:(?:19|20)\d\d|ever|record|since|last|ago|between|month|when)(?![^ ])/

const promised =
  /(?<![^ ])(?:guarantee|guaranteed|promise|assure|swear|warrant|vouch|bet)(?: to)?(?: (?:me|us))?(?: that)?(?: [^ ]+){1,4} (?:stays?|remains?|keeps?|holds?|(?:will|wont|won t|would|does|doesnt|shall|is going to|can|cannot|never|not)(?: [^ ]+){0,2}|falls?|rises?|drops?|climbs?|crash(?:es)?|(?:goes|go|be|being) (?:up|down|above|below|under|over))(?![^ ])/

/** "Guarantee me that DAP stays under 650": of a price to come, whatever is done until then. */
export const promises = (plain: string): boolean => promised.test(plain)

/** True where a plain question wants to know what a price will do. */
export const foretells = (plain: string): boolean =>
  promises(plain) ||
  (turns.test(plain) && !hasBeen.test(plain)) ||
  (comes.test(plain) && !/(?<![^ ])ago(?![^ ])/.test(plain))

/** "Prices in my own bags", "what else can you do", "do you speak Swahili": of the product itself. */
const ofItself =
  /(?<![^ ])(?:what(?: kinds?| sorts?| type| types)?(?: of)? (?:things?|questions?|stuff) (?:can|could|do|may|should) (?:i|we) ask|(?:what|which) (?:crops?|products?|goods|commodities|things) (?:can|could|do|are) (?:you|u) (?:tell|have|know|give|cover|hold|show|got)|(?:what|which) (?:crops?|products?|goods|commodities) (?:you|u) (?:have|know|cover|hold|got)|what can (?:i|we) ask)(?![^ ])|(?<![^ ])(?:is (?:this|it) free|(?:do|can) you (?:know how to )?(?:do|make|work out|calculate)(?: the| my| a)? (?:sums?|costs?|calculations?|accounts?|maths?))(?![^ ])|(?<![^ ])(?:what|which|how much|how many)(?: all| else| other| more| other things?| kinds? of things?)* (?:can|could|do|will|would|are) you (?:able to |also )?(?:tell|do|help|answer|know|offer|calculate|compute|reckon|work out|show|give|cover|handle)(?: me| us| for me| for us| here| about)*(?: and| like| or| in|$)|(?<![^ ])(?:do|can|could) you (?:speak|understand|talk|write|reply|answer|read)(?: to me| me)?(?: in)? (?:my language|english|french|spanish|portuguese|swahili|kiswahili|hindi|arabic|other languages|languages|local|another language)(?![^ ])|(?<![^ ])(?:can|could|may) i (?:also )?(?:write|ask|speak|type|talk)(?: to you)?(?: in)? (?:my language|english|french|spanish|portuguese|swahili|kiswahili|hindi|arabic|another language)(?![^ ])|(?<![^ ])do you (?:only |just )?(?:do|have|know|give|cover)(?: only| just)? prices(?: only| and nothing else| or (?:also )?[^ ]+)?(?![^ ])|(?<![^ ])(?:in )?(?:what|which|how many) languages?(?: do| can| are| is)?(?: you)?(?![^ ])|(?<![^ ])(?:can|could|do|will) you (?:also )?(?:tell|give|show|work|quote|say|put|do|convert|count|reckon)(?: [^ ]+){0,3} (?:prices?|figures?|it|them|that|sums?)(?: [^ ]+){0,3} (?:in|per|by) (?:(?:my|our|other|any|different|local)(?: own)?|cur-own)(?![^ ])|(?<![^ ])prices? in cur-own(?![^ ])|(?<![^ ])prices? in (?:my|our)(?: own)? (?:bags?|sacks?|units?|measures?|money|currency|gunias?)(?![^ ])/

/** True where a plain question without a commodity asks what the product can do. */
export const asksOfProduct = (plain: string, commodities: readonly string[]): boolean =>
  commodities.length === 0 && ofItself.test(plain)
