import { commodityById } from '../commodities/catalogue.ts'
import { atMoisture, cushionPercent } from '../margins.ts'
import { convertMass, kilograms } from '../mass.ts'
import { latest } from '../series.ts'
import type { Figures, GivenFigure } from '../understand/quantities/farm-figures.ts'
import { hectaresPer } from '../understand/quantities/measures.ts'
import type { Question } from '../understand/question.ts'
import type { Draft } from './answer.ts'
import type { Fact } from './fact.ts'
import type { MonthlySeries } from './series/price-series.ts'
import type { Display } from './series/shown-price.ts'
import { labelOf, priced } from './series/shown-values.ts'
import type { Amount, TonnePrice } from './statement.ts'

/** What a question wants the worth of: its kilograms or litres, as it said them. Undefined where it has no amount. */
export function amountAsked({
  figures,
  wanted,
  commodities,
  pieces,
}: Question): { amount: Amount; kg?: number; litres?: number; pieces?: number } | undefined {
  if (pieces !== undefined) return { amount: { pieces }, pieces }
  const crop = commodities.map((id) => commodityById(id)?.bushel).find((one) => one !== undefined)
  const amounts = figures.given?.filter(({ role }) => role === 'amount' || role === 'yield') ?? []
  // Of which of several things the first amount is, nobody says.
  if (amounts.length > 1) return undefined
  const harvest = figures.yieldTPerHa !== undefined && figures.areaHa !== undefined
  const said = harvest
    ? undefined
    : figures.given?.find(({ role, measure }) => role === 'amount' && measure?.kind !== 'volume')
  const measure = said?.measure ?? (wanted?.kind === 'sack' ? wanted : undefined)
  const count = said?.value ?? 1
  if (measure?.kind === 'sack') return { amount: { count, sackKg: measure.kg }, kg: count * measure.kg }
  if (measure?.kind === 'mass') {
    const kg = kilograms(measure.unit, crop)
    return kg === undefined ? undefined : { amount: { count, unit: measure.unit }, kg: count * kg }
  }
  const { litres, yieldTPerHa, areaHa } = figures
  if (litres === undefined && yieldTPerHa !== undefined && areaHa !== undefined) {
    const tonnes = yieldTPerHa * areaHa
    return { amount: { count: tonnes, unit: 't' }, kg: tonnes * 1000 }
  }
  return litres === undefined ? undefined : { amount: { litres }, litres }
}

/** What so much of it is worth at the price that is shown. False where the price is of another kind of amount. */
export function sayWorth(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  asked: NonNullable<ReturnType<typeof amountAsked>>,
): boolean {
  const price = latest(series.prices)
  const { basis } = series
  const times =
    basis.kind === 'mass' && asked.kg !== undefined
      ? asked.kg / basis.kg
      : basis.kind === 'volume' && asked.litres !== undefined
        ? asked.litres / basis.litres
        : basis.kind === 'count' && asked.pieces !== undefined
          ? asked.pieces / basis.pieces
          : undefined
  if (price === undefined || times === undefined) return false
  const shown = priced(price, display, labelOf(series))
  // The display's factor holds its unit as well as its money.
  const shownKg =
    typeof display.per === 'string'
      ? kilograms(display.per, commodityById(series.commodity)?.bushel)
      : display.per.kg
  const perUnit = basis.kind === 'mass' ? (shownKg ?? basis.kg) / basis.kg : 1
  const money = (shown.price.value / perUnit) * times
  draft.from(series).say(
    {
      code: 'worth',
      values: {
        commodity: series.commodity,
        amount: asked.amount,
        series: labelOf(series),
        price: shown.price,
        currency: shown.price.currency,
        money,
      },
    },
    shown.fact,
    ...amountFacts(asked.amount),
    { value: money, kind: 'money', currency: shown.price.currency, months: [price.month] },
  )
  return true
}

/** What so much is worth at the farmer's own price, which no stored one replaces. */
export function sayOwnWorth(
  draft: Draft,
  commodity: string | undefined,
  amount: Amount,
  money: number,
  currency: string | undefined,
): void {
  draft.say(
    {
      code: 'worth',
      values: { commodity: commodity ?? '', amount, ...(currency !== undefined && { currency }), money },
    },
    ...amountFacts(amount),
    { value: money, kind: 'money', ...(currency !== undefined && { currency }) },
  )
}

const amountFacts = (amount: Amount): Fact[] =>
  'litres' in amount || 'pieces' in amount
    ? [{ value: 'litres' in amount ? amount.litres : amount.pieces, kind: 'measure' }]
    : [
        { value: amount.count, kind: 'mass' },
        ...('sackKg' in amount ? [{ value: amount.sackKg, kind: 'mass' } as const] : []),
      ]

/** The farmer's figures, each as it was given, before what is worked out from them. */
export function sayGiven(draft: Draft, { figures: { given = [], unused = [] } }: Question): void {
  if (given.length > 0) draft.say({ code: 'given', values: { figures: given } }, ...given.flatMap(givenFacts))
  if (unused.length > 0)
    draft.say(
      { code: 'unused', values: { figures: unused } },
      ...unused.map((value): Fact => ({ value, kind: 'count' })),
    )
}

const factKinds = {
  yield: 'mass',
  cost: 'money',
  price: 'price',
  amount: 'mass',
  area: 'measure',
  moisture: 'percent',
  'wanted-moisture': 'percent',
} as const

function givenFacts({ role, value, currency, measure, per }: GivenFigure): Fact[] {
  const sacks = [measure, per].flatMap((one): Fact[] =>
    one?.kind === 'sack' ? [{ value: one.kg, kind: 'mass' }] : [],
  )
  return [{ value, kind: factKinds[role], ...(currency !== undefined && { currency }) }, ...sacks]
}

/** The farmer's own price against a stored one in the same money: what it is, and no advice. */
export function sayOwnPrice(
  draft: Draft,
  price: number,
  stored: TonnePrice,
  commodity: string,
  currency: string | undefined,
): void {
  const cushion = cushionPercent(stored.value, price)
  if (cushion === undefined) return
  const percent = -cushion
  draft.say(
    {
      code: 'own_price',
      values: { price, ...(currency !== undefined && { currency }), stored, commodity, percent },
    },
    { value: price, kind: 'price', per: 't' },
    { value: stored.value, kind: 'price', currency: stored.currency, per: 't', months: [stored.month] },
    { value: percent, kind: 'percent' },
  )
}

/** A yield in other units: "180 bu/acre in t/ha", "28 bags from 3.5 acres". False where that is not asked. */
export function sayYield(draft: Draft, question: Question): boolean {
  const { figures, unit, wantedPer, commodities } = question
  const crop = commodities.map((id) => commodityById(id)?.bushel).find((one) => one !== undefined)
  const kgPerHa = yieldOf(figures, crop)
  const asOne = unit === undefined || wantedPer === undefined ? [] : [{ unit, land: wantedPer }]
  const { yields = asOne } = question
  // The farmer's own bag is the bag, not the trade's.
  const sackKg = figures.given?.flatMap(({ measure }) => (measure?.kind === 'sack' ? [measure.kg] : []))[0]
  const told = yields.flatMap(({ unit: per, land }) => {
    const isOwn = per === 'bag' && sackKg !== undefined
    const kg = isOwn ? sackKg : kilograms(per, crop)
    if (kgPerHa === undefined || kg === undefined) return []
    return [{ value: (kgPerHa * hectaresPer[land]) / kg, per, land, ...(isOwn && { sackKg }) }]
  })
  if (told.length === 0) return false
  sayGiven(draft, question)
  for (const values of told)
    draft.say({ code: 'own_yield_per', values }, { value: values.value, kind: 'mass' })
  return true
}

/** Kilograms a hectare: a yield as it was said, or an amount off a land. */
function yieldOf({ yieldTPerHa, amount, areaHa }: Figures, crop: string | undefined): number | undefined {
  if (yieldTPerHa !== undefined) return yieldTPerHa * 1000
  const kg = amount === undefined ? undefined : convertMass(amount.value, amount.unit, 'kg', crop)
  return kg === undefined || areaHa === undefined || areaHa === 0 ? undefined : kg / areaHa
}

/** Land, sacks and dry matter: what converts without a price. False where the question is about none of them. */
export function sayMeasures(draft: Draft, { figures, wanted, unit, unplaced = [] }: Question): boolean {
  const land = figures.given?.find(({ role }) => role === 'area')
  // "How many samples do I take for 6 acres" asks for no other unit of land.
  if (unplaced.some((word) => !/\d/.test(word))) return false
  if (land?.measure?.kind === 'area' && figures.amount === undefined) {
    const { unit: from } = land.measure
    const to = from === 'ha' ? 'acre' : 'ha'
    const converted = (land.value * hectaresPer[from]) / hectaresPer[to]
    draft.say(
      { code: 'area_conversion', values: { amount: land.value, from, converted, to } },
      { value: land.value, kind: 'measure' },
      { value: converted, kind: 'measure' },
    )
    return true
  }
  const { amount, moistures: [from, to] = [] } = figures
  if (amount !== undefined && from !== undefined && to !== undefined) {
    const result = atMoisture(amount.value, from, to)
    if (result === undefined) return false
    draft.say(
      { code: 'dry_matter', values: { amount: amount.value, unit: amount.unit, from, to, result } },
      ...[amount.value, result].map((value): Fact => ({ value, kind: 'mass' })),
      ...[from, to].map((value): Fact => ({ value, kind: 'percent' })),
    )
    return true
  }
  return saySacks(draft, figures.given ?? [], wanted, unit)
}

/** "How many 25 kg bags are in 4.5 tonnes": the sack is one, the other the whole. */
function saySacks(
  draft: Draft,
  given: readonly GivenFigure[],
  wanted: Question['wanted'],
  unit: Question['unit'],
): boolean {
  const sack = given.map(({ measure }) => measure).find((measure) => measure?.kind === 'sack') ?? wanted
  const whole = given.find(({ measure }) => measure?.kind === 'mass')
  if (sack?.kind !== 'sack' || whole?.measure?.kind !== 'mass' || unit !== undefined) return false
  const kg = convertMass(whole.value, whole.measure.unit, 'kg')
  if (kg === undefined) return false
  const values = { amount: whole.value, from: whole.measure.unit, kg: sack.kg, count: kg / sack.kg }
  draft.say(
    { code: 'sacks', values },
    { value: values.amount, kind: 'mass' },
    { value: values.kg, kind: 'mass' },
    { value: values.count, kind: 'count' },
  )
  return true
}
