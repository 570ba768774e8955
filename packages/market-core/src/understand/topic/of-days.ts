import { atATime } from './asked-of.ts'

const extreme =
  /(?<![^ ])(?:coldest|warmest|hottest|coolest|windiest|calmest|wettest|rainiest|driest|frostiest)(?: [^ ]+)? (?:night|nights|day|days|morning|mornings|afternoon|evening|hours?|spell|part)(?![^ ])|(?<![^ ])(?:which|what)(?: [^ ]+)? (?:day|night|morning|afternoon|evening)s?(?: [^ ]+){0,4} (?:coldest|warmest|hottest|coolest|windiest|calmest|wettest|rainiest|most rain|most wind|rains? (?:the )?most)(?![^ ])/

/** "The coldest night", "which day is windiest": the weather of a day that is to be found. */
export const asksWhichDay = (plain: string): boolean => extreme.test(plain)

const covered =
  /(?<![^ ])(?:cover|covered|uncover|bring (?:it |them |the [^ ]+ )?in|take (?:it |them |the [^ ]+ )?in|collect|leave (?:it |them )?(?:out|outside|uncovered)|put (?:it |them )?(?:under|away))(?![^ ])/
const drying =
  /(?<![^ ])(?:dry|drying|dries|sun|tables?|patio|mats?|tarpaulins?|tarps?|raised beds?|spread|yard|terrace|roof|outside|open)(?![^ ])/

/** "What does it bring" is of money; "bring it in" is not. */
const ofMoney = /(?<![^ ])(?:prices?|costs?|worth|sell|sells|sold|pay|pays|paid|insurance)(?![^ ])/

/** What dries in the open, and whether it is to be covered: rain decides. */
export const coversWhatDries = (plain: string): boolean =>
  covered.test(plain) && drying.test(plain) && atATime.test(plain) && !ofMoney.test(plain)

const soilWarmth =
  /(?<![^ ])(?:soil|ground|seedbed)(?: [^ ]+){0,2} (?:temperature|temp|warm|warm enough|too cold|cold)(?![^ ])/

/** How warm the soil is: no forecast here has it, and the air is the nearest thing. */
export const asksOfSoilWarmth = (plain: string): boolean => soilWarmth.test(plain)

const figureAtAnHour =
  /(?<![^ ])(?:temp|temps|temperature|humidity|wind speed|wind)(?: [^ ]+){0,3} (?:at |around |by )?(?:noon|midday|midnight|dawn|\d{1,2} ?(?:am|pm)|tonight|tomorrow|this (?:morning|afternoon|evening))(?![^ ])/
const feverish = /(?<![^ ])(?:fever|fevers|sick|ill|vet|calving|not eating|off feed)(?![^ ])/

/** A figure of the weather at an hour, whatever stands in the field: "ewes look hot, what is the temp at noon". */
export const asksOfAFigure = (plain: string): boolean => figureAtAnHour.test(plain) && !feverish.test(plain)

/** The temperature of a body: of cows with a fever. */
export const isUnwell = (plain: string): boolean =>
  /(?<![^ ])(?:fever|fevers|fevered|fievre|fiebre|febre|homa|bukhar|scour|scours|scouring|off (?:her|his|its|their|the|it s) (?:feed|food|grub|hay|nuts|cake|milk|legs|feet)|(?:dung|muck|droppings?) (?:is |are |like |as )*(?:like |as )?(?:water|soup|runny|loose|watery|bloody|green)|(?:not|won t|wont|stopped|doesn t|isn t) (?:eating|eat|feeding|suckling|suck|cudding|chewing (?:the |her |its )?cud))(?![^ ])/.test(
    plain,
  )

/** "How's it looking for Saturday": the weather, where nothing else is named. */
export const asksHowItLooks = (plain: string): boolean =>
  /(?<![^ ])(?:how s|hows|how is|how will|how does|how are)(?: (?:it|things|the days?|the (?:week|weekend)))? (?:look|looks|looking|shaping|shape)(?: up)?(?: (?:for|in|on|at|over|round|around|up|tomorrow|today|tonight|this|next|sat|sun|mon|tue|wed|thu|fri|weather)[^ ]*)/.test(
    plain,
  )

const caughtIt =
  /(?<![^ ])(?:lag (?:gaya|gayi|gaye|gai|raha|rahi|rahe|gya)|laga hai|lage hain|lagi hai)(?![^ ])/

/** "Chepa lag gaya": it has come upon the crop. */
export const cameUponIt = (plain: string): boolean => caughtIt.test(plain)

const ofStock =
  /(?<![^ ])(?:lambs?|ewes?|sheep|calves|calf|kids|goats?|cows?|cattle|chicks?|hens?|piglets?|horses?|foals?)(?![^ ])/
const outdoors =
  /(?<![^ ])(?:outside|outdoors|out|turn (?:them |the [^ ]+ )?out|put (?:them |the [^ ]+ )?(?:in|out)|leave (?:them |the [^ ]+ )?out|bring (?:them |the [^ ]+ )?in|in the field)(?![^ ])/
const thisNight = /(?<![^ ])(?:tonight|overnight|this (?:night|evening)|tomorrow)(?![^ ])/
const ailing =
  /(?<![^ ])(?:sick|ill|limping|lame|dying|died|dead|cough[^ ]*|scour[^ ]*|diarr[^ ]*|bloat[^ ]*|vet|broke|escaped|lost|stolen)(?![^ ])/

/** Animals that are to be in or out on a night: its weather decides. */
export const keepsOutdoors = (plain: string): boolean =>
  ofStock.test(plain) && outdoors.test(plain) && thisNight.test(plain) && !ailing.test(plain)

const paleLeaves =
  /(?<![^ ])(?:leaf|leaves)(?: [^ ]+){0,3} (?:yellow|pale|purple|yellowing|reddish)(?![^ ])|(?<![^ ])(?:yellow|pale|purple|yellowing)(?: of)?(?: [^ ]+){0,2} (?:leaf|leaves)(?![^ ])/

/** What an illness or a pest leaves on them. */
const marked =
  /(?<![^ ])(?:spots?|spotted|stains?|marks?|patch(?:es)?|powder|holes?|curl[^ ]*|mosaic|streaks?|stripes?|rust|blight|insects?|worms?|disease|virus)(?![^ ])/

/** Leaves that lose their green: whatever was done before, it is no question of that. */
export const losesItsGreen = (plain: string): boolean => paleLeaves.test(plain) && !marked.test(plain)

const site =
  /(?<![^ ])(?:highlands?|lowlands?|midlands|uplands?|altitude|(?:acid|sandy|clay|black|red|heavy|light|saline) soils?|rainfed|dry area|semi arid|short season)(?![^ ])/

/** "Which maize for the highlands": of what is sown there. */
export const asksWhatSuits = (plain: string): boolean =>
  site.test(plain) && /(?<![^ ])(?:which|what|best|good|suits?|suitable)(?![^ ])/.test(plain)
