/**
 * Crop whose bushel weight applies to a commodity (catalogue id), for `kilograms`: itself, except that rapeseed uses
 * canola's. Matches the catalogue, for callers that do not load it.
 */
export const bushelCropFor = (commodity: string): string => (commodity === 'rapeseed' ? 'canola' : commodity)
