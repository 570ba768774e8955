/** What a forecast means for a farm. */
export const outlook = {
  /** What each kind of event is called: 'not checked for ground frost'. */
  alertNames: {
    frost: 'air frost',
    ground_frost: 'ground frost',
    gusts: 'gusts',
    heavy_rain: 'heavy rain',
    heat_stress: 'heat stress of cattle',
    blight: 'potato blight',
  },
  /** `day` is the day of the week of the figure, `clock` its time; figure and limit are in the farmer's units. */
  alerts: {
    nearFrost: ({ figure, limit, day, clock }: Event) =>
      `Near frost: down to ${figure} on ${day} ${clock}, at or below ${limit}.`,
    frost: ({ figure, limit, day, clock }: Event) =>
      `Frost: down to ${figure} on ${day} ${clock}, at or below ${limit}.`,
    ground_frost: ({ figure, day, clock }: Event) =>
      `Ground frost: ground down to ${figure} on ${day} ${clock}.`,
    gusts: ({ figure, limit, day, clock }: Event) =>
      `Gusts of ${figure} on ${day} ${clock}, at or above ${limit}.`,
    heavy_rain: ({ figure, limit, day, clock }: Event) =>
      `Heavy rain: ${figure} in 24 hours from ${day} ${clock}, at or above ${limit}.`,
    heat_stress: ({ figure, limit, day, clock }: Event) =>
      `Heat stress for cattle: THI ${figure} on ${day} ${clock}, at or above ${limit}.`,
    blight: ({ figure, limit, day }: Event) =>
      `Potato blight pressure: two warm days with at least ${limit} of high humidity, ${figure} on ${day}.`,
  },
}

interface Event {
  figure: string
  limit: string
  day: string
  clock: string
}
