/** Source label of sample weather. */
export const sampleWeather = {
  name: 'Sample weather',
  attribution: 'Made-up weather for trying out the product. Not a forecast.',
  licence: 'Made-up values',
}
