/**
 * What a litre of an oil weighs, in kg: about the middle of the relative densities that the Codex Alimentarius has for
 * it (CXS 210, named vegetable oils), at the warmth at which it is poured: 20 °C, those that set at that 40 or 50 °C.
 */
export const kgPerLitre: Readonly<Record<string, number>> = {
  'palm-oil': 0.895,
  'soybean-oil': 0.92,
  'sunflower-oil': 0.92,
  'rapeseed-oil': 0.92,
  'coconut-oil': 0.915,
  'groundnut-oil': 0.915,
}
