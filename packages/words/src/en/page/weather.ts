import type { SkyName } from '../../skies.ts'

/** The forecast for the farm: what of it is there from the beginning. Days and times are those of the place. */
export const weather = {
  title: 'Weather forecast',
  loading: 'Loading weather forecast...',
  /** A day of the month: 'Mon, 21 Sept'. */
  day: ({ weekday, day, month }: { weekday: string; day: string; month: string }) =>
    `${weekday}, ${day} ${month}`,
  dayWithTime: ({ day, clock }: { day: string; clock: string }) => `${day}, ${clock}`,
  weekdayWithTime: ({ weekday, clock }: { weekday: string; clock: string }) => `${weekday} ${clock}`,
  /**
   * The sky by what the wire calls it, which is one of `Sky`, or a name that only its provider knows and that is shown
   * as it came. The wire's names are English, so here they stay; another language has a table.
   */
  sky: ({ sky }: { sky: SkyName | (string & {}) }): string => sky,
  /** Under the degrees of a day. */
  average: 'average',
  work: {
    loading: 'Loading what this day allows...',
    failed: 'What this day allows could not be loaded. It will be tried again when you are back online.',
    elsewhere: 'Choose your place to see what this day allows.',
    old: 'What this day allows is not known: this forecast is more than 6 hours old.',
  },
  missing: {
    title: 'No forecast at the moment',
    waiting: 'We keep trying. It will appear here by itself.',
    tryNow: 'Try now',
  },
  sample: {
    title: 'Sample forecast.',
    text: 'These figures are made up, for trying the product. Do not plan work by them.',
  },
  old: {
    title: ({ age }: { age: string }) => `This forecast is ${age} old.`,
    text: 'A newer one could not be fetched.',
  },
  label: {
    title: 'The label and the law come first.',
    text: 'Open a day to see what its weather allows. Calculated from a forecast, not measured in your field.',
    usual: 'Your own limits could not be loaded: it goes by the usual ones.',
  },
  updated: ({ time }: { time: string }) => `updated ${time}`,
  updatedLongAgo: ({ time, age }: { time: string; age: string }) => `updated ${time}, ${age} ago`,
  chart: {
    open: 'Chart of the five days',
    missing: 'The chart could not be loaded. It will be tried again when you are back online.',
  },
}
