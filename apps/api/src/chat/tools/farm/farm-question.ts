import { hasPhrase, plainText } from '@smart-farming/market-core/understand/plain-text'
import type { TimedWork } from '@smart-farming/weather-core/outlook/day-statement'
import { readWhen, type When } from './asked/when.ts'

/** A figure, or a run of them, that is asked of the weather by its name. */
export type Measure = 'rain' | 'wind' | 'temperature' | 'water'

/** What a plain question asks of the forecast. */
export interface FarmQuestion {
  /** The jobs that it names; 'all' for what can be done at all. */
  jobs: readonly TimedWork[] | 'all'
  frost: boolean
  /** It asks of tonight. */
  tonight?: true
  /** What else it names. */
  measures?: readonly Measure[]
  when: When
}

const jobNames: readonly (readonly [TimedWork, readonly string[]])[] = [
  [
    'spraying',
    [
      ...[
        'spray',
        'spraying',
        'sprayed',
        'herbicide',
        'weedkiller',
        'fungicide',
        'insecticide',
        'pesticide',
        'weedicide',
      ],
      ...[
        'pulveriser',
        'traiter',
        'pulverizar',
        'fumigar',
        'kunyunyiza',
        'nyunyiza',
        'chidkav',
        'chhidkav',
        'छिड़काव',
        'رش',
      ],
    ],
  ],
  [
    'harvest',
    [
      ...[
        'harvest',
        'harvesting',
        'combine',
        'combining',
        'thresh',
        'threshing',
        'thresher',
        'cut wheat',
        'cut the wheat',
      ],
      ...['moissonner', 'recolter', 'cosechar', 'colher', 'kuvuna', 'katai', 'कटाई', 'حصاد'],
    ],
  ],
  ['hay', ['hay', 'bale', 'baling', 'mow', 'mowing', 'silage', 'foin', 'faucher', 'heno', 'feno']],
  [
    'field_work',
    [
      ...[
        'field work',
        'fieldwork',
        'plough',
        'ploughing',
        'plow',
        'plowing',
        'till',
        'tillage',
        'cultivate',
        'harrow',
        'drill',
      ],
      ...['labourer', 'arar', 'lavrar', 'kulima', 'jutai', 'जुताई', 'حراثة'],
    ],
  ],
]
const frostNames = [
  'frost',
  'frosts',
  'freeze',
  'freezing',
  'gel',
  'gelee',
  'gelera',
  'helada',
  'heladas',
  'geada',
  'baridi kali',
  'pala',
  'पाला',
  'صقيع',
]
const measureNames: Readonly<Record<Measure, readonly string[]>> = {
  rain: [
    ...[
      'rain',
      'raining',
      'rainfall',
      'rained',
      'shower',
      'showers',
      'dry',
      'wet',
      'pluie',
      'pleuvoir',
      'pleut',
      'lluvia',
      'llover',
    ],
    ...['llueve', 'chuva', 'chover', 'mvua', 'baarish', 'barish', 'बारिश', 'مطر', 'امطار'],
  ],
  wind: [
    'wind',
    'winds',
    'windy',
    'gust',
    'gusts',
    'vent',
    'viento',
    'vento',
    'upepo',
    'hawa',
    'हवा',
    'رياح',
  ],
  temperature: [
    ...[
      'temperature',
      'temp',
      'hot',
      'cold',
      'heat',
      'warm',
      'degrees',
      'chaud',
      'froid',
      'calor',
      'frio',
      'joto',
      'baridi',
    ],
    ...['garmi', 'thand', 'गर्मी', 'ठंड', 'حرارة'],
  ],
  water: [
    ...[
      'irrigate',
      'irrigation',
      'irrigating',
      'watering',
      'put water',
      'give water',
      'should i water',
      'need water',
      'needs water',
    ],
    ...[
      'soil moisture',
      'water deficit',
      'arroser',
      'irriguer',
      'regar',
      'riego',
      'irrigar',
      'umwagiliaji',
      'sinchai',
      'सिंचाई',
      'ري',
    ],
  ],
}
const weatherNames = [
  'weather',
  'wheather',
  'forecast',
  'storm',
  'storms',
  'hail',
  'thunder',
  'fog',
  'meteo',
  'clima',
  'tempo',
]
const tonightNames = [
  'tonight',
  'this night',
  'overnight',
  'tonite',
  'cette nuit',
  'esta noche',
  'esta noite',
  'usiku wa leo',
  'aaj raat',
  'आज रात',
  'الليلة',
]
const allJobs = ['what can i do', 'what work', 'this week', 'next days']
/** A job's name alone may ask about anything ("which spray against blight?"); with one of these it asks when. */
const timing = [
  ...[
    'when can',
    'can i',
    'can we',
    'could i',
    'may i',
    'window',
    'windows',
    'hours',
    'best time',
    'good time',
    'ok to',
    'ok now',
  ],
  ...[
    'puis je',
    'peut on',
    'quand',
    'puedo',
    'cuando',
    'posso',
    'quando',
    'naweza',
    'kab',
    'sakte',
    'sakta',
    'कब',
    'هل',
  ],
]

/**
 * Understands a question about the weather and the work that it allows; undefined where it is about something else. In
 * English, and by plain words of six more languages.
 */
export function farmQuestion(text: string): FarmQuestion | undefined {
  const plain = plainText(text)
  const names = (phrases: readonly string[]) => phrases.some((phrase) => hasPhrase(plain, plainText(phrase)))
  const jobs = jobNames.filter(([, phrases]) => names(phrases)).map(([job]) => job)
  const when = readWhen(plain)
  const frost = names(frostNames)
  const all = names(allJobs)
  const tonight = names(tonightNames)
  const measures = (Object.keys(measureNames) as Measure[]).filter((each) => names(measureNames[each]))
  const isDated = when.days.length > 0 || when.weekdays !== undefined || when.since !== undefined
  const asksWhen = jobs.length > 0 && names(timing)
  const isOfWeather = measures.length > 0 || names(weatherNames)
  if (!asksWhen && !frost && !tonight && !all && !isDated && !isOfWeather) return undefined
  return {
    jobs: jobs.length === 0 && all ? 'all' : jobs,
    frost,
    ...(tonight && { tonight }),
    ...(measures.length > 0 && { measures }),
    when,
  }
}
