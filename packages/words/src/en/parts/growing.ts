/** Water, growth, and heat and cold at work. The server words the findings. */
export const growing = {
  open: 'Water and growth',
  waiting: 'Calculating...',
  missing: 'Water and growth could not be calculated just now.',
  none: 'This forecast is made up: nothing is calculated from it.',
  behind: 'How this is calculated',
  method: 'Method',
  inputs: 'From',
  limits: 'Limits',
  people: {
    uv: ({ index, clock }: { index: string; clock: string }) =>
      `UV index up to ${index} (${clock}): cover up.`,
    clearUv: ({ index }: { index: string }) =>
      `UV index up to ${index} under a clear sky; the cloud is not known.`,
    heat: ({ figure, clock }: { figure: string; clock: string }) =>
      `Heat for people at work: feels like ${figure} in the shade (${clock}).`,
    title: 'For people at work outside',
    basis: {
      method:
        'UV index: Madronich (2007), told from 3 on as the World Health Organization advises. Heat: heat index of the US National Weather Service, told from 80 °F (27 °C) on.',
      inputs: 'The height of the sun and the cloud of the forecast; its temperature and humidity.',
      limits:
        'Ozone is taken as 300 DU, and the cloud effect is approximate; snow, water and height are not in it. The heat index is of the shade: full sun adds up to 8 °C.',
    },
  },
}
