import { formatNumber } from '../../../format/number.ts'
import { tag } from '../../tag.ts'

/** Crop values for the Today panel. Amounts, dates and names are passed in formatted. */
export const worth = {
  /**
   * For example 'Maize, Nakuru'. A world price is labelled as such, because it is not what farmers
   * are paid.
   */
  ofCrop: ({ crop, where }: { crop: string; where: string }) => `${crop}, ${where}`,
  world: 'world price',
  national: 'national price',
  /** Follows the amount. */
  per: ({ per, date }: { per: string; date: string }) => `per ${per}, ${date}`,
  /** Follows the month of an outdated price. */
  old: 'old',
  lastKnown: ({ date }: { date: string }) => `last known: ${date}`,
  otherCropLast: ({ crop, price, date }: { crop: string; price: string; date: string }) =>
    `${crop}: ${price}, last known in ${date}`,
  otherCrop: ({ crop, price, date }: { crop: string; price: string; date: string }) =>
    `${crop}: ${price}, ${date}`,
  none: 'No price yet',
  /** Label of the button that saves the first crop list. */
  confirm: ({ crops, more }: { crops: string; more: number }) =>
    more === 0 ? `Show prices of ${crops}` : `Show prices of ${crops} and ${formatNumber(tag, more)} more`,
  board: 'All prices',
}
