/**
 * Density of oils in kg per litre: middle of the range in Codex Alimentarius CXS 210 (named
 * vegetable oils), at 20 °C. Oils that are solid at 20 °C are given at 40 or 50 °C.
 */
export const kgPerLitre: Readonly<Record<string, number>> = {
  'palm-oil': 0.895,
  'soybean-oil': 0.92,
  'sunflower-oil': 0.92,
  'rapeseed-oil': 0.92,
  'coconut-oil': 0.915,
  'groundnut-oil': 0.915,
}
