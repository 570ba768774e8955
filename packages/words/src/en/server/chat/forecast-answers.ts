import { precipitationNames } from '../../weather/precipitation-names.ts'

interface Stretch {
  day: string
  stretch: string
}

/** A value compared with a limit, with its time. */
interface Against {
  figure: string
  clock: string
  limit: string
}

/** `fall` is the kind of precipitation that is forecast, or possible at that temperature. */
interface Chance {
  chance: string
  fall: string
}

interface Fallen {
  about: string
  amount: string | undefined
  from: string
  until: string
}

const capital = (said: string) => `${said.charAt(0).toUpperCase()}${said.slice(1)}`

/** Answers to single forecast questions: the verdict first, then hours and values. */
export const forecastAnswers = {
  jobs: {
    spraying: 'Spraying',
    harvest: 'Combining',
    hay: 'Baling hay',
    field_work: 'Field work',
  },
  subjects: {
    rain: 'Rain',
    fog: 'Fog',
    thunder: 'Thunder',
    hail: 'Hail',
    snow: 'Snow',
    wind: 'Wind',
    gusts: 'Gusts',
    temperature: 'Temperature',
    humidity: 'Humidity',
    cloud: 'Cloud',
    frost: 'Frost',
    evaporation: 'Evaporation (ET0)',
    watering: 'Watering',
    spreading: 'Spreading',
    mowing: 'Mowing hay',
    cattle: 'Heat stress in cattle',
    people: 'Heat risk at work',
    lambs: 'Wind chill for lambs',
    sun: 'Sun',
    dryDays: 'Dry days',
    drying: 'Drying outside',
  },
  extremeDays: {
    coldest: 'Coldest day',
    warmest: 'Warmest day',
    windiest: 'Windiest day',
    wettest: 'Wettest day',
    driest: 'Driest day',
    calmest: 'Calmest day',
  },
  line: ({ about, when, said }: { about: string; when?: string; said: string }) =>
    when === undefined ? `${about}: ${said}.` : `${about}, ${when}: ${said}.`,
  when: ({ day, stretch }: Stretch) => `${day}, ${stretch}`,
  yes: ({ said }: { said: string }) => `yes, ${said}`,
  no: 'no, none is forecast',
  unknown: 'not known: it is not in this forecast',
  partlyKnown: ({ figure }: { figure: string }) => `${figure}, no data for some hours`,
  good: ({ stretch, verdict }: { stretch: string; verdict: string }) => `${verdict.toLowerCase()} ${stretch}`,
  notGood: ({ stretch, verdict, why }: { stretch: string; verdict: string; why: string }) =>
    `${verdict.toLowerCase()} ${stretch} (${why})`,
  nextGood: ({ day, stretch }: Stretch) => `the next good hours are ${day}, ${stretch}`,
  best: ({ day, stretch }: Stretch) => `best on ${day}, ${stretch}`,
  noGood: 'no good hours in this forecast',
  /** Used if hours are suitable only with care. */
  carefulOnly: ({ day, stretch, why }: Stretch & { why: string }) =>
    `no good hours, careful ${day}, ${stretch} (${why})`,
  otherwise: ({ said }: { said: string }) => `${capital(said)}.`,
  noBut: ({ said }: { said: string }) => `no, ${said}`,
  near: ({ said }: { said: string }) => `too close to say, ${said}`,
  notCovered: 'the forecast does not cover that time',
  falls: precipitationNames,
  rain: ({ said, amount, chance, fall }: Chance & { said: string; amount: string }) =>
    `yes, ${amount}, ${said} (highest chance of ${fall}: ${chance})`,
  noRain: ({ chance, fall }: Chance) => `no, none is forecast (highest chance of ${fall}: ${chance})`,
  rainPerhaps: ({ chance }: { chance: string }) =>
    `perhaps: no amount is forecast, but the chance is up to ${chance}`,
  rainUnknown: ({ chance, fall }: Chance) =>
    `the amount is not known for all of these hours (highest chance of ${fall}: ${chance})`,
  peak: ({ figure, clock, isWhole }: { figure: string; clock: string; isWhole: boolean }) =>
    `${figure} (${clock}${isWhole ? '' : ', no data for some hours'})`,
  wind: ({ wind, gusts }: { wind: string; gusts: string }) => `strongest ${wind}; gusts ${gusts}`,
  extremes: ({ lowest, highest }: { lowest: string; highest: string }) =>
    `lowest ${lowest}, highest ${highest}`,
  noFrost: ({ figure, clock }: { figure: string; clock: string }) => `no, low ${figure} around ${clock}`,
  reached: ({ figure, clock, limit }: Against) => `yes, ${figure} around ${clock} (limit: ${limit})`,
  notReached: ({ figure, clock, limit }: Against) =>
    `no, at most ${figure} around ${clock} (limit: ${limit})`,
  sun: ({ rises, sets }: { rises: string; sets: string }) => `rises ${rises}, sets ${sets}`,
  days: ({ count, days }: { count: string; days: string }) => `${count} (${days})`,
  /** Used if the verdict is unknown for some days. */
  daysOpen: ({ said, days }: { said: string; days: string }) => `${said}; not known: ${days}`,
  evaporated: ({ from, until, amount }: { from: string; until: string; amount: string }) =>
    `${amount} from ${from} to ${until}`,
  /** Note on an amount of evaporation. */
  ofGrass: 'This is for short grass; for a crop, multiply by its crop coefficient.',
  /** Spreading fertiliser or slurry, which rain may wash off. */
  spreading: {
    /** `why` describes the ground. */
    ground: ({ why }: { why: string }) =>
      `no: do not spread on frozen, snow-covered or waterlogged ground (${why})`,
    wait: ({ amount, day }: { amount: string; day: string }) =>
      `wait: ${amount} is forecast by ${day}, which may wash it off`,
    dry: ({ day }: { day: string }) => `no rain that would wash it off is forecast by ${day}`,
    some: ({ amount, day }: { amount: string; day: string }) =>
      `${amount} is forecast by ${day}: too little to wash it off, unless it falls all at once`,
    unknown: 'can’t tell: the rain forecast for the next two days has gaps',
  },
  /** Hay drying after mowing, which depends on the following days. */
  mowing: {
    yes: ({ days }: { days: string }) => `yes, it should dry: ${days} dry days are forecast afterwards`,
    rain: ({ amount, day }: { amount: string; day: string }) => `no: ${amount} is forecast on ${day}`,
    no: 'no: the following days are not dry enough for hay',
    first: ({ day }: { day: string }) => `the first good day to mow hay is ${day}`,
    none: 'no day in this forecast is followed by enough dry days',
    unknown: 'can’t tell: the forecast ends too early or has gaps',
  },
  /** Crops drying outside, which depend only on rain. */
  drying: {
    yes: ({ chance }: { chance: string }) => `yes, no rain is forecast (highest chance of rain: ${chance})`,
    no: ({ amount, chance }: { amount: string; chance: string }) =>
      `no, ${amount} is forecast (highest chance of rain: ${chance})`,
    perhaps: ({ chance }: { chance: string }) => `perhaps: the chance of rain is up to ${chance}`,
  },
  noDiseaseModel:
    'I have no disease model for this crop. Damp hours and rain are the nearest guide; ask your adviser what they mean for your crop.',
  onGrowingPage: 'Your soil water, disease risk, degree days and chill hours are under “Water and growth”.',
  watering: {
    no: 'no need now: the topsoil is full',
    wait: ({ lacks, amount, day }: { lacks: string; amount: string; day: string }) =>
      `wait: the topsoil is ${lacks} short of full, and ${amount} of rain is forecast by ${day}`,
    needed: ({ lacks, amount, day }: { lacks: string; amount: string; day: string }) =>
      `yes, if the crop needs it: the topsoil is ${lacks} short of full, and no more than ${amount} of rain is forecast by ${day}`,
    unknown: 'can’t tell: there is no data on how dry the topsoil is',
    /** A range of amounts. */
    between: ({ least, most }: { least: string; most: string }) => `${least} to ${most}`,
  },
  hail: 'none is forecast, but few forecasts show hail, which can come with thunder',
  warnings: 'Check official warnings as well.',
  beyond: ({ day }: { day: string }) =>
    `The forecast ends on ${day}. For later dates, ask your weather service.`,
  elsewhere: ({ place }: { place: string }) => `For ${place} (not your farm):`,
  notFound: ({ name, place }: { name: string; place: string }) =>
    `I found no place called “${name}”. This is for your farm, ${place}.`,
  moment: ({ day, clock }: { day: string; clock: string }) => `${day}, ${clock}`,
  /** Past rainfall, as estimated by the weather service. */
  fallen: ({ about, amount, from, until }: Fallen) =>
    `${about} from ${from} to ${until}: ${amount ?? 'none'} (weather model, not a gauge).`,
  fallenUnknown: 'Rainfall is not known for all of these hours.',
  noFurtherBack: 'Earlier rainfall is not available.',
}
