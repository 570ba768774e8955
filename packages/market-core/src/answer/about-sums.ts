import { breakEvenPrice, breakEvenYield, cushionPercent, grossMargin, inputRatio } from '../margins.ts'
import { convertMass } from '../mass.ts'
import { monthInWords } from '../months.ts'
import { latest } from '../series.ts'
import type { Question } from '../understand/question.ts'
import type { Draft } from './answer.ts'
import { figure, percentage } from './numbers.ts'
import type { PriceSeries } from './price-series.ts'
import { capital, labelOf, nameOf } from './wording.ts'

interface PricePerTonne {
  value: number
  words: string
}

/** A series' newest price per tonne. Undefined where the price has no weight. */
function perTonne(
  series: PriceSeries | undefined,
): (PricePerTonne & { currency: string; month: string }) | undefined {
  const price = series === undefined ? undefined : latest(series.prices)
  if (series === undefined || price === undefined || series.basis.kind !== 'mass') return undefined
  return {
    value: (price.value / series.basis.kg) * 1000,
    currency: series.currency,
    month: price.month,
    words: `the ${series.priceType === 'benchmark' ? 'world' : series.priceType} price of ${monthInWords(price.month)}`,
  }
}

/** Gross margin from the farmer's figures; the price from the store where none was given. */
export function sayMargin(
  draft: Draft,
  { figures, commodities }: Question,
  series: PriceSeries | undefined,
): boolean {
  const stored = figures.pricePerT === undefined ? perTonne(series) : undefined
  const price = figures.pricePerT ?? stored?.value
  const missing = [
    figures.yieldTPerHa === undefined && 'the yield (in t/ha)',
    figures.costPerHa === undefined && 'the cost (per hectare)',
    price === undefined && 'the price (per tonne)',
  ]
  const absent = missing.filter((part) => part !== false)
  if (figures.yieldTPerHa === undefined || figures.costPerHa === undefined || price === undefined) {
    draft.say(`For a gross margin I also need ${absent.join(' and ')}.`)
    return false
  }
  if (series !== undefined && stored !== undefined) draft.from(series)
  const { output, grossMargin: margin } = grossMargin(figures.yieldTPerHa, price, figures.costPerHa)
  const money = stored === undefined ? '' : `${stored.currency} `
  const crop = commodities[0] === undefined ? '' : ` of ${nameOf(commodities[0])}`
  draft.say(
    `Gross margin${crop}: ${figure(figures.yieldTPerHa)} t/ha at ${money}${figure(price)} per tonne${stored === undefined ? '' : ` (${stored.words})`} is ${money}${figure(output)} per hectare, less ${figure(figures.costPerHa)} of cost leaves ${money}${figure(margin)} per hectare.`,
    { value: figures.yieldTPerHa, kind: 'mass' },
    { value: price, kind: 'price', per: 'tonne', ...(stored && { months: [stored.month] }) },
    { value: output, kind: 'money' },
    { value: figures.costPerHa, kind: 'money' },
    { value: margin, kind: 'money' },
  )
  if (stored !== undefined) draft.say(`Your cost is taken to be in ${stored.currency}, too.`)
  draft.say('A gross margin leaves out rent, machinery and your own work.')
  return true
}

/** Break-even price or yield from the farmer's figures, and how far the newest price is from it. */
export function sayBreakEven(draft: Draft, { figures }: Question, series: PriceSeries | undefined): boolean {
  const { costPerHa, yieldTPerHa } = figures
  const stored = figures.pricePerT === undefined ? perTonne(series) : undefined
  const price = figures.pricePerT ?? stored?.value
  const breakEven =
    costPerHa === undefined || yieldTPerHa === undefined ? undefined : breakEvenPrice(costPerHa, yieldTPerHa)
  if (costPerHa !== undefined && breakEven !== undefined && yieldTPerHa !== undefined) {
    draft.say(
      `At a cost of ${figure(costPerHa)} per hectare and ${figure(yieldTPerHa)} t/ha you break even at ${figure(breakEven)} per tonne.`,
      { value: costPerHa, kind: 'money' },
      { value: yieldTPerHa, kind: 'mass' },
      { value: breakEven, kind: 'price', per: 'tonne' },
    )
    const cushion = price === undefined ? undefined : cushionPercent(price, breakEven)
    if (price !== undefined && cushion !== undefined) {
      if (series !== undefined && stored !== undefined) draft.from(series)
      const against =
        stored === undefined
          ? `${figure(price)} per tonne`
          : `${stored.currency} ${figure(price)} per tonne (${stored.words}; taken to be in your currency)`
      draft.say(
        `Against ${against} that is ${percentage(cushion)} ${cushion >= 0 ? 'below' : 'above'} the price.`,
        { value: price, kind: 'price', per: 'tonne' },
        { value: cushion, kind: 'percent' },
      )
    }
    return true
  }
  const yieldNeeded =
    costPerHa === undefined || price === undefined ? undefined : breakEvenYield(costPerHa, price)
  if (costPerHa !== undefined && yieldNeeded !== undefined && price !== undefined) {
    if (series !== undefined && stored !== undefined) draft.from(series)
    draft.say(
      `At a cost of ${figure(costPerHa)} per hectare and ${figure(price)} per tonne${stored === undefined ? '' : ` (${stored.words}, in ${stored.currency})`} you break even at ${figure(yieldNeeded)} t/ha.`,
      { value: costPerHa, kind: 'money' },
      { value: price, kind: 'price', per: 'tonne' },
      { value: yieldNeeded, kind: 'mass' },
    )
    return true
  }
  draft.say('For a break-even I need your cost per hectare, and either your yield (in t/ha) or a price.')
  return false
}

/** How many kilograms of a crop buy a kilogram of a fertiliser, both at world prices of their newest months. */
export function sayInputRatio(draft: Draft, product: PriceSeries, input: PriceSeries): boolean {
  const [sold, bought] = [perTonne(product), perTonne(input)]
  const ratio =
    sold === undefined || bought === undefined || sold.currency !== bought.currency
      ? undefined
      : inputRatio(bought.value, sold.value)
  if (sold === undefined || bought === undefined || ratio === undefined) {
    draft.say(
      `I cannot set ${labelOf(product)} against ${labelOf(input)}: their prices are not in the same money and weight.`,
    )
    return false
  }
  draft
    .from(product, input)
    .say(
      `${capital(nameOf(input.commodity))} at ${bought.currency} ${figure(bought.value)} per tonne (${bought.words}) and ${nameOf(product.commodity)} at ${sold.currency} ${figure(sold.value)} per tonne (${sold.words}): ${figure(ratio)} kg of ${nameOf(product.commodity)} buy 1 kg of ${nameOf(input.commodity)}.`,
      { value: bought.value, kind: 'price', currency: bought.currency, per: 'tonne', months: [bought.month] },
      { value: sold.value, kind: 'price', currency: sold.currency, per: 'tonne', months: [sold.month] },
      { value: ratio, kind: 'mass' },
      { value: 1, kind: 'mass' },
    )
  return true
}

/** A weight in another unit. */
export function sayConversion(
  draft: Draft,
  { figures, unit }: Question,
  bushelCrop: string | undefined,
): boolean {
  const { amount } = figures
  const to = unit ?? 'kg'
  const converted = amount === undefined ? undefined : convertMass(amount.value, amount.unit, to, bushelCrop)
  if (amount === undefined || converted === undefined) {
    draft.say(
      'To convert I need an amount with its unit and the unit you want, such as so many bags in tonnes; for bushels also the crop.',
    )
    return false
  }
  draft.say(
    `${figure(amount.value)} ${amount.unit} = ${figure(converted)} ${to}.`,
    { value: amount.value, kind: 'mass' },
    { value: converted, kind: 'mass' },
  )
  return true
}
