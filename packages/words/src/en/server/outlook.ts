import type { AlertKind } from '@smart-farming/weather-core/alerts/alert-kinds'

export const outlook = {
  /** For example in 'not checked for ground frost'. */
  alertNames: {
    frost: 'air frost',
    ground_frost: 'ground frost',
    gusts: 'gusts',
    heavy_rain: 'heavy rain',
    heavy_snow: 'heavy snow',
    freezing_rain: 'freezing rain',
    thunderstorm: 'thunderstorms',
    hail: 'hail',
    heat_stress: 'heat stress in cattle',
    heat_work: 'heat risk at work',
    wind_chill: 'wind chill for lambs',
    blight: 'potato blight',
  },
  /** Heavy rain or snow if the kind is uncertain. */
  heavyEither: 'heavy rain or snow',
  /** A moment by weekday. Midnight is given with the day before, because '00:00' is ambiguous. */
  moment: {
    on: ({ day, clock }: Moment) => `on ${day} ${clock}`,
    from: ({ day, clock }: Moment) => `from ${day} ${clock}`,
    until: ({ day, clock }: Moment) => `until ${day} ${clock}`,
    untilClock: ({ clock }: Pick<Moment, 'clock'>) => `until ${clock}`,
    line: ({ day, clock }: Moment) => `${day} ${clock}`,
    clock: ({ clock }: Pick<Moment, 'clock'>) => clock,
    midnight: {
      on: ({ day }: Pick<Moment, 'day'>) => `at midnight ${day} night`,
      from: ({ day }: Pick<Moment, 'day'>) => `from midnight ${day} night`,
      until: ({ day }: Pick<Moment, 'day'>) => `until midnight ${day} night`,
      line: ({ day }: Pick<Moment, 'day'>) => `midnight ${day} night`,
    },
    /** Joins both ends of a time range. */
    stretch: ({ from, until }: { from: string; until: string }) => `${from} ${until}`,
    inLine: ({ from, until }: { from: string; until: string }) => `${from} to ${until}`,
  },
  /**
   * `on`, `from` and `day` give the time of the value. Value and limit are in the farmer's units.
   */
  alerts: {
    nearFrost: ({ figure, limit, on }: Event) => `Near frost: down to ${figure} ${on}, at or below ${limit}.`,
    frost: ({ figure, limit, on }: Event) => `Frost: down to ${figure} ${on}, at or below ${limit}.`,
    frostWithGround: ({ figure, limit, on, ground }: Event & { ground: Pick<Event, 'figure' | 'on'> }) =>
      `Frost: down to ${figure} ${on}, at or below ${limit}; ground to ${ground.figure} ${ground.on}.`,
    ground_frost: ({ figure, on }: Event) => `Ground frost: down to ${figure} ${on}.`,
    gusts: ({ figure, limit, on }: Event) => `Gusts of ${figure} ${on}, at or above ${limit}.`,
    heavy_rain: ({ figure, limit, from }: Event) =>
      `Heavy rain: ${figure} in 24 hours ${from}, at or above ${limit}.`,
    /** The limit appears only in the list, because the sentence must fit on one line of a phone. */
    heavy_snow: ({ figure, from }: Event) =>
      `Heavy snow: ${figure} of water in 24 hours ${from}, about ten times that as snow.`,
    heavyEither: ({ figure, limit, from }: Event) =>
      `Heavy rain or snow: ${figure} of water in 24 hours ${from}, at or above ${limit}.`,
    freezing_rain: ({ from }: When) => `Freezing rain and ice ${from}.`,
    thunderstorm: ({ from }: When) => `Thunderstorms ${from}.`,
    hail: ({ from }: When) => `Hail ${from}.`,
    heat_work: ({ figure, limit, on }: Event) =>
      `Heat risk at work: it feels like ${figure} in the shade ${on}, at or above ${limit}.`,
    wind_chill: ({ figure, limit, on }: Event) =>
      `Wind chill for lambs: it feels like ${figure} ${on}, at or below ${limit}.`,
    heat_stress: ({ figure, limit, on }: Event) =>
      `Heat stress in cattle: THI ${figure} ${on}, at or above ${limit}.`,
    blight: ({ figure, limit, day }: Event) =>
      `Potato blight pressure: two warm days with at least ${limit} of high humidity, ${figure} on ${day}.`,
  },
  /** An event in one line on a phone. */
  brief: {
    withFigure: {
      nearFrost: ({ figure }: Pick<Event, 'figure'>) => `Near frost ${figure}`,
      frost: ({ figure }: Pick<Event, 'figure'>) => `Frost ${figure}`,
      ground_frost: ({ figure }: Pick<Event, 'figure'>) => `Ground frost ${figure}`,
      gusts: ({ figure }: Pick<Event, 'figure'>) => `Gusts ${figure}`,
    },
    line: ({ what, times }: Brief) => `${what}, ${times}.`,
    /** For events on the fourth day or later. */
    uncertain: ({ what, times }: Brief) => `Perhaps ${uncapital(what)}, ${times}.`,
  },
  /** Advice for each kind of event, in a sentence or two. */
  advice: {
    frost: 'Cover tender plants, drain pipes and pumps, and bring young animals indoors.',
    ground_frost: 'Cover seedlings and tender plants before sunset.',
    gusts: 'Do not spray. Tie down covers and sheeting, and keep people and animals away from old trees.',
    heavy_rain:
      'Clear drains, move animals and pumps from low ground, and do not spread fertiliser or slurry beforehand.',
    heavy_snow: 'Bring animals in, stock up on feed and water, and clear snow from weak roofs.',
    freezing_rain: 'Stay off the roads. Keep animals in, and grit the paths.',
    thunderstorm: 'Leave open fields and keep away from lone trees. Bring animals and drying crops in.',
    hail: 'Close nets and greenhouses, and bring vehicles, animals and drying crops in.',
    heat_stress: 'Give cows shade, air and more water. Milk and move them in the cool hours.',
    heat_work: 'Work early and late. Drink often, rest in the shade, and do not work alone.',
    wind_chill: 'Give lambs shelter from wind and rain, and put off shearing.',
    blight: 'Check the crop. Ask your adviser whether to protect it, and with what.',
  } satisfies Record<AlertKind, string>,
  /** Replaces the limit and source of events that are recognised by their weather code alone. */
  signs: {
    names: { freezing_rain: 'Freezing rain', thunderstorm: 'Thunderstorms', hail: 'Hail' },
    figure: 'any',
    publisher: 'forecast weather code',
  },
}

interface Brief {
  what: string
  times: string
}

const uncapital = (words: string) => `${words.charAt(0).toLowerCase()}${words.slice(1)}`

interface Moment {
  day: string
  clock: string
}

interface When {
  on: string
  from: string
  day: string
}

interface Event extends When {
  figure: string
  limit: string
}
