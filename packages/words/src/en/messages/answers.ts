import type { Suggestion } from '@smart-farming/market-core/answering/answer-builder'
import type { PriceKind, SmallTalk } from '@smart-farming/market-core/reader/question'

/**
 * Sentences of answers about prices and farm sums. Each code of `answering/statement` has at least
 * one.
 */
export const answers = {
  nearest: 'The nearest I have:',
  nearestTo: 'I have no price for “{words}”. The nearest I have:',
  notRead: 'I did not understand “{words}”.',
  took: 'I took {words}.',
  tookFor: '“{written}” to mean {name}',

  kindNotStored: {
    'farm-gate': 'I have no farm-gate prices for this.',
    retail: 'I have no retail prices for this.',
    wholesale: 'I have no wholesale prices for this.',
    futures: 'I have no futures prices. The exchange publishes them.',
    support: 'I have no support prices (MSP). The government publishes them.',
  },
  unknownPlace: 'I have no prices for {place}.',
  notFound: {
    here: 'I have no local price for {name}.',
    there: 'I have no price for {name} there.',
    any: 'I have no price for {name}.',
  },
  others: 'I have: {others}.',
  noneAtAll: 'I have no price for {series}.',
  noneIn: 'I have no price for {series} in {month}.',
  noneThen: 'I have no price for {series} in that period.',
  runFrom: 'My prices run from {since} to {until}.',
  whichThing: 'Which crop or fertiliser do you mean?',

  price: '{series}: {price}.',
  moved: 'That is {changes}.',
  movedThen: 'That was {changes}.',
  onMonth: '{moved} on the month before',
  onYear: '{moved} on the year before',
  between: '{moved} from {start} to {end}',
  oldPrice: 'The latest price is {months} old.',
  doubted: '{price} may be an error: the previous price was {before}.',
  oddValue: '{price} may be an error: the prices before and after it were {before} and {after}.',
  otherKinds: 'Other kinds: {kinds}.',
  newerElsewhere: 'There is a newer price, from {month}: {series}.',
  change: '{series}: from {from} to {to}, {moved}.',
  direction: {
    yesUp: 'Yes, it rose.',
    yesDown: 'Yes, it fell.',
    noUp: 'No, it rose.',
    noDown: 'No, it fell.',
    neither: 'No, it did not change.',
  },
  range: '{series}, {months} to {until}: {first}, {second}, {third}.',
  rangeLed: '{series}: {first} ({months} to {until}; {second}, {third}).',
  lowest: 'lowest {price}',
  highest: 'highest {price}',
  mean: 'mean {price}',
  variation: 'Monthly prices vary by {percent} around the mean ({volatility}).',
  fromHighest: {
    below: '{series}: {to}, {percent} below the high of {from}.',
    above: '{series}: {to}, {percent} above the high of {from}.',
  },
  fromLowest: {
    below: '{series}: {to}, {percent} below the low of {from}.',
    above: '{series}: {to}, {percent} above the low of {from}.',
  },
  meansApart: '{series}: mean {mean} from {start} to {end}, {mean2} from {start2} to {end2}: {moved}.',
  season:
    '{series}: usually dearest in {peak} ({peakIndex}, where the year’s average is {average}) and cheapest in {low} ({lowIndex}), based on prices from {start} to {end}.',
  weakSeason: 'Individual years differ by more than that, so it is a weak guide.',
  noSeason: 'I have too few years of prices to show a season for {series}: I need more than three.',

  limit: {
    above: '{series}: {price}, {percent} above {limit}.',
    below: '{series}: {price}, {percent} below {limit}.',
  },
  past: {
    above: '{series}: {months} above {limit} from {start} to {end}. The last was {last}.',
    below: '{series}: {months} below {limit} from {start} to {end}. The last was {last}.',
  },
  never: {
    above: '{series}: no month above {limit} from {start} to {end}. The highest was {last}.',
    below: '{series}: no month below {limit} from {start} to {end}. The lowest was {last}.',
  },

  gap: '{higher} is dearer than {lower} by {difference} ({percent} more).',
  gapLess: '{lower} is cheaper than {higher} by {difference} ({percent} less).',
  cheapestFirst: 'Per {unit}, cheapest first: {prices}.',
  dearestFirst: 'Per {unit}, dearest first: {prices}.',
  risesFirst: 'Largest rise first: {moves}.',
  fallsFirst: 'Largest fall first: {moves}.',
  swings: 'Price swings from month to month (standard deviation): {swings}.',
  notComparable: {
    time: 'The latest prices are too far apart in time to compare.',
    unit: 'I cannot compare these prices: they are in different units or currencies.',
  },

  notYourPrice: 'This is a world price, not what you will be paid.',
  converted: 'Converted at {rates}.',
  rate: '{rate} ({date})',
  fixedRate: '{rate} (fixed by law since {date})',
  notInUnit: 'I cannot convert this to “{unit}”.',
  byDensity: 'Calculated at {figure} kg per litre of {name} (Codex Alimentarius).',
  noRate: 'I have no exchange rate from {from} to {to}.',
  noRateTo: 'I have no exchange rate to {to}.',
  bagWeight: 'How many kg does one bag hold? Tell me, and I will calculate it.',

  given: 'Your figures: {figures}.',
  sumNeeds: 'Tell me {missing}, or use [Farm sums](/dashboard?tab=sums).',
  noCommonMoney: 'Your figures are in {currencies}. Give me all of them in one currency.',
  worth: '{amount}: {money}.',
  worthOf: '{amount} of {name}: {money}.',
  total: 'Total: {money}.',
  totalFor: 'Total for {amount}: {money}.',
  left: '{output} less costs of {cost} leaves {left}.',
  loss: '{output} less costs of {cost} is a loss of {left}.',
  marginLeavesOut: 'A gross margin leaves out rent, machinery and your own work.',
  breakEven: 'Break-even price: {price} (costs of {cost} for {amount}).',
  breakEvenYield: 'Break-even: {amount} (costs of {cost}).',
  each: 'Each: {value} ({of} divided by {by}).',
  percentOf: '{percent} of {of} is {value}.',
  dryMatter: '{amount} at {from} moisture is {result} at {to}: {lost} of water is lost.',
  ratio: '{bought} of {input} costs {sold} of {product}.',
  noRatio: 'I cannot compare {product} with {input}: their prices have no currency or weight in common.',

  noForecast: 'I can’t predict prices.',
  noAdvice: 'I can’t tell you whether to sell or to hold.',
  saleHangsOn:
    'It depends on your storage costs and losses, on when you need the money, and on how the price usually moves over the year.',
  emergency: {
    call: 'This is an emergency: call {ambulance} now, or go to the nearest doctor or hospital at once.',
    fireBrigade: 'Fire brigade: {number}.',
    poisonCentre: 'Poison centre: {number}.',
    meanwhile:
      'Do not follow anyone into a pit, tank, silo or water. Switch off power and machines first. After poisoning: do not make them vomit; rinse eyes and skin with plenty of water for 15 minutes; take the container or label with you. Do not leave the person alone. For a sick animal, call a vet.',
  },
  noDose:
    'Follow the product label for the dose, the mixture and the waiting time. Without the label, do not use the product.',
  seeForecast: 'Ask the Farm Assistant: it reads the forecast for your farm.',
  noKnowledge: 'I don’t have reliable advice on {subject}.',
  noKnowledgeOf: 'I don’t have reliable advice on {subject} for {name}.',
  askWhom: 'Ask {anywhere}.',
  whoCanHelp: 'You can contact {known}. Or ask {anywhere}.',
  contact: '{name}, {reach} ({publisher}, {where}; as of {month})',
  suggestions: {
    price: 'What is maize worth?',
    change: 'How has wheat moved over the last year?',
    compare: 'Compare maize and sorghum',
    ratio: 'How many kg of maize buy a kg of urea?',
    sum: '20 bags at 3,000 each, costs 20,000: what is left?',
  },
  talk: {
    greeting: 'Hello. Ask me for a price, a price change, or a sum with your own figures.',
    thanks: 'You’re welcome.',
    agreed: 'Good. Ask me any time.',
    capabilities:
      'Ask me for crop and fertiliser prices: current, past, compared, highest and lowest, or by season. I also do farm sums: totals, profit, break-even, shares, units and currencies.',
    unreadable:
      'I cannot read that language. Please ask in English, français, español, português, Kiswahili, हिन्दी or العربية. If someone is poisoned or hurt, call your emergency number now (112 in most countries).',
    other: 'I did not understand that. Ask me about prices, farm sums or the weather.',
  },
} as const satisfies {
  readonly [key: string]: string | object
  readonly kindNotStored: Record<PriceKind, string>
  readonly suggestions: Record<Suggestion, string>
  readonly talk: Record<SmallTalk, string>
}
