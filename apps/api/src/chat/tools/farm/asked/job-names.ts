import { hasPhrase, plainText } from '@smart-farming/market-core/understand/plain-text'
import type { TimedWork } from '@smart-farming/weather-core/outlook/day-statement'
import { readWhen } from './when.ts'

/** How farmers say the jobs that the forecast judges, in English and by plain words of six more languages. */
export const jobNames: readonly (readonly [TimedWork, readonly string[]])[] = [
  [
    'spraying',
    [
      ...[
        'spray',
        'sprayer out',
        'get the sprayer',
        'take the sprayer',
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
        'छिड़कने',
        'छिड़कना',
        'छिड़क',
        'chidakne',
        'chhidakne',
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
        'cutting',
        'reaping',
        'picking',
        'pick',
        'cut the wheat',
      ],
      ...['moissonner', 'recolter', 'cosechar', 'colher', 'kuvuna', 'katai', 'कटाई', 'حصاد'],
    ],
  ],
  ['hay', ['hay', 'bale', 'baling', 'silage', 'foin', 'heno', 'feno']],
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
        'till the',
        'tilling',
        'sow',
        'sowing',
        'transplant',
        'transplanting',
        'drilling',
        'tractor',
        'tillage',
        'cultivate',
        'harrow',
        'drill',
        'ground',
        'soil too wet',
        'field too wet',
        'land wet',
        'workable',
      ],
      ...['labourer', 'arar', 'lavrar', 'kulima', 'jutai', 'जुताई', 'حراثة'],
    ],
  ],
]

/** A job's name alone may ask about anything ("which spray against blight?"); with one of these it asks when. */
export const timing = [
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

/** Beside {@link timing}: whether, or when, somebody who has a pest or a weed in mind is to do something about it. */
const doing = ['when', 'should i', 'shall i', 'is it safe to', 'time to']
/** Asks for a product or a cause, not for hours. */
const asksWhat =
  /^(?:which|what|whats|who|why|quel|quelle|que|qual|kaun|kya|kaunsi)(?![^ ])(?! (?:time|day|days|hours?)(?![^ ]))/

/**
 * Whether a question about something else asks of doing a job as well: when, or on a day or at an hour that it names.
 */
export function asksToDo(text: string, job: TimedWork): boolean {
  const plain = plainText(text)
  const says = (phrases: readonly string[]) => phrases.some((phrase) => hasPhrase(plain, plainText(phrase)))
  if (asksWhat.test(plain) || !jobNames.some(([work, names]) => work === job && says(names))) return false
  const { days, weekdays, part, hour, nextHours, isWeek } = readWhen(plain)
  const isTimed =
    days.length > 0 || [weekdays, part, hour, nextHours, isWeek].some((one) => one !== undefined)
  return isTimed || says(timing) || says(doing)
}
