/** The hours of a day, in the local time of the place. */
export const steps = {
  /** Table of the hours. `short` is visible; `full` is read aloud. */
  hours: {
    /** Prefix of the table's title for screen readers. */
    of: ({ day }: { day: string }) => `${day}: `,
    every3: 'Every 3 hours, local time',
    every6: 'Every 3 hours, then every 6, local time',
    time: 'Time',
    weather: 'Weather',
    temperature: { short: 'Temp.', full: 'Temperature' },
    humidity: { short: 'Hum.', full: 'Humidity' },
    rain: 'Rain',
    snowAlone: 'Snow',
    rainAndSnow: 'Rain, snow',
    chance: 'chance',
    wind: 'Wind',
    unknown: 'unknown',
    /** Notes on an amount. */
    snow: 'snow',
    inSixHours: 'in 6 h',
    kindAndChance: ({ kind, chance }: { kind: string; chance: string }) => `${kind}, ${chance}`,
    gusts: ({ speed }: { speed: string }) => `gusts ${speed}`,
    from: ({ point }: { point: string }) => `from the ${point}`,
  },
  /** `short` is visible; `full` is read aloud. */
  compass: {
    N: { short: 'N', full: 'north' },
    NNE: { short: 'NNE', full: 'north-north-east' },
    NE: { short: 'NE', full: 'north-east' },
    ENE: { short: 'ENE', full: 'east-north-east' },
    E: { short: 'E', full: 'east' },
    ESE: { short: 'ESE', full: 'east-south-east' },
    SE: { short: 'SE', full: 'south-east' },
    SSE: { short: 'SSE', full: 'south-south-east' },
    S: { short: 'S', full: 'south' },
    SSW: { short: 'SSW', full: 'south-south-west' },
    SW: { short: 'SW', full: 'south-west' },
    WSW: { short: 'WSW', full: 'west-south-west' },
    W: { short: 'W', full: 'west' },
    WNW: { short: 'WNW', full: 'west-north-west' },
    NW: { short: 'NW', full: 'north-west' },
    NNW: { short: 'NNW', full: 'north-north-west' },
  },
}
