import type { SkyName } from '../../skies.ts'
import { careReasons } from '../weather/verdicts.ts'

/** Forecast texts for the first load. Days and times are local to the place. */
export const weather = {
  title: 'Weather forecast',
  loading: 'Loading weather forecast...',
  /** For example 'Mon, 21 Sept'. */
  day: ({ weekday, day, month }: { weekday: string; day: string; month: string }) =>
    `${weekday}, ${day} ${month}`,
  dayWithTime: ({ day, clock }: { day: string; clock: string }) => `${day}, ${clock}`,
  weekdayWithTime: ({ weekday, clock }: { weekday: string; clock: string }) => `${weekday} ${clock}`,
  /** The midnight at the end of a day. */
  midnight: ({ weekday }: { weekday: string }) => `midnight ${weekday} night`,
  /**
   * Sky condition by its wire name, or a provider's own name, which is shown unchanged. Wire names
   * are English, so English needs no table.
   */
  sky: ({ sky }: { sky: SkyName | (string & {}) }): string => sky,
  /** Next to a day's temperatures. */
  average: 'average',
  /** Heading and key of the rows of days. */
  days: { title: 'Five days', key: 'average, low to high' },
  /** The forecast step that contains the current hour. */
  now: 'Now',
  feels: ({ temperature }: { temperature: string }) => `feels like ${temperature}`,
  nextHours: 'The next few hours',
  range: ({ low, high }: { low: string; high: string }) => `${low} to ${high}`,
  dry: 'dry',
  rain: 'Rain',
  rainUnknown: 'rain not known',
  /** Chance of rain or snow on a day. */
  chance: ({ chance }: { chance: string }) => `${chance} chance`,
  wind: 'Wind',
  /** A day's verdict for the farm's first job. */
  job: {
    names: { spraying: 'Spray', harvest: 'Combine', hay: 'Bale hay', field_work: 'Field work' },
    /** Replaces a start that has passed: 'Spray now–15'. */
    now: 'now',
    within: ({ job, from, to }: { job: string; from: string; to: string }) => `${job} ${from}–${to}`,
    not: ({ job }: { job: string }) => `${job}: no`,
    unknown: ({ job }: { job: string }) => `${job}: not known`,
    careful: 'with care',
    cares: careReasons,
    /** After the hours of a job: 'Spray 12–16, drift'. */
    care: ({ care }: { care: string }) => `, ${care}`,
  },
  work: {
    loading: 'Loading the work advice...',
    failed: 'The work advice could not be loaded. We will try again when you are back online.',
    elsewhere: 'Choose your place to see which farm jobs suit the weather.',
    old: 'No work advice: this forecast is more than 6 hours old.',
  },
  missing: {
    title: 'No forecast at the moment',
    waiting: 'We are still trying. It will appear here.',
    tryNow: 'Try now',
  },
  sample: {
    title: 'Sample forecast.',
    text: 'Do not use it to plan work.',
  },
  old: {
    title: ({ age }: { age: string }) => `This forecast is ${age} old.`,
    text: 'No newer one is available.',
  },
  label: {
    title: 'Follow the product label and local law.',
    text: 'Calculated from a forecast, not measured in your field.',
    usual: 'Your own limits could not be loaded. These are the usual ones.',
  },
  updated: ({ time }: { time: string }) => `updated ${time}`,
  updatedLongAgo: ({ time, age }: { time: string; age: string }) => `updated ${time}, ${age} ago`,
  chart: {
    open: 'Five-day chart',
    /** Heading of the chart in the main column on wide screens. */
    hours: 'The next five days',
    missing: 'The chart could not be loaded. We will try again when you are back online.',
  },
}
