/** Sums since a date set by the farmer. */
export const season = {
  degreeDays: {
    title: 'Degree days',
    noDay: 'Enter a start date (e.g. sowing) in your farm settings.',
    noCrop: 'Choose your crop in your farm settings: degree days need its base temperature.',
    noBase: ({ crop }: { crop: string }) => `We have no published base temperature for this crop: ${crop}.`,
    sum: ({ sum, from, until }: Sum) => `${sum} from ${from} to the end of ${until}.`,
    ahead: ({ sum, until }: { sum: string; until: string }) =>
      `With the forecast: ${sum} by the end of ${until}.`,
    stage: ({ stage }: { stage: string }) => `By then, 95- to 105-day maize is at this stage: ${stage}.`,
    before: 'By then, 95- to 105-day maize has not reached eight leaves.',
    next: ({ stage, sum }: { stage: string; sum: string }) => `Next: ${stage}, in ${sum}.`,
    unit: { C: ({ figure }: Figure) => `${figure} °C days`, F: ({ figure }: Figure) => `${figure} °F days` },
    stages: {
      v8: 'eight leaves (V8)',
      v13: 'thirteen leaves (V13)',
      tassel: 'tassel (VT)',
      milk: 'milk (R3)',
      dough: 'dough (R4)',
      dent: 'dent (R5)',
      black_layer: 'black layer, ripe (R6)',
    },
    basis: {
      general:
        "Mean of the day's highest and lowest temperature less the crop's base temperature, if a source gives one.",
      average: ({ base }: { base: string }) =>
        `Mean of the day's highest and lowest temperature less the base of ${base}, at least 0 (McMaster and Wilhelm's method 1).`,
      capped: ({ base, upper }: { base: string; upper: string }) =>
        `Mean of the day's highest and lowest temperature, both limited to ${base} to ${upper}, less ${base}.`,
      inputs:
        'Hourly temperature: an archive (reanalysis) until a week ago, the latest model runs since then, the forecast from today.',
      limits:
        'Other methods give other sums: compare only sums with the same method and base. Stages of maize: University of Wisconsin; other hybrids differ.',
    },
  },
  chill: {
    title: 'Chill for fruit',
    noDay: 'Enter a start date for chill (e.g. leaf fall) in your farm settings.',
    sums: ({ hours, utah, portions, from, until }: Chill) =>
      `From ${from} to the end of ${until}: ${hours} chilling hours, ${utah} Utah units, ${portions} chill portions.`,
    basis: {
      method:
        'Chilling hours: 0 to 7.2 °C. Utah units: Richardson and others, 1974. Chill portions: Dynamic Model of Fishman, Erez and Couvillon, 1987, with the constants of chillR.',
      inputs:
        'Hourly temperature: an archive (reanalysis) until a week ago, the latest model runs since then.',
      limits:
        'Breeders state a variety’s chill need in one of the three units. Utah units do not suit warm climates; use portions there.',
    },
  },
  future: ({ from }: { from: string }) => `Counting starts on ${from}.`,
  tooOld: 'The start date is more than a year ago: enter a later one.',
  unknown: ({ reason }: { reason: string }) => `Not known: ${reason}.`,
  pastAway: 'past weather for this place is not available',
}

interface Figure {
  figure: string
}
interface Sum {
  sum: string
  from: string
  until: string
}
interface Chill {
  hours: string
  utah: string
  portions: string
  from: string
  until: string
}
