import type { Message } from '../asking/way.ts'
import { isOneMonth } from '../period/period.ts'
import type { Question } from '../reading.ts'
import type { Bought } from './bought.ts'
import { boughtAsked } from './bought-asked.ts'
import { goodsOf } from './goods-paid.ts'

/**
 * What so much money buys of the thing that a turn names, or else of that which was asked about before. Undefined where
 * none of that is asked, where a word of it is not known, or where it is of several things.
 */
export function withBought({ text, whole, previous, read }: Message): Question | undefined {
  const { danger, atStored, conversion, threshold, stock } = whole
  if ([danger, conversion, threshold, stock].some((one) => one !== undefined)) return undefined
  const isAfterPrice = previous?.topic === 'price' && previous.commodities.length === 1
  const asked = boughtAsked(text, isAfterPrice)
  if (asked === undefined) return undefined
  // What is sold by weight has a sum of its own, at the newest price.
  const isOfPieces = asked.in?.kind === 'dozen' || asked.in?.kind === 'volume'
  if (atStored !== undefined && whole.period === undefined && !isOfPieces) return undefined
  const { rest, paid } = asked
  const of = previous === undefined ? undefined : goodsOf(previous, isOneMonth)
  const own = read(`price of ${rest}`)
  const isNamed = own.commodities.length > 0 && rest !== ''
  const thing = rest === '' || !isNamed ? previous : own
  const one = rest === '' ? previous : own
  if (thing === undefined || one === undefined || (!isNamed && !isAfterPrice)) return undefined
  if (own.topic !== 'price' && rest !== '') return undefined
  if (rest !== '' && [own.unplaced, own.product, own.isCompound].some((left) => left !== undefined))
    return undefined
  if (thing.commodities.length !== 1) return undefined
  const { commodities } = thing
  const variety = one.variety ?? (isNamed ? undefined : previous?.variety)
  const place = one.place ?? (isNamed ? undefined : previous?.place)
  const time = isNow(text) ? undefined : one.period
  if (time !== undefined && !isOneMonth(time) && one === own && own.period !== previous?.period)
    return undefined
  const period = time !== undefined && isOneMonth(time) ? time : undefined
  const paidWith = 'money' in paid ? paid : of && { goods: { ...paid.goods, of } }
  // What is paid with, and what it buys, are two things.
  const isOfItself = 'goods' in paid && (!isNamed || commodities[0] === of?.commodities[0])
  if (paidWith === undefined || isOfItself) return undefined
  const bought: Bought = { ...(asked.in && { in: asked.in }), ...paidWith }
  const { language, written, took } = whole
  const currency = 'money' in paid ? paid.currency : undefined
  return {
    topic: 'price',
    intent: 'price',
    ...(language && { language }),
    ...(written && { written }),
    ...(took && { took }),
    commodities,
    ...(variety && { variety }),
    ...(place && { place }),
    ...(period && { period }),
    ...(currency && { currency }),
    ...(bought.in?.kind === 'mass' && { unit: bought.in.unit }),
    ...((bought.in?.kind === 'sack' || bought.in?.kind === 'volume') && { wanted: bought.in }),
    figures: {},
    bought,
  }
}

const isNow = (text: string): boolean =>
  /(?<!\p{L})(?:now|today|currently|present|newest|latest)(?!\p{L})/iu.test(text)
