/** Source label of sample weather, in place of a provider. */
export const sampleWeather = {
  name: 'Sample weather',
  attribution: 'Made-up weather for trying the product. Not a forecast.',
  licence: 'Made-up values',
}
