import { careReasons, frostVerdicts, jobNames, tooShortLabel, verdicts } from '../weather/verdicts.ts'

/** A day's work verdicts by job. */
export const work = {
  title: 'What the weather allows',
  usual: 'Your own limits could not be loaded. These are the usual ones.',
  jobs: jobNames,
  verdicts,
  cares: careReasons,
  /** For example 'Careful: drift'. */
  withCare: ({ verdict, care }: { verdict: string; care: string }) => `${verdict}: ${care}`,
  frost: frostVerdicts,
  /** Screen-reader text for a section of the strip: 'Good 09:00 to 15:00'. */
  stretch: ({ verdict, stretch }: { verdict: string; stretch: string }) => `${verdict} ${stretch}`,
  stretches: ({ stretches }: { stretches: readonly string[] }) => stretches.join(', '),
  /** Turns a reason, passed in as an uncapitalised clause, into a sentence. */
  because: ({ reason }: { reason: string }) => sentence(reason),
  /** Heading of the reasons that do not decide the verdict. */
  also: 'Also:',
  /** Further reasons of one time window among several: '09:00 to 12:00: dark; rain after it'. */
  alsoWithin: ({ stretch, reasons }: { stretch: string; reasons: readonly string[] }) =>
    `${stretch}: ${reasons.join('; ')}`,
  short: tooShortLabel,
  /** Used if the provider has no hourly data for the day. */
  coarse: ({ hours }: { hours: number }) =>
    `This forecast has ${hours}-hour steps. We judge each by its worst values.`,
  limits: 'Limits and sources',
  /** Jobs that cannot be judged on a day, grouped by reason. Each reason is a clause. */
  unjudged: ({ groups }: { groups: readonly { jobs: readonly string[]; reason: string }[] }) =>
    groups.map(({ jobs, reason }) => `${jobs.join(', ').toLowerCase()} (${reason})`).join('; '),
}

const sentence = (clause: string) => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`
