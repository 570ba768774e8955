/** Sums since a date that the farmer sets. */
export const season = {
  degreeDays: {
    title: 'Degree days',
    noDay: 'Give the day from which to count (sowing, say) in the settings of the farm.',
    noCrop: 'Choose your crop in the settings of the farm: its base decides what counts.',
    noBase: ({ crop }: { crop: string }) => `No base temperature is published for this crop here: ${crop}.`,
    sum: ({ sum, from, until }: Sum) => `${sum} from ${from} to the end of ${until}.`,
    ahead: ({ sum, until }: { sum: string; until: string }) =>
      `With the forecast: ${sum} by the end of ${until}.`,
    stage: ({ stage }: { stage: string }) => `By then maize of 95 to 105 days is at: ${stage}.`,
    before: 'By then maize of 95 to 105 days has not reached eight leaves.',
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
        "Mean of the day's highest and lowest temperature less the base of the crop, where a source gives one.",
      average: ({ base }: { base: string }) =>
        `Mean of the day's highest and lowest temperature less the base of ${base}, at least 0 (McMaster and Wilhelm's method 1).`,
      capped: ({ base, upper }: { base: string; upper: string }) =>
        `Mean of the day's highest and lowest temperature, both held to ${base} to ${upper}, less ${base}.`,
      inputs:
        'Hourly temperature: an archive (reanalysis) until a week ago, the newest model runs since then, the forecast from today on.',
      limits:
        'Other methods give other sums: compare only sums of the same method and base. Stages of maize: University of Wisconsin; other hybrids differ.',
    },
  },
  chill: {
    title: 'Chill for fruit',
    noDay: 'Give the day from which to count chill (leaf fall, say) in the settings of the farm.',
    sums: ({ hours, utah, portions, from, until }: Chill) =>
      `From ${from} to the end of ${until}: ${hours} chilling hours, ${utah} Utah units, ${portions} chill portions.`,
    basis: {
      method:
        'Chilling hours: 0 to 7.2 °C. Utah units: Richardson and others, 1974. Chill portions: Dynamic Model of Fishman, Erez and Couvillon, 1987, in the constants of chillR.',
      inputs:
        'Hourly temperature: an archive (reanalysis) until a week ago, the newest model runs since then.',
      limits:
        'What a variety needs, its breeder says, for one of the three. Utah units are no good in warm climates; there go by portions.',
    },
  },
  future: ({ from }: { from: string }) => `Counting begins on ${from}.`,
  tooOld: 'That day is more than a year ago: give a later one.',
  unknown: ({ reason }: { reason: string }) => `Not known: ${reason}.`,
  pastAway: 'the past of this place could not be had',
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
