import { careReasons, frostVerdicts, jobNames, tooShortLabel, verdicts } from '../weather/verdicts.ts'

/** Work verdicts of a day, by job. */
export const work = {
  title: 'What the weather allows',
  usual: 'Your own limits could not be loaded. These are the usual ones.',
  jobs: jobNames,
  verdicts,
  cares: careReasons,
  /** A verdict with the reason for care: 'Careful: drift'. */
  withCare: ({ verdict, care }: { verdict: string; care: string }) => `${verdict}: ${care}`,
  frost: frostVerdicts,
  /** A section of the strip as read aloud: 'Good 09:00 to 15:00'. */
  stretch: ({ verdict, stretch }: { verdict: string; stretch: string }) => `${verdict} ${stretch}`,
  stretches: ({ stretches }: { stretches: readonly string[] }) => stretches.join(', '),
  /** A reason as a sentence. It arrives as a clause without a capital. */
  because: ({ reason }: { reason: string }) => sentence(reason),
  /** Heading of the reasons that do not decide. */
  also: 'Also:',
  /** Further reasons of one time window among several: '09:00 to 12:00: dark; rain after it'. */
  alsoWithin: ({ stretch, reasons }: { stretch: string; reasons: readonly string[] }) =>
    `${stretch}: ${reasons.join('; ')}`,
  short: tooShortLabel,
  /** For a day without hourly data from its provider. */
  coarse: ({ hours }: { hours: number }) =>
    `This forecast has ${hours}-hour steps. We judge each by its worst values.`,
  limits: 'Limits and sources',
  /** Jobs that cannot be judged on a day, together: each group with its reason, which is a clause. */
  unjudged: ({ groups }: { groups: readonly { jobs: readonly string[]; reason: string }[] }) =>
    groups.map(({ jobs, reason }) => `${jobs.join(', ').toLowerCase()} (${reason})`).join('; '),
}

const sentence = (clause: string) => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`
