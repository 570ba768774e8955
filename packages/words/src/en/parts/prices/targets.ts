import type { BOARD_LAND_UNITS } from '@smart-farming/contracts/prices/board-limits'
import { formatNumber } from '../../../format/number.ts'
import { tag } from '../../tag.ts'

const lands = {
  ha: {
    many: 'hectares',
    cost: ({ currency }: { currency: string }) => `Cost per hectare (${currency})`,
    harvest: 'Yield (tonnes per hectare)',
  },
  acre: {
    many: 'acres',
    cost: ({ currency }: { currency: string }) => `Cost per acre (${currency})`,
    harvest: 'Yield (tonnes per acre)',
  },
} satisfies Record<(typeof BOARD_LAND_UNITS)[number], object>

/** Break-even price and price alert of a crop. Prices are passed in formatted. */
export const targets = {
  remove: 'Remove',

  breakEven: {
    title: 'Your break-even',
    /** Shown once costs are saved. */
    change: 'Change your costs',
    landIn: 'Land in',
    lands,
    haulage: ({ currency }: { currency: string }) => `Haulage per tonne (${currency})`,
    workOut: 'Calculate',
    at: ({ price }: { price: string }) => `You break even at ${price}.`,
    atAbovePrice: ({ price }: { price: string }) =>
      `You break even at ${price}. The price above would not cover the crop’s costs.`,
    atBelowPrice: ({ price, cushion }: { price: string; cushion: number }) =>
      `You break even at ${price}. The price above could fall by ${formatNumber(tag, cushion, 1, 1)}% before the crop loses money.`,
  },

  alert: {
    title: 'Your price alert',
    /** Shown once an alert exists. */
    change: 'Change your price alert',
    price: ({ currency, per }: { currency: string; per: string }) => `Alert me at (${currency} per ${per})`,
    watch: 'Watch this price',
    watched: ({ price }: { price: string }) =>
      `Alert set at ${price}. You will see it at the top of this page when a price reaches it.`,
  },
  reached: (values: { crop: string; price: string; date: string; target: string }) =>
    `${values.crop} has reached your price of ${values.target}: ${values.price} in ${values.date}.`,
  reachedInShort: ({ crop }: { crop: string }) => `${crop} has reached your price`,
  severalReachedInShort: ({ crop, others }: { crop: string; others: string }) =>
    `${crop} and ${others} have reached your price`,
  /** For two or more other crops; a single one is named. */
  otherCrops: ({ count }: { count: number }) => `${formatNumber(tag, count)} other crops`,
}
