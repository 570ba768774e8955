/** Soil water, crop water use and the next irrigation. Values are in the farmer's units. */
export const water = {
  title: 'Water',
  topsoil: {
    unknown: 'Topsoil moisture cannot be calculated: weather data for the last 60 days is missing.',
    met: ({ mm, day }: { mm: string; day: string }) =>
      `The topsoil is ${mm} short of full this morning. Reliable since ${day}.`,
    over: ({ mm, day }: { mm: string; day: string }) =>
      `The topsoil is full this morning, and ${mm} more has to drain or dry off. Reliable since ${day}.`,
    range: ({ least, most }: Range) =>
      `The topsoil is between ${least} and ${most} short of full this morning: 60 days of weather are not enough to be sure.`,
  },
  noCrop: 'Choose your crop in your farm settings to see the water in its root zone.',
  noTable: ({ crop }: { crop: string }) => `We have no water use table for this crop: ${crop}.`,
  roots: ({ crop, mm, ready, all }: { crop: string; mm: string; ready: string; all: string }) =>
    `Root zone (${crop}): ${mm} of ${all} used so far; the crop suffers once ${ready} is used.`,
  refill: ({ net, gross }: { net: string; gross: string }) =>
    `Filling it takes ${net}; with sprinklers, which lose a quarter, ${gross}.`,
  due: {
    now: 'It is already past that point: irrigate as soon as you can.',
    mayBeNow: 'It may already be past that point.',
    on: ({ day }: { day: string }) => `Irrigate by ${day}: the readily available water is used up that day.`,
    between: ({ earliest, latest }: { earliest: string; latest: string }) =>
      `Irrigate between ${earliest} and ${latest}: the readily available water is used up by then.`,
    from: ({ earliest }: { earliest: string }) =>
      `The readily available water may be used up from ${earliest}; the forecast is not certain.`,
    notYet: ({ until }: { until: string }) =>
      `No need to irrigate until ${until}, as far ahead as this forecast goes.`,
  },
  range: ({ least, most }: Range) => `${least} to ${most}`,
  notKnown: 'not known',
  head: { day: 'Day', et0: 'ET0', crop: 'Crop use', lacks: 'Soil deficit' },
  basis: {
    method:
      'FAO-56 water balance: rain below a fifth of ET0 does not count; a crop takes its coefficient times ET0 (Penman-Monteith). We calculate the last 60 days twice, starting from wet and from dry soil. The result is reliable once both agree.',
    inputs: ({ kc, soil }: { kc: string; soil: string }) =>
      `Rain and ET0 of the last 60 days; temperature, humidity, wind, cloud and rain from the forecast; soil: ${soil}; crop coefficient: ${kc}.`,
    limits:
      'A model, not a probe: your irrigation, run-off, slopes and groundwater are not included. Soil and roots are mid-range values from FAO-56. Sprinkler losses: 25% (FAO).',
    noKc: 'none (no crop chosen)',
    wholeKc: ({ least, most }: Range) => `${least} to ${most}`,
    soils: { light: 'light (loamy sand)', clay: 'heavy (silty clay)' },
  },
}

interface Range {
  least: string
  most: string
}
