import { falls } from '../../weather/falls.ts'

/** One thing that is asked of the forecast, told first and by itself. */
export const asked = {
  jobs: {
    spraying: 'Spraying',
    harvest: 'Combining',
    hay: 'Baling hay',
    field_work: 'Field work',
  },
  job: ({ job, said }: { job: string; said: string }) => `${job}: ${said}.`,
  jobOn: ({ job, day, said }: { job: string; day: string; said: string }) => `${job}, ${day}: ${said}.`,
  good: ({ stretch, verdict }: { stretch: string; verdict: string }) => `${verdict.toLowerCase()} ${stretch}`,
  notGood: ({ stretch, verdict, why }: { stretch: string; verdict: string; why: string }) =>
    `${verdict.toLowerCase()} ${stretch} (${why})`,
  nextGood: ({ day, stretch }: { day: string; stretch: string }) =>
    `the next good hours are ${day}, ${stretch}`,
  noGood: 'there are no good hours in what the forecast covers',
  otherwise: ({ said }: { said: string }) => `${capital(said)}.`,
  notCovered: 'the forecast does not cover that time',
  when: ({ day, stretch }: { day: string; stretch: string }) => `${day}, ${stretch}`,
  measures: { wind: 'Wind', temperature: 'Temperature' },
  falls,
  measure: ({ about, when, said }: { about: string; when: string; said: string }) =>
    `${about}, ${when}: ${said}.`,
  rain: ({ amount, chance, fall }: Rain & { amount: string | undefined }) =>
    `${amount ?? 'none forecast'} (highest chance of ${fall}: ${chance})`,
  rainUnknown: ({ chance, fall }: Rain) =>
    `the amount is not known for all of these hours (highest chance of ${fall}: ${chance})`,
  peak: ({ figure, clock, isWhole }: { figure: string; clock: string; isWhole: boolean }) =>
    `${figure} (${clock}${isWhole ? '' : ', some hours not known'})`,
  wind: ({ wind, gusts }: { wind: string; gusts: string }) => `strongest ${wind}; gusts ${gusts}`,
  temperature: ({ lowest, highest }: { lowest: string; highest: string }) =>
    `lowest ${lowest}, highest ${highest}`,
  moment: ({ day, clock }: { day: string; clock: string }) => `${day}, ${clock}`,
  /** By the weather service's own reckoning. */
  fallen: ({ amount, from, until, fall }: Fallen) =>
    `${capital(fall)} from ${from} to ${until}: ${amount ?? 'none'}, by the weather model and not by a gauge.`,
  fallenUnknown: 'How much has fallen is not known for all of these hours.',
  noFurtherBack: 'Further back nothing is kept here.',
}

/** `fall` is what falls, or would by the air. */
interface Rain {
  chance: string
  fall: string
}
interface Fallen {
  amount: string | undefined
  from: string
  until: string
  fall: string
}

const capital = (said: string) => `${said.charAt(0).toUpperCase()}${said.slice(1)}`
