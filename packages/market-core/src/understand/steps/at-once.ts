import { ageAsked, complainsOfAge } from '../age/age-asked.ts'
import type { Danger } from '../danger/find-danger.ts'
import type { KnownPlaces } from '../find-place.ts'
import { asksOfNow } from '../follow-up-share.ts'
import { asksMeaning } from '../intent/asked-otherwise.ts'
import { askedOfLast } from '../last/asked-of-last.ts'
import { asksWhenItWas } from '../last/of-two.ts'
import { plainText } from '../plain-text.ts'
import type { Question } from '../reading.ts'
import { findSmallTalk } from '../small-talk.ts'
import type { NamesRead } from '../spoken/read-names.ts'
import { isOfPricesHere, ofStored } from '../stock/of-stored.ts'
import { priceListAsked } from '../stock/price-list-asked.ts'
import { publisherIn, stockAsked } from '../stock/stock-asked.ts'
import { saidOfTheApp } from '../talk/of-the-app.ts'
import { findTerms } from '../terms/find-term.ts'

/** What is no question, or asks what a word means: known from the words alone, before any name is looked for. */
export function knownByWords(
  text: string,
  written: string,
  danger: Danger | undefined,
): Question | undefined {
  if (danger !== undefined) return undefined
  const whole = plainText(text)
  const ofApp = ofTheApp(written, whole)
  if (ofApp !== undefined) return ofApp
  const smallTalk = findSmallTalk(whole) ?? findSmallTalk(plainText(written), written)
  if (smallTalk !== undefined)
    return { topic: 'other', smallTalk, intent: 'unknown', commodities: [], figures: {} }
  const terms = findTerms(text)
  if (terms !== undefined) return { topic: 'price', ...terms, intent: 'price', commodities: [], figures: {} }
  // What a word means is no price, and nothing that is known here.
  if (asksMeaning.test(whole)) return { topic: 'other', intent: 'capabilities', commodities: [], figures: {} }
  return undefined
}

/** What is said of the app: that it fails, that its prices are old, or that a person is wanted in its place. */
function ofTheApp(written: string, whole: string): Question | undefined {
  const [own, inEnglish] = [plainText(written), whole].map(saidOfTheApp)
  const said = own?.length ? own : (inEnglish ?? [])
  if (said.length === 0) return undefined
  return {
    topic: 'other',
    smallTalk: said.includes('complaint') ? 'complaint' : 'person',
    ...(said.includes('person') && { asksWho: true }),
    ...(complainsOfAge(written) && { stock: { wants: 'age' } }),
    intent: 'unknown',
    commodities: [],
    figures: {},
  }
}

/** What asks of the stored prices as a whole, or of the answer that was told last: the names in it are enough. */
export function knownByNames(
  whole: string,
  names: NamesRead,
  places: KnownPlaces,
  previous: Question | undefined,
  danger: Danger | undefined,
  written: string,
): Question | undefined {
  if (danger !== undefined) return undefined
  // Of when a figure is that was told has an answer of its own.
  const isOfFigure = names.ids.length === 0 && askedOfLast(whole, previous) !== undefined
  const ofAge = isOfFigure ? undefined : ageAsked(plainText(written), names, places, previous)
  if (ofAge !== undefined) return ofAge
  const ofList = priceListAsked(whole, written, names.ids.length > 0, previous)
  if (ofList !== undefined) return ofList
  const ofStock = stockAsked(whole, names.ids.length > 0)
  const isOfBefore =
    previous !== undefined &&
    previous.commodities.length > 0 &&
    names.ids.length === 0 &&
    asksOfNow(names.plain)
  if (ofStock !== undefined && !isOfBefore) return ofStored(ofStock, names, places)
  if (previous !== undefined && asksWhenItWas(whole, previous)) return previous
  const ofLast = names.ids.length === 0 ? askedOfLast(whole, previous) : undefined
  if (ofLast === undefined) return undefined
  // Whoever asks how old the prices are, and was told none, asks of all of them.
  if (ofLast === 'origin' && previous === undefined && isOfPricesHere(whole))
    return ofStored({ wants: 'newest', ...publisherIn(whole) }, names, places)
  return { topic: 'price', intent: 'unknown', commodities: [], figures: {}, ...previous, ofLast }
}
