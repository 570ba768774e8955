/**
 * The crop whose bushel a commodity (an id of the catalogue) is sold by, for `kilograms`: itself, but for rapeseed,
 * whose bushel is canola's. Agrees with the catalogue, for who needs no more of it.
 */
export const bushelCrop = (commodity: string): string => (commodity === 'rapeseed' ? 'canola' : commodity)
