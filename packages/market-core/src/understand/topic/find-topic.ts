import { commodityById } from '../../commodities/catalogue.ts'
import { findIntent } from '../intent/find-intent.ts'
import { asksOfProduct, comesTo, foretells } from '../intent/not-given.ts'
import { failsToFill, looksIll, ofAnimals } from './asked-of.ts'
import { isNearPlainWord, isPlainWord } from './plain-words.ts'
import type { Topic } from './topic.ts'
import { saidTopic } from './topic-rules.ts'
import { hasSign, spelled } from './topic-signs.ts'

/**
 * What a question is about, and whether it says so itself: a crop's name alone is a price question, but a faint one.
 */
export interface TopicFound {
  readonly topic: Topic
  readonly said: boolean
  /** It asks for somebody who knows. */
  readonly asksWho?: boolean
}

interface Named {
  readonly commodities: readonly string[]
  /** The question without the names of commodities. */
  readonly rest: string
  /** The words of it that nobody could place. */
  readonly left: readonly string[]
  /** All of them stand with who asks, and say nothing of what is asked. */
  readonly isTold?: boolean
  /** It names money, a weight, a time, a grade or a market: what else it says, it asks of a price. */
  readonly asksOfPrices?: boolean
  /** All that was said, circumstances and all. */
  readonly whole?: string
}

const ofTheField: ReadonlySet<Topic> = new Set([
  'pest-and-disease',
  'nutrients',
  'sowing-and-calendar',
  'livestock',
])
/** A year, or a month of one. */
const ofYear = /(?<![^ ])(?:19|20)\d\d(?![^ ])/
const statistic = /(?<![^ ])(?:averages?|avg|avrage|mean|highest|lowest|highs?|lows?|peak)(?![^ ])/
const asksHow =
  /(?<![^ ])(?:how (?:to|do|should|can|many|much)|when (?:to|do|should|can)|best|which month|yield|yields|apply|applied|dose|rate of|per acre|per hectare)(?![^ ])/

/** So much of a currency. */
const ofMoney =
  /(?<![^ ])(?:\d[^ ]* ?(?:dollars?|cents|euros?|pounds?|shillings?|bob|ksh|ugx|tsh|naira|rupees?|rs|rands?|reais|pesos?|francs?|usd|eur|gbp|inr|kes|zar|brl|xaf)|[$€£₹] ?\d[^ ]*)(?![^ ])/
/** A mark without a currency is of a price, too. */
const comesToMoney = (rest: string): boolean => comesTo(rest) && /\d/.test(rest)
const asksWhatToDo =
  /(?<![^ ])(?:what (?:do|can|could|should|shall|must|to|i go|we go) (?:i |we |one )?(?:do|use|put|apply|spray)|what to (?:do|use|put)|wetin (?:i go|to) do|any (?:tips|advice|ideas?|help)|should (?:i|we) (?:treat|intervene|worry|uproot|remove|pull)|anything (?:to do|i can do|that can be done)|(?:are|is) back (?:on|in)|(?:has|have) (?:entered|invaded|attacked|appeared)|how (?:do|can|to|should) (?:i |we )?(?:manage|handle|save|stop|treat|cure|rescue|help|get rid of|deal with|fight))(?![^ ])/

/** What asks for a price without its word, where the name of a thing was taken out. */
const asksWorth =
  /(?<![^ ])(?:how much(?: (?:is|s|are|was|were|for|per|now|today|the|an?|one|in|all))*$|what (?:is|s|are|was|were)(?: the| this| our| my)* (?:at|per|for|worth)(?![^ ]))/

const isBesidePrices = (word: string): boolean => isPlainWord(word) || isNearPlainWord(word)

/** The topic of a plain question, from the words that say it and from what else stands beside the commodities. */
export function findTopic({
  commodities,
  rest,
  left,
  isTold = false,
  asksOfPrices = false,
  whole = '',
}: Named): TopicFound {
  // What a price will come to is a price, though "by harvest" stands beside it.
  const isToCost = comesToMoney(rest) || (foretells(rest) && ofMoney.test(rest))
  if (commodities.length > 0 && isToCost) return { topic: 'price', said: true }
  if (asksOfProduct(rest, commodities)) return { topic: 'other', said: true }
  // Oil and gas have no pest and no season, whatever word stands beside them.
  const isOfEnergy =
    commodities.length > 0 && commodities.every((id) => commodityById(id)?.category === 'energy')
  // "Urea, the average of 2025", "rubber in June 1998": of a year that is over a figure is asked.
  const isOfAYear = commodities.length > 0 && ofYear.test(whole) && !asksHow.test(whole)
  if (isOfAYear && statistic.test(rest)) return { topic: 'price', said: true }
  const isIll = commodities.length > 0 && looksIll.test(rest) ? ('pest-and-disease' as const) : undefined
  const said = saidTopic(rest, commodities) ?? saidTopic(spelled(rest, isBesidePrices), commodities) ?? isIll
  if (said !== undefined && ofTheField.has(said) && isOfEnergy && !asksHow.test(whole))
    return { topic: 'price', said: true }
  if (said !== undefined) return { topic: said, said: true }
  const isPlain = left.length === 0
  const intent = findIntent(rest, commodities)
  if (intent === 'capabilities' && (commodities.length === 0 || !isPlain))
    return { topic: 'other', said: true }
  if (isPlain && commodities.length > 0) return { topic: 'price', said: intent !== 'price' }
  if (asksOfPrices && commodities.length > 0) return { topic: 'price', said: true }
  if (ofAnimals(commodities)) return { topic: 'livestock', said: true }
  const asksWho = hasSign(rest, 'contact')
  // "I sell", "hold or wait": without a crop it is still about prices.
  const isToCome = intent === 'forecast' && commodities.length > 0
  if (isToCome && foretells(rest)) return { topic: 'price', said: true }
  if (
    isToCome &&
    /(?<![^ ])(?:crash|rise|fall|drop|climb|recover|go up|go down|higher|lower|will go up|will be|reach|hit)(?![^ ])/.test(
      rest,
    )
  )
    return { topic: 'price', said: true }
  if (intent === 'advice') return { topic: 'price', said: true }
  // What somebody tells of a grove before he asks what it is.
  if (commodities.length > 0 && (looksIll.test(whole) || failsToFill.test(whole)))
    return { topic: 'pest-and-disease', said: true }
  // Something is told of a crop, and asked what to do: whatever it is called, it is no price.
  if (commodities.length > 0 && asksWhatToDo.test(whole)) return { topic: 'pest-and-disease', said: true }
  // "My bags are packed, what is tea at?": nothing but its price is asked of a thing.
  if (commodities.length > 0 && isTold && asksWorth.test(rest)) return { topic: 'price', said: true }
  return { topic: 'other', said: asksWho, asksWho }
}
