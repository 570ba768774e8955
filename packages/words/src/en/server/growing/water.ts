/** Soil water, crop water use and the next irrigation. Values are in the farmer's units. */
export const water = {
  title: 'Water',
  topsoil: {
    unknown: 'How dry the topsoil is now is not known: its last 60 days could not be had.',
    met: ({ mm, day }: { mm: string; day: string }) =>
      `The topsoil lacks ${mm} this morning; that much would fill it. Its wet and its dry beginning met on ${day}.`,
    over: ({ mm, day }: { mm: string; day: string }) =>
      `The topsoil is full this morning, and ${mm} more has to drain or dry off. Its wet and its dry beginning met on ${day}.`,
    range: ({ least, most }: Range) =>
      `The topsoil lacks between ${least} and ${most} this morning: 60 days of weather are not enough to tell more.`,
  },
  noCrop: 'Choose your crop in the settings of the farm: then its roots are worked out as well.',
  noTable: ({ crop }: { crop: string }) => `No table here has the water use of this crop: ${crop}.`,
  roots: ({ crop, mm, ready, all }: { crop: string; mm: string; ready: string; all: string }) =>
    `Roots (${crop}): ${mm} of ${all} used by now; from ${ready} on the crop suffers.`,
  refill: ({ net, gross }: { net: string; gross: string }) =>
    `Filling them would take ${net}; with sprinklers, which lose a quarter, ${gross}.`,
  due: {
    now: 'They are past that point already: irrigate as soon as you can.',
    mayBeNow: 'They may be past that point already.',
    on: ({ day }: { day: string }) => `Irrigate by ${day}: that day ends with the ready water used up.`,
    between: ({ earliest, latest }: { earliest: string; latest: string }) =>
      `Irrigate between ${earliest} and ${latest}: the ready water is used up by then.`,
    from: ({ earliest }: { earliest: string }) =>
      `The ready water may be used up from ${earliest} on; the forecast does not settle it.`,
    notYet: ({ until }: { until: string }) =>
      `No need to irrigate until ${until}, as far as this forecast reaches.`,
  },
  range: ({ least, most }: Range) => `${least} to ${most}`,
  notKnown: 'not known',
  head: { day: 'Day', et0: 'ET0', crop: 'Crop takes', lacks: 'Soil lacks' },
  basis: {
    method:
      'Water balance of FAO-56: rain less than a fifth of ET0 does not count, a crop takes its coefficient times ET0. ET0 by Penman-Monteith. The balance of the last 60 days runs from wet and from dry.',
    inputs: ({ kc, soil }: { kc: string; soil: string }) =>
      `Rain and ET0 of 60 past days; temperature, humidity, wind, cloud and rain of the forecast; soil: ${soil}; crop coefficient: ${kc}.`,
    limits:
      'A model, no probe: irrigation that you gave, run-off, slopes and water from below are not in it. Soil and roots are middle values of FAO-56. Losses of sprinklers: 25% (FAO).',
    noKc: 'none, as no crop is chosen',
    wholeKc: ({ least, most }: Range) => `${least} to ${most}`,
    soils: { light: 'light (loamy sand)', clay: 'heavy (silty clay)' },
  },
}

interface Range {
  least: string
  most: string
}
