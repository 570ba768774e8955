/**
 * Returns the key of a commodity's bushel weight, as in the catalogue, without loading the
 * catalogue. Rapeseed has the weight of canola.
 */
export const bushelCropFor = (commodity: string): string => (commodity === 'rapeseed' ? 'canola' : commodity)
