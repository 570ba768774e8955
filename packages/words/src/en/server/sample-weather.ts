/** Where made-up weather is from: what stands beside it in a provider's place. */
export const sampleWeather = {
  name: 'Sample weather',
  attribution: 'Made-up weather for trying the product. Not a forecast.',
  licence: 'Invented figures',
}
