export const weatherChart = {
  /** In the main column of the Weather tab on wide screens. */
  hours: {
    place: ({ place }: { place: string }) => `${place}, 3-hour steps, local time`,
    best: ({ job }: { job: string }) => `Next good time: ${job.toLowerCase()}`,
    stretch: ({ day, from, to }: { day: string; from: string; to: string }) => `${day}, ${from}–${to}`,
    none: ({ jobs }: { jobs: readonly string[] }) =>
      `No good time in five days: ${jobs.join(', ').toLowerCase()}`,
  },
  jobs: 'Show good times for',
  now: 'now',
  slider: 'Show values at a time',
  hint: 'Touch the chart or move the slider to see the values at any time.',
  /** Legend below the chart. */
  key: ({ wind, job, isPartlyUnknown }: Key) =>
    `Orange: temperature. Blue: rain or snow as water, paler where it is less likely. Arrows: wind, ${wind}. Grey: night. ` +
    `${job === undefined ? '' : `Last row: ${job.toLowerCase()}. `}${isPartlyUnknown ? 'Hatched: not known.' : ''}`,
  job: ({ job, windows }: { job: string; windows: string }) => `${job}: ${windows}`,
  step: ({ time, temperature, sky, rain, chance, wind, from }: Step) =>
    [
      `${time}: ${temperature}`,
      sky,
      rain === undefined ? 'rain not known' : chance === undefined ? rain : `${rain} (${chance} chance)`,
      wind === undefined ? 'wind not known' : `wind ${wind}${from === undefined ? '' : ` ${from}`}`,
    ].join(', '),
  /** Text alternatives for the charts. */
  shown: {
    temperature: ({ range }: { range: string }) => `Temperature over five days, ${range}`,
    rain: ({ range }: { range: string }) => `Rain and snow, as water, over five days, ${range}`,
    wind: ({ range, gusts }: { range: string; gusts: string }) =>
      `Wind over five days, ${range}; gusts, ${gusts}`,
    range: ({ least, most, unit }: Range) => `from ${least} to ${most} ${unit}`,
    partRange: ({ least, most, unit }: Range) => `from ${least} to ${most} ${unit}, no data for some hours`,
    unknown: 'not known',
    inThreeHours: ({ unit }: { unit: string }) => `${unit} in 3 hours`,
  },
  numbers: {
    open: 'The numbers',
    caption: 'Temperature, rain, snow and wind every 3 hours',
    time: 'Time',
    rain: 'Rain, snow',
    wind: ({ unit }: { unit: string }) => `Wind ${unit}`,
    gusts: 'Gusts',
    unknown: 'unknown',
    amount: ({ amount, kind }: { amount: string; kind: string }) => `${amount} ${kind}`,
  },
}

interface Key {
  wind: string
  job: string | undefined
  /** Some of the chart is hatched. */
  isPartlyUnknown: boolean
}

interface Range {
  least: string
  most: string
  unit: string
}

interface Step {
  time: string
  temperature: string
  sky: string
  rain: string | undefined
  chance: string | undefined
  wind: string | undefined
  from: string | undefined
}
