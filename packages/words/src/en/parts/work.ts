import { cares, frostVerdicts, jobNames, tooShort, verdicts } from '../weather/verdicts.ts'

/** What a day allows, job by job. */
export const work = {
  title: 'What the weather allows',
  usual: 'Your own limits could not be loaded. These are the usual ones.',
  jobs: jobNames,
  verdicts,
  cares,
  /** A verdict with the reason for care: 'Careful: drift'. */
  withCare: ({ verdict, care }: { verdict: string; care: string }) => `${verdict}: ${care}`,
  frost: frostVerdicts,
  /** A stretch of the strip as it is read aloud: 'Good 09:00 to 15:00'. */
  stretch: ({ verdict, stretch }: { verdict: string; stretch: string }) => `${verdict} ${stretch}`,
  stretches: ({ stretches }: { stretches: readonly string[] }) => stretches.join(', '),
  /** A reason, which is a clause without a capital, as a sentence. */
  because: ({ reason }: { reason: string }) => sentence(reason),
  /** Over the reasons that do not decide. */
  also: 'Also:',
  /** Those of one stretch among several: '09:00 to 12:00: dark; rain after it'. */
  alsoWithin: ({ stretch, reasons }: { stretch: string; reasons: readonly string[] }) =>
    `${stretch}: ${reasons.join('; ')}`,
  short: tooShort,
  /** Of a day whose provider has no hours. */
  coarse: ({ hours }: { hours: number }) =>
    `This forecast has ${hours}-hour steps. We judge each by its worst values.`,
  limits: 'Limits and sources',
  /** Jobs that cannot be judged on a day, together: each group with its reason, which is a clause. */
  unjudged: ({ groups }: { groups: readonly { jobs: readonly string[]; reason: string }[] }) =>
    groups.map(({ jobs, reason }) => `${jobs.join(', ').toLowerCase()} (${reason})`).join('; '),
}

const sentence = (clause: string) => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`
