import type { Enterprise } from '@smart-farming/weather-core/work/farm/enterprises'
import type { CustomLimits } from '@smart-farming/weather-core/work/farm/own-farm'
import type { SprayGroup } from '@smart-farming/weather-core/work/limits/spray-limits'
import { formatNumber } from '../../format/number.ts'
import { tag } from '../tag.ts'

const limitSets = {
  alerts: 'Alerts',
  spraying: 'Spraying',
  frost: 'Frost',
  harvest: 'Combining',
  baling: 'Baling',
  fieldWork: 'Field work',
} satisfies Record<keyof CustomLimits, string>

const enterprises = {
  arable: 'Arable',
  dairy: 'Dairy',
  sheep: 'Sheep',
  pigs: 'Pigs',
  poultry: 'Poultry',
  fruit: 'Fruit',
  vegetables: 'Vegetables',
} satisfies Record<Enterprise, string>

const sprayGroups = {
  glyphosate_24d_ester_bromoxynil: 'Glyphosate, 2,4-D ester, bromoxynil',
  soybean_grass_killers_imazethapyr: 'Grass herbicides for soybean, imazethapyr',
  glyphosate_trimesium: 'Glyphosate trimesium',
  bentazon_acifluorfen_fomesafen: 'Bentazon, acifluorfen, fomesafen',
  other_maize_post_emergence: 'Other herbicides after maize emergence',
} satisfies Record<SprayGroup, string>

/** Farm settings. Numbers and units are passed in formatted. */
export const farmSettings = {
  /** Opens a group of questions. */
  change: 'Change',
  heading: { units: 'Units' },
  temperature: { question: 'Temperature', C: '°C', F: '°F' },
  wind: { question: 'Wind', 'km/h': 'km/h', 'm/s': 'm/s', mph: 'mph', knots: 'knots' },
  rain: { question: 'Rain', mm: 'mm', in: 'inches' },
  enterprises: {
    question: 'Farm type',
    ...enterprises,
    /** Summary if no farm type is ticked. */
    unsaid: 'Usual in your country',
    note: 'This sets which jobs and alerts you see. With none ticked, you see what is usual in your country.',
  },
  soil: {
    question: 'Soil',
    light: 'Light or medium',
    clay: 'Heavy clay',
    said: { light: 'light or medium soil', clay: 'heavy clay' },
  },
  spraying: {
    question: 'What I spray most',
    none: 'Not given: 6 dry hours',
    group: ({ name, hours }: { name: string; hours: number }) =>
      `${name}: ${formatNumber(tag, hours)} dry hours`,
    names: sprayGroups,
    note: 'Hours from the University of Illinois (1997), the longest in each group. Your product’s label comes first.',
  },
  crops: {
    question: 'Your crops',
    unsaid: 'None chosen',
    note: 'The same list as in Prices. Your prices, sums and suggested questions use it.',
  },
  crop: {
    question: 'Crop',
    none: 'None',
    stage: 'Growth stage',
    noStage: 'Not given',
    /** Effect of the choice on frost limits. */
    withoutCrop: 'Choose a crop to judge frost by the temperatures that harm it.',
    withoutTable: 'We have no frost table for this crop: the general frost limits apply.',
    withoutStages: 'Frost is judged by the temperatures that harm this crop.',
    withStages:
      'Frost is judged by the temperatures that harm this crop at its stage. Without a stage, the general limits apply.',
  },

  since: {
    question: 'Start dates',
    degreeDays: 'Count degree days from (e.g. sowing)',
    chill: 'Count chill from (e.g. leaf fall)',
    note: 'Used for “Water and growth” below each day of the forecast. Up to a year ago.',
  },
  limits: {
    title: 'My own limits',
    unsaid: 'The usual limits',
    note: 'An empty box keeps the usual limit. The product label and the law come before any limit here.',
    sets: limitSets,
    own: ({ count }: { count: number }) => `${formatNumber(tag, count)} of my own`,
    usual: ({ figure, publisher }: { figure: string; publisher: string }) => `Usual: ${figure}, ${publisher}`,
    outOfRange: (values: { limit: string; least: string; most: string; unit: string }) =>
      `“${values.limit}” must be a number from ${values.least} to ${values.most} ${values.unit}, or empty.`,
    noRoom: ({ limit }: { limit: string }) =>
      `“${limit}” must be above your minimum, or no hour would be good.`,
    /** Follows the input of a limit. */
    units: {
      C: '°C',
      F: '°F',
      'km/h': 'km/h',
      'm/s': 'm/s',
      mph: 'mph',
      knots: 'knots',
      mm: 'mm',
      in: 'in',
      percent: '%',
      hours: 'hours',
      thi: 'THI',
    },
  },

  save: 'Save',
  saving: 'Saving...',
  savingFailed: 'Saving failed',
  cancel: 'Cancel',
}
