import { formatNumber } from '../../../format/number.ts'
import { tag } from '../../tag.ts'

/** Crop values at a glance. Amounts, dates and names arrive formatted. */
export const worth = {
  /** The label: 'Maize, Nakuru'. A world price is not what a farmer is paid. */
  ofCrop: ({ crop, where }: { crop: string; where: string }) => `${crop}, ${where}`,
  world: 'world price',
  national: 'national price',
  /** After the amount. */
  per: ({ per, date }: { per: string; date: string }) => `per ${per}, ${date}`,
  /** After the month of a price that is too old to be current. */
  old: 'old',
  lastKnown: ({ date }: { date: string }) => `last known: ${date}`,
  otherCropLast: ({ crop, price, date }: { crop: string; price: string; date: string }) =>
    `${crop}: ${price}, last known in ${date}`,
  otherCrop: ({ crop, price, date }: { crop: string; price: string; date: string }) =>
    `${crop}: ${price}, ${date}`,
  none: 'No price yet',
  /** The button that saves the first list. */
  confirm: ({ crops, more }: { crops: string; more: number }) =>
    more === 0 ? `Show prices of ${crops}` : `Show prices of ${crops} and ${formatNumber(tag, more)} more`,
  board: 'All prices',
}
