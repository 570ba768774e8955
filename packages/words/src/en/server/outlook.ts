/** What a forecast means for a farm. */
export const outlook = {
  /** What each kind of event is called: 'not checked for ground frost'. */
  alertNames: {
    frost: 'air frost',
    ground_frost: 'ground frost',
    gusts: 'gusts',
    heavy_rain: 'heavy rain',
    heavy_snow: 'heavy snow',
    freezing_rain: 'freezing rain',
    thunderstorm: 'thunderstorms',
    hail: 'hail',
    heat_stress: 'heat stress of cattle',
    heat_work: 'heat for people at work',
    wind_chill: 'wind chill for lambs',
    blight: 'potato blight',
  },
  /** Of heavy rain, or heavy snow, that may be the other. */
  heavyEither: 'heavy rain or snow',
  /** The night after a day of the week, before a clock that is midnight. */
  nightOf: ({ day }: Pick<When, 'day'>) => `${day} night at`,
  /** `day` is the day of the week of the figure, `clock` its time; figure and limit are in the farmer's units. */
  alerts: {
    nearFrost: ({ figure, limit, day, clock }: Event) =>
      `Near frost: down to ${figure} on ${day} ${clock}, at or below ${limit}.`,
    frost: ({ figure, limit, day, clock }: Event) =>
      `Frost: down to ${figure} on ${day} ${clock}, at or below ${limit}.`,
    frostWithGround: ({
      figure,
      limit,
      day,
      clock,
      ground,
    }: Event & { ground: Pick<Event, 'figure' | 'day' | 'clock'> }) =>
      `Frost: down to ${figure} on ${day} ${clock}, at or below ${limit}; ground to ${ground.figure} on ${ground.day} ${ground.clock}.`,
    ground_frost: ({ figure, day, clock }: Event) =>
      `Ground frost: ground down to ${figure} on ${day} ${clock}.`,
    gusts: ({ figure, limit, day, clock }: Event) =>
      `Gusts of ${figure} on ${day} ${clock}, at or above ${limit}.`,
    heavy_rain: ({ figure, limit, day, clock }: Event) =>
      `Heavy rain: ${figure} in 24 hours from ${day} ${clock}, at or above ${limit}.`,
    /** Its limit stands in the list: with it the sentence would be longer than the room of a phone's line. */
    heavy_snow: ({ figure, day, clock }: Event) =>
      `Heavy snow: ${figure} of water in 24 hours from ${day} ${clock}, about ten times as deep.`,
    heavyEither: ({ figure, limit, day, clock }: Event) =>
      `Heavy rain or snow: ${figure} of water in 24 hours from ${day} ${clock}, at or above ${limit}.`,
    freezing_rain: ({ day, clock }: When) => `Freezing rain: ice from ${day} ${clock}.`,
    thunderstorm: ({ day, clock }: When) => `Thunderstorms from ${day} ${clock}.`,
    hail: ({ day, clock }: When) => `Hail from ${day} ${clock}.`,
    heat_work: ({ figure, limit, day, clock }: Event) =>
      `Heat for people at work: it feels like ${figure} in the shade on ${day} ${clock}, at or above ${limit}.`,
    wind_chill: ({ figure, limit, day, clock }: Event) =>
      `Wind chill for lambs: it feels like ${figure} on ${day} ${clock}, at or below ${limit}.`,
    heat_stress: ({ figure, limit, day, clock }: Event) =>
      `Heat stress for cattle: THI ${figure} on ${day} ${clock}, at or above ${limit}.`,
    blight: ({ figure, limit, day }: Event) =>
      `Potato blight pressure: two warm days with at least ${limit} of high humidity, ${figure} on ${day}.`,
  },
  /** What is looked for by the weather code, without a figure: in the place of a limit and of whose it is. */
  signs: {
    names: { freezing_rain: 'Freezing rain', thunderstorm: 'Thunderstorms', hail: 'Hail' },
    figure: 'any',
    publisher: 'by the weather code of the forecast',
  },
}

interface When {
  day: string
  clock: string
}

interface Event {
  figure: string
  limit: string
  day: string
  clock: string
}
