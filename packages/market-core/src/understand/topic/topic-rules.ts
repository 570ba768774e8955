import { commodityById } from '../../commodities/catalogue.ts'
import { asksWhatOneCosts } from '../asking/what-one-costs.ts'
import {
  asksOfWeather,
  asksToBeCertified,
  asksWhatItMakes,
  asksWhenToSow,
  asksWhenToSpread,
  asksWhenToTreat,
  atATime,
  failing,
  failsToFill,
  feeds,
  feedsAPart,
  isFertiliser,
  measures,
  movesBy,
  movesOf,
  movesWithWeather,
  ofAnimals,
  ofItsCalendar,
  saysPrice,
  saysSoilTest,
  spreads,
  withoutAsides,
} from './asked-of.ts'
import {
  asksForGear,
  asksOfPoison,
  asksOfWaste,
  asksOfWeedkillers,
  asksWhoLends,
  looksForABuyer,
  reportsLoss,
} from './beside-the-field.ts'
import { type Rule, rulesOfTheField } from './field/rules-of-the-field.ts'
import { growthAsked } from './growth.ts'
import {
  asksHowItLooks,
  asksOfAFigure,
  asksOfSoilWarmth,
  asksWhatSuits,
  asksWhichDay,
  cameUponIt,
  coversWhatDries,
  isUnwell,
  keepsOutdoors,
  losesItsGreen,
} from './of-days.ts'
import { asksForPlantingMaterial, asksOfSettings, showsAFault } from './of-material-and-machines.ts'
import type { Topic } from './topic.ts'
import { hasSign, type TopicSign } from './topic-signs.ts'

const says =
  (sign: TopicSign) =>
  (rest: string): boolean =>
    hasSign(rest, sign)

const ofFeltHeat =
  /(?<![^ ])how (?:hot|cold|warm|humid)(?: [^ ]+){0,3} (?:feel|feels|today|tonight|tomorrow|afternoon|morning|evening|noon|outside)(?![^ ])/

/** A bid that is to be taken or left: of a price, whatever colour the maize has. */
const ofABid =
  /(?<![^ ])(?:accept|take|refuse|turn (?:it |that )?down|lock in|lock it in|lock|fix)(?: [^ ]+){0,6} (?:bid|bids|offer|offers|\d+ ?(?:a|per|an?|\/) [^ ]+|it or not|or not|or wait)(?![^ ])|(?<![^ ])(?:bid|bids|offer|offers|offered|offering|quoted?)(?: [^ ]+){0,12} (?:accept|take|refuse|turn (?:it |that )?down|lock in|lock|yes or no)(?![^ ])|(?<![^ ])deal or no deal(?![^ ])/

// In this order: a question with words of several topics is about the first. Whoever names money asks about money,
// whatever the money is for; an animal's disease is the animal's; and a seed that resists a disease is a seed.
const rules: readonly Rule[] = [
  ['price', (rest) => (ofABid.test(rest) && !hasSign(rest, 'weather')) || asksWhatItMakes(rest)],
  ['scheme', (rest) => reportsLoss(rest) || asksWhoLends(rest)],
  ['machinery-and-inputs', (rest) => showsAFault(rest) || asksForGear(rest)],
  ['pest-and-disease', (rest) => asksOfPoison(rest) || asksOfWaste(rest)],
  ['buyers', looksForABuyer],
  ...rulesOfTheField,
  ['pest-and-disease', (rest) => asksOfWeedkillers(rest) && !saysPrice(rest)],
  ['nutrients', saysSoilTest],
  ['variety-and-seed', (rest, commodities) => growthAsked(rest, commodities) === 'variety-and-seed'],
  ['sowing-and-calendar', (rest, commodities) => growthAsked(rest, commodities) === 'sowing-and-calendar'],
  [
    'sowing-and-calendar',
    (rest, commodities) =>
      commodities.length === 0 && /(?<![^ ])(?:which|what) (?:vegetable )?crops?(?![^ ]).* profit/.test(rest),
  ],
  ['sums', says('sums')],
  ['sums', (rest) => /(?<![^ ])how (?:many|much) [^ ]+ (?:are |is )?(?:in|make) (?:an? |one |\d)/.test(rest)],
  ['sums', (rest, commodities) => commodities.length === 0 && /\d/.test(rest) && measures(rest) > 1],
  ['sums', (rest) => / moisture/.test(rest) && /\d ?%/.test(rest)],
  [
    'other',
    (rest) => /(?<![^ ])(?:what|which) (?:crops|prices|commodities) do you (?:have|know)(?![^ ])/.test(rest),
  ],
  ['scheme', asksToBeCertified],
  ['sowing-and-calendar', (rest) => !saysPrice(rest) && asksWhenToSow(rest)],
  [
    'sowing-and-calendar',
    (rest, commodities) => commodities.length > 0 && !saysPrice(rest) && ofItsCalendar(rest),
  ],
  ['nutrients', (rest, commodities) => commodities.length > 0 && !saysPrice(rest) && feedsAPart(rest)],
  [
    'pest-and-disease',
    (rest, commodities) => commodities.length > 0 && !saysPrice(rest) && failsToFill.test(rest),
  ],
  [
    'weather',
    (rest) => !saysPrice(rest) && [asksWhichDay, asksOfSoilWarmth, asksHowItLooks].some((asks) => asks(rest)),
  ],
  ['weather', coversWhatDries],
  ['weather', (rest) => !saysPrice(rest) && keepsOutdoors(rest)],
  ['nutrients', (rest, commodities) => commodities.length > 0 && !saysPrice(rest) && losesItsGreen(rest)],
  [
    'variety-and-seed',
    (rest, commodities) => commodities.length > 0 && !saysPrice(rest) && asksWhatSuits(rest),
  ],
  [
    'livestock',
    (rest, commodities) => (hasSign(rest, 'livestock') || ofAnimals(commodities)) && isUnwell(rest),
  ],
  ['weather', (rest) => !saysPrice(rest) && hasSign(rest, 'livestock') && asksOfAFigure(rest)],
  ['pest-and-disease', (rest, commodities) => commodities.length > 0 && !saysPrice(rest) && cameUponIt(rest)],
  ['weather', (rest) => !saysPrice(rest) && (ofWindSpeed.test(rest) || ofDegreeDays.test(rest))],
  ['weather', (rest) => !saysPrice(rest) && ofDryingDays.test(rest)],
  // How likely the days make a disease is read from the hours; what to put against it, from no forecast.
  ['weather', (rest) => !saysPrice(rest) && ofDiseaseRisk.test(rest) && !asksOfARemedy.test(rest)],
  // How hot it will feel is the weather's, whatever the people in the field do meanwhile.
  ['weather', (rest) => !saysPrice(rest) && ofFeltHeat.test(rest)],
  // No exchange is stored: the world's price is the nearest thing, and no adviser on crops knows better.
  ['price', (rest, commodities) => commodities.length > 0 && ofAnExchange.test(rest)],
  ['buyers', (rest) => ofBuyers.test(rest) && !ofWorth.test(rest)],
  // How much fuel a field takes is no price of it.
  ['machinery-and-inputs', (rest, commodities) => commodities.some(isFuel) && usedOnLand.test(rest)],
  // What is sown or planted is no machine, wherever it is bought.
  ['variety-and-seed', (rest) => asksForPlantingMaterial(rest)],
  // How a combine or a sprayer is set is of the machine, whatever work it does.
  ['machinery-and-inputs', (rest) => asksOfSettings(rest) && !saysPrice(rest)],
  ['scheme', says('scheme')],
  ['weather', asksWhenToSpread],
  ['nutrients', feeds],
  ['pest-and-disease', (rest) => hasSign(rest, 'storePests') && hasSign(rest, 'buying') && !saysPrice(rest)],
  ['nutrients', (rest) => hasSign(rest, 'manure') && /(?<![^ ])(?:versus|vs|better|or)(?![^ ])/.test(rest)],
  // A pump that is broken waters nothing.
  [
    'machinery-and-inputs',
    (rest) =>
      /(?<![^ ])(?:pump|pumps|motor|engine)(?: [^ ]+){0,2} (?:not|broken|repair|fails?|leak[^ ]*|stopped)(?![^ ])/.test(
        rest,
      ) ||
      (hasSign(rest, 'broken') && (hasSign(rest, 'machinery') || hasSign(rest, 'irrigation'))),
  ],
  // The hire of a machine has no market.
  [
    'machinery-and-inputs',
    (rest) => hasSign(rest, 'machinery') && /(?<![^ ])(?:rent|rental|hire|hiring)(?![^ ])/.test(rest),
  ],
  ['price', movesWithWeather],
  ['price', asksWhatOneCosts],
  ['irrigation', (rest) => ofAPivot.test(rest) && atATime.test(rest) && !saysPrice(rest)],
  // The weather of a time, whatever it is asked for: "when will fog lift tomorrow, we are cutting cane".
  ['weather', asksOfWeather],
  ['price', saysPrice],
  ['price', (rest, commodities) => commodities.length > 1 && /(?<![^ ])ratio(?![^ ])/.test(rest)],
  [
    'price',
    (rest, commodities) =>
      commodities.length > 1 &&
      /(?<![^ ])how (?:many|much) .* for (?:one|an?|1|\d+) (?:tonnes?|tons?|bags?|sacks?|kg|kilos?)(?![^ ])/.test(
        rest,
      ),
  ],
  // "The cheapest fertiliser", "which fertiliser went up most".
  [
    'price',
    (rest, commodities) => commodities.length > 1 && commodities.every(isFertiliser) && movesOf.test(rest),
  ],
  [
    'price',
    (rest, commodities) =>
      commodities.length > 0 &&
      movesBy.test(rest) &&
      /(?<![^ ])(?:drop|dropped|fall|fell|rise|rose|happened|changed|moved)(?![^ ])/.test(rest),
  ],
  // Work that is to be done at a time, whatever it is done with: "fungicide at 2pm, rain may come".
  ['field-work', (rest) => /(?<![^ ])spray/.test(rest) && hasSign(rest, 'weather') && atATime.test(rest)],
  ['weather', (rest) => hasSign(rest, 'weather') && hasSign(rest, 'machinery') && atATime.test(rest)],
  ['field-work', asksWhenToTreat],
  ['field-work', (rest) => asksWhetherToSow.test(rest) && atATime.test(rest) && !saysPrice(rest)],
  ['field-work', (rest) => goesOut.test(rest) && atATime.test(rest)],
  ['field-work', (rest) => hasSign(rest, 'ground') && !hasSign(rest, 'pest')],
  [
    'field-work',
    (rest) => /(?<![^ ])plough(?![^ ])/.test(rest) && /(?<![^ ])(?:dry|day|days|week)(?![^ ])/.test(rest),
  ],
  ['field-work', (rest) => ofHay.test(rest) && !saysPrice(rest)],
  ['nutrients', says('manure')],
  // "Which hybrid, the dealer praises his own" is of the hybrid; "a dealer of hybrids" of where to get it.
  [
    'variety-and-seed',
    (rest) => /^(?:which|what|best)(?: [^ ]+)? (?:hybrids?|variet[^ ]*)(?![^ ])/.test(rest),
  ],
  ['field-work', (rest) => hasSign(rest, 'machinery') && goodDay.test(rest)],
  ['machinery-and-inputs', says('buying')],
  [
    'pest-and-disease',
    (rest) => namedAfterAnimals.test(rest) && !/(?<![^ ])(?:ate|eaten|eating|grazed)(?![^ ])/.test(rest),
  ],
  ['livestock', says('livestock')],
  [
    'livestock',
    (rest, commodities) =>
      ofAnimals(commodities) &&
      ['pest', 'sowing', 'illness'].some((sign) => hasSign(rest, sign as TopicSign)),
  ],
  ['variety-and-seed', says('variety')],
  ['nutrients', (rest) => /(?<![^ ])deficien/.test(rest)],
  // "Flower dropping, nutrient spray": a remedy that is named says what is asked.
  ['nutrients', (rest) => /(?<![^ ])(?:nutrients?|micronutrients?|foliar) sprays?(?![^ ])/.test(rest)],
  ['pest-and-disease', says('pest')],
  ['nutrients', says('nutrients')],
  ['pest-and-disease', (rest, commodities) => commodities.length > 0 && failing.test(rest)],
  ['nutrients', (rest, commodities) => commodities.some(isFertiliser) && spreads(rest, commodities)],
  [
    'sowing-and-calendar',
    (rest) => /(?<![^ ])(?:row distance|spacing|plant distance|row to row)(?![^ ])/.test(rest),
  ],
  ['machinery-and-inputs', says('machinery')],
  ['field-work', (rest) => hasSign(rest, 'fieldWork') && hasSign(rest, 'timing')],
  ['irrigation', says('irrigation')],
  ['weather', says('weather')],
  ['variety-and-seed', says('seed')],
  ['sowing-and-calendar', says('sowing')],
  ['field-work', says('fieldWork')],
]

/** "Where can I sell my beans", "any buyers", "I need a market for tomatoes": of who buys, not of what is paid. */
const ofBuyers =
  /(?<![^ ])(?:where (?:can|do|could|should|shall|to|would)(?: [^ ]+)? (?:i |we |one )?(?:sell|get rid of|take|find buyers?)(?! (?:at|for) (?:the )?(?:best|better|highest))|where(?: [^ ]+){0,4} (?:to sell|sell)|(?:any|some|know|find|need|want|get|looking for|look for|search(?:ing)? for|contact(?:s)? (?:of|for)|numbers? of|list of|connect me (?:to|with)|link me (?:to|with))(?: (?!for |than |as )[^ ]+){0,2} (?:buyers?|off ?takers?|purchasers?)|(?:i|we) (?:need|want|look for|am looking for|are looking for) (?:an? )?(?:buyer|market) for|who (?:buys|is buying|will buy|can buy|wants to buy|takes)(?! (?:at|most|cheap))|(?:does|do|is|are|will) (?:there )?(?:anyone|anybody|someone|somebody|people)(?: [^ ]+){0,3} (?:buy|buys|buying|takes?)|how (?:do|can) (?:i|we) find (?:an? )?(?:buyers?|market))(?![^ ])/

/** A speed is the wind's: "when is it below 12 km/h". */
const ofWindSpeed =
  /(?<![^ ])(?:above|over|below|under|less than|more than|drop to|fall to|reach) \d+ ?(?:km(?: \/)? h|kmh|kmph|kph|mph|knots?|m(?: \/)? s)(?![^ ])/

const usedOnLand =
  /(?<![^ ])how (?:many|much)(?: [^ ]+){0,5} (?:per|an?|each|one) (?:acre|acres|hectare|hectares|ha)(?![^ ])(?!.*(?:price|cost|worth))/
const isFuel = (id: string): boolean =>
  commodityById(id)?.category === 'energy' || /diesel|petrol|fuel|kerosene/.test(id)
const ofWorth =
  /(?<![^ ])(?:prices?|rates?|costs?|how much|worth|pays?|paid|paying|offers?|best|highest)(?![^ ])/

/** Contracts of an exchange. */
const ofAnExchange =
  /(?<![^ ])(?:futures|futures contracts?|cbot|ncdex|mcx|matif|euronext|safex|options? contracts?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* contracts?)(?![^ ])/

/** Weeds, some with an animal's name in theirs. */
const namedAfterAnimals =
  /(?<![^ ])(?:cow parsley|hemlock|ragwort|horsetails?|goat ?grass|goatweed|sheep.?s? sorrel|chickweed|duckweed|ox-?eye daisy|oxeye|hogweed|pigweed)(?![^ ])/

/** Whether a field may be sown on a day that is named. */
const asksWhetherToSow =
  /(?<![^ ])(?:fit|ok|okay|safe|good|dry enough|too wet|too sticky|sticky|ready|possible|can (?:i|we)|could (?:i|we)|shall (?:i|we)|should (?:i|we)|is it)(?: [^ ]+){0,4} (?:drill|drilling|sow|sowing|plant|planting|transplant|transplanting)(?![^ ])/

/** A sprayer, a drill or a combine that is to go out, and is neither broken nor for hire. */
const goesOut =
  /(?<![^ ])(?:(?:get on|go|going|get out|get|take|run|bring|be out|out|roll|start) (?:[^ ]+ ){0,2}(?:sprayer|drill|combine|baler|mower|spreader|boom)|(?:sprayer|drill|combine|baler|mower|spreader|spinner|boom) (?:[^ ]+ ){0,2}(?:out|go|going|rolling|run))(?![^ ])(?!.*(?:broken|hire|rent|calibrat|repair|nozzle|leak))/

/** "Which days for drying", "any good day to dry beans": days of the forecast, and no craft. */
const ofDryingDays =
  /(?<![^ ])(?:which|what|any|best|good|right|how many) (?:[^ ]+ )?days?(?: [^ ]+){0,6} (?:dry|drying|sun dry|sundry)(?![^ ])|(?<![^ ])(?:today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)(?: [^ ]+){0,3} (?:good|fit|fine|ok|okay|safe|dry enough)(?: [^ ]+){0,2} (?:dry|drying)(?![^ ])/
const ofDegreeDays =
  /(?<![^ ])(?:degree days?|gdd|gdus?|heat units|chill(?:ing)? (?:hours|units|portions))(?![^ ])/
const illnesses =
  'blight|mildew|scab|rust|septoria|fusarium|botrytis|sigatoka|blast|anthracnose|black pod|head blight|leaf spot|disease|fungus'
const ofDiseaseRisk = new RegExp(
  `(?<![^ ])(?:(?:${illnesses})(?: [^ ]+)? (?:chances?|risks?|pressure|weather|conditions|threat|danger|likely)|(?:chances?|risks?|pressure|danger|threat|conditions|weather|likely)(?: (?:of|for|to (?:get|see|have)))?(?: [^ ]+)? (?:${illnesses}))(?![^ ])`,
)
const asksOfARemedy =
  /(?<![^ ])(?:fungicides?|which spray|what spray|products?|remedy|remedies|control|treat|treatment|dose|management)(?![^ ])/

/** Grass or lucerne that is cut on a day, and baled: whether it dries. */
const ofHay =
  /(?<![^ ])(?:cut|cuts|cutting|mow|mowing|bale|bales|baling|ted|tedding|windrow[^ ]*)(?: [^ ]+){0,6} (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|weekend|this week|next (?:few )?days|dry|dries)(?![^ ])(?!.*(?:worms?|weevils?|aphids?|caterpillars?|pests?|stems?|leaves|roots))/

/** Water that is to be turned on: what rain is coming is only its reason. */
const ofAPivot =
  /(?<![^ ])(?:start|run|turn on|switch on|stop|need|use|put on)(?: [^ ]+){0,3} (?:pivots?|irrigation|sprinklers?|drip|water|watering|pump|pumps)(?![^ ])/

/** A day that work wants: a machine beside it is what it is done with. */
const goodDay =
  /(?<![^ ])(?:fine|dry|clear|sunny|rainless|suitable) (?:day|days|spell|weather|hours?)(?![^ ])/

/** The topic that the words of a plain question say; undefined where none is said. */
export const saidTopic = (rest: string, commodities: readonly string[]): Topic | undefined =>
  topicOf(withoutAsides(rest, commodities), commodities)

const topicOf = (rest: string, commodities: readonly string[]): Topic | undefined =>
  rules.find(([, holds]) => holds(rest, commodities))?.[0]
