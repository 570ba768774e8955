import { commodityById } from '../../commodities/catalogue.ts'
import { isKnownInput } from '../../commodities/known/known-inputs.ts'
import { placesNamed } from '../asides/places-named.ts'
import { saidWithTimes } from '../asides/said-with-times.ts'
import type { Danger } from '../danger/find-danger.ts'
import { type KnownPlaces, readPlaces } from '../find-place.ts'
import { asksForCoins, findCurrencies, isCoinOf } from '../find-units.ts'
import { repeats } from '../intent/asked-otherwise.ts'
import { comparisonAsked, isOfComparison } from '../intent/comparison-asked.ts'
import { comesTo } from '../intent/not-given.ts'
import type { OtherLanguage } from '../languages/language.ts'
import { leftOver } from '../left-over.ts'
import { farmFigures } from '../quantities/farm-figures.ts'
import { piecesAsked } from '../quantities/pieces-asked.ts'
import { readQuantities } from '../quantities/read-quantities.ts'
import type { NamesRead } from '../spoken/read-names.ts'
import { isOfLimit, thresholdAsked } from '../stock/threshold-asked.ts'
import { priceKindsOf, withoutPriceKind } from '../stored/price-kind.ts'
import { without } from '../without-words.ts'
import type { ThingsNamed } from './things-named.ts'

const none: ReadonlySet<string> = new Set()

export type WordsRead = ReturnType<typeof readWords>

/** Reads the words beside the names: places, figures with their units, currencies; what is left, nobody could place. */
export function readWords(
  whole: string,
  names: NamesRead,
  { commodities, named }: ThingsNamed,
  places: KnownPlaces,
  danger: Danger | undefined,
  asked: { readonly written: string; readonly language: OtherLanguage | undefined },
) {
  const { plain } = names
  const pieces = commodities.includes('eggs') ? piecesAsked(names.undated) : undefined
  const plainRest = without(pieces?.rest ?? names.undated, named)
  const { where, elsewhere, rest: placed } = readPlaces(plainRest, places, commodities.length === 1)
  const read = readQuantities(placed)
  const crop = commodities.map((id) => commodityById(id)?.bushel).find((bushel) => bushel !== undefined)
  const compared = comparisonAsked(plain, whole)
  // What the product is told to say is no figure of the farmer's.
  const threshold =
    danger === undefined && commodities.length > 0 && !compared.asksTimes && !comesTo(plain)
      ? thresholdAsked(plain, read.quantities)
      : undefined
  const figures = repeats.test(plain) || threshold ? {} : farmFigures(read.quantities, crop)
  const currencies = findCurrencies(read.rest)
  const [priceKind, kindAlso] = priceKindsOf(plain, commodities.length > 0 && commodities.every(isBought))
  const open = leftOver(priceKind === undefined ? read.rest : withoutPriceKind(read.rest))
  const ofTimes = commodities.length > 0 ? saidWithTimes(names.marked, names.undated, open) : none
  const left = open.filter(
    (word) =>
      !ofTimes.has(word) &&
      !isCoinOf(word, currencies[0]) &&
      !(threshold && isOfLimit(word)) &&
      !(commodities.length > 0 && isOfComparison(word, compared)),
  )
  const coins = currencies.length > 0 && asksForCoins(plain)
  return {
    ...read,
    pieces,
    coins,
    where,
    elsewhere,
    compared,
    threshold,
    figures,
    currencies,
    priceKind,
    kindAlso,
    left,
    /** Those of them that are told as places. */
    placesNamed:
      commodities.length === 1 ? placesNamed({ plain, undated: names.undated, ...asked }, left) : [],
  }
}

/** What farmers buy, and sell to nobody. */
const isBought = (id: string): boolean =>
  isKnownInput(id) || /^(?:fertilisers|energy)$/.test(commodityById(id)?.category ?? '')
