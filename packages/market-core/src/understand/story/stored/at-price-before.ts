import type { Question } from '../../reading.ts'
import { atStoredPrice } from './at-stored.ts'

/** "What is potash?", "OK, 50 kg an acre on 160 acres, what's the bill at that": a sum at the price that was told. */
export function atPriceBefore(
  text: string,
  question: Question,
  previous: Question | undefined,
): Question | undefined {
  if (previous?.topic !== 'price' || previous.commodities.length !== 1 || question.commodities.length > 0)
    return undefined
  if (previous.period !== undefined || !ofBefore.test(text)) return undefined
  const { commodities, place, variety } = previous
  const asked = atStoredPrice(text.replace(ofBefore, 'at your price'), { commodities })
  if (asked === undefined) return undefined
  const { unplaced: _, story: __, ...known } = question
  return {
    ...known,
    commodities,
    ...(place && { place }),
    ...(variety && { variety }),
    topic: 'sums',
    atStored: asked.marked,
    told: text,
  }
}
const ofBefore = /(?<!\p{L})at (?:that|this)(?: price| rate)?(?=\s*[?.!]*\s*$)/iu
