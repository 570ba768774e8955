import { commodityById } from '../commodities/catalogue.ts'

/** A commodity's English name; an id that the catalogue does not have stands for itself. */
export const nameOf = (commodity: string): string => commodityById(commodity)?.name ?? commodity

/** The text with its first letter as a capital, for the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const NOT_YOUR_PRICE = 'This is a world price, not what you will be paid.'
