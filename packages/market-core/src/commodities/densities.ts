/**
 * Density of oils in kg per litre: near the middle of the relative densities in the Codex Alimentarius (CXS 210, named
 * vegetable oils), at pouring temperature: 20 °C, or 40 or 50 °C for oils that are solid at that.
 */
export const kgPerLitre: Readonly<Record<string, number>> = {
  'palm-oil': 0.895,
  'soybean-oil': 0.92,
  'sunflower-oil': 0.92,
  'rapeseed-oil': 0.92,
  'coconut-oil': 0.915,
  'groundnut-oil': 0.915,
}
