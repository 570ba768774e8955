/** Water, growth, and heat and cold at work. The server provides the findings. */
export const growing = {
  open: 'Water and growth',
  waiting: 'Calculating...',
  missing: 'Water and growth could not be calculated just now.',
  none: 'This is a sample forecast, so nothing is calculated from it.',
  behind: 'How this is calculated',
  method: 'Method',
  inputs: 'Data',
  limits: 'Limits',
  people: {
    uv: ({ index, clock }: { index: string; clock: string }) =>
      `UV index up to ${index} (${clock}): cover up.`,
    clearUv: ({ index }: { index: string }) =>
      `UV index up to ${index} under a clear sky; cloud cover is not known.`,
    heat: ({ figure, clock }: { figure: string; clock: string }) =>
      `Heat risk at work: feels like ${figure} in the shade (${clock}).`,
    title: 'For people working outside',
    basis: {
      method:
        'UV index: Madronich (2007), shown at 3 or above, as the World Health Organization advises. Heat: heat index of the US National Weather Service, shown at 80 °F (27 °C) or above.',
      inputs: 'Height of the sun; cloud, temperature and humidity from the forecast.',
      limits:
        'Ozone is assumed to be 300 DU, and the cloud effect is approximate; snow, water and altitude are not included. The heat index is for shade: full sun adds up to 8 °C.',
    },
  },
}
