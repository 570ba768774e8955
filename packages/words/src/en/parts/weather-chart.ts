/** The five days as a chart, and its numbers. */
export const weatherChart = {
  temperature: ({ unit }: { unit: string }) => `Temperature, ${unit}`,
  rain: ({ unit }: { unit: string }) => `Rain and snow, as water, in 3 hours, ${unit}`,
  wind: ({ unit }: { unit: string }) => `Wind and, dotted, gusts, ${unit}`,
  /** What the drawings show, for who does not see them. */
  shown: {
    temperature: ({ range }: { range: string }) => `Temperature over five days, ${range}`,
    rain: ({ range }: { range: string }) => `Rain and snow, as water, over five days, ${range}`,
    wind: ({ range, gusts }: { range: string; gusts: string }) =>
      `Wind over five days, ${range}; gusts, ${gusts}`,
    range: ({ least, most, unit }: Range) => `from ${least} to ${most} ${unit}`,
    partRange: ({ least, most, unit }: Range) => `from ${least} to ${most} ${unit}, some hours not known`,
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

interface Range {
  least: string
  most: string
  unit: string
}
