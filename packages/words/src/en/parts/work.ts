import { frostVerdicts, jobNames, tooShort, verdicts } from '../weather/verdicts.ts'

/** What a day allows, job by job. */
export const work = {
  title: 'What the weather allows',
  usual: 'Your own limits could not be loaded: this goes by the usual ones.',
  jobs: jobNames,
  verdicts,
  frost: frostVerdicts,
  /** A stretch of the strip as it is read aloud: 'Good 09:00 to 15:00'. */
  stretch: ({ verdict, stretch }: { verdict: string; stretch: string }) => `${verdict} ${stretch}`,
  stretches: ({ stretches }: { stretches: readonly string[] }) => stretches.join(', '),
  /** A reason, which is a clause without a capital, as a sentence. */
  because: ({ reason }: { reason: string }) => sentence(reason),
  also: ({ reasons }: { reasons: readonly string[] }) => sentence(`also ${reasons.join('; ')}`),
  short: tooShort,
  /** Of a day whose provider has no hours. */
  coarse: ({ hours }: { hours: number }) =>
    `This forecast comes in steps of ${hours} hours: they are judged by their extremes and by both ends.`,
  limits: 'Limits, and whose they are',
}

const sentence = (clause: string) => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`
