import { precipitationNames as names } from '../weather/precipitation-names.ts'
import { tooShortLabel, verdicts } from '../weather/verdicts.ts'

interface Stretch {
  from: string
  until: string
}

const inSentence = (verdict: string) => `${verdict.charAt(0).toLowerCase()}${verdict.slice(1)}`

/** A job as a clause, with the verdict as on the strip. */
const job = (name: string) => ({
  good: ({ stretch }: { stretch: string }) => `${name}: ${inSentence(verdicts.good)} ${stretch}`,
  careful: ({ stretch }: { stretch: string }) => `${name}: ${inSentence(verdicts.careful)} ${stretch}`,
  short: ({ stretch }: { stretch: string }) => `${stretch} (${tooShortLabel})`,
  goodAllDay: `${name}: ${inSentence(verdicts.good)} all day`,
  carefulAllDay: `${name}: ${inSentence(verdicts.careful)} all day`,
  unknown: `${name}: ${inSentence(verdicts.unknown)}`,
  dont: `${name}: ${inSentence(verdicts.dont)}`,
})

interface Cold {
  clock: string
  figure: string
}

/** Chance of precipitation in dry hours, with its kind and time. */
interface Doubt {
  said: string
  chance: string
  clock: string
  fall: string
}

interface Amount {
  amount: string
}

/** Follows 'then' and 'until'. Snow amounts are water equivalents. */
const falls = (what: string, showers = `showers of ${what}`) => ({
  name: what,
  unknown: `${what} not known`,
  least: ({ amount }: Amount) => `at least ${amount} of ${what}, no data for some hours`,
  showers: ({ amount, from }: Amount & { from: string }) => `${showers} from ${from}, ${amount} in all`,
  spells: ({ amount, from }: Amount & { from: string }) =>
    `${what} on and off from ${from}, ${amount} in all`,
  between: ({ amount, from, until }: Amount & Stretch) =>
    `dry until ${from}, then ${what} until ${until} (${amount}), then dry`,
  from: ({ amount, from }: Amount & { from: string }) => `dry until ${from}, then ${what}, ${amount}`,
  until: ({ amount, until }: Amount & { until: string }) => `${what} until ${until} (${amount}), then dry`,
  throughout: ({ amount }: Amount) => `${what} throughout, ${amount}`,
  amount: ({ amount }: Amount) => `${amount} of water`,
  trace: {
    likely: ({ chance, clock }: { chance: string; clock: string }) =>
      `a little ${what} likely (${chance}) around ${clock}`,
    amount: ({ amount }: Amount) => `a little ${what} at times, ${amount} in all`,
  },
})

/** Clauses have no capital and no full stop, because they form one sentence. */
export const day = {
  sentence: ({ clauses }: { clauses: readonly string[] }) => {
    const sentence = clauses.join('; ')
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
  },
  rain: {
    span: {
      allDay: 'all day',
      until: ({ clock }: { clock: string }) => `until ${clock}, when the forecast ends`,
      from: ({ clock }: { clock: string }) => `from ${clock} on`,
    },
    dry: ({ span }: { span: string }) => `dry ${span}`,
    chanceUnknown: ({ said, fall }: Pick<Doubt, 'said' | 'fall'>) =>
      `${said}, though the chance of ${fall} is not known`,
    inDoubt: ({ said, chance, clock, fall }: Doubt) =>
      `${said}, though with a ${chance} chance of ${fall} around ${clock}`,
    inDoubtPartly: ({ said, chance, clock, fall }: Doubt) =>
      `${said}, though with a ${chance} chance of ${fall} around ${clock} (not known for other hours)`,
    falls: {
      rain: {
        ...falls(names.rain),
        showers: ({ amount, from }: Amount & { from: string }) => `showers from ${from}, ${amount} in all`,
        between: ({ amount, from, until }: Amount & Stretch) =>
          `dry until ${from}, then ${amount} of rain until ${until}, then dry`,
        from: ({ amount, from }: Amount & { from: string }) => `dry until ${from}, then ${amount} of rain`,
        until: ({ amount, until }: Amount & { until: string }) =>
          `${amount} of rain until ${until}, then dry`,
        amount: ({ amount }: Amount) => amount,
        trace: {
          likely: ({ chance, clock }: { chance: string; clock: string }) =>
            `drizzle likely (${chance}) around ${clock}, hardly any rain`,
          amount: ({ amount }: Amount) => `drizzle at times, ${amount} in all`,
        },
      },
      freezing: { ...falls(names.freezing), amount: ({ amount }: Amount) => amount },
      snow: falls(names.snow, 'snow showers'),
      mixed: falls(names.mixed),
      either: falls(names.either),
      rain_freezing: { ...falls(names.rain_freezing), amount: ({ amount }: Amount) => amount },
      snow_freezing: falls(names.snow_freezing),
      mixed_freezing: falls(names.mixed_freezing),
    },
  },
  frost: {
    ground: ({ clock, figure }: Cold) => `ground frost around ${clock}, down to ${figure}`,
    air: ({ clock, figure }: Cold) => `air frost around ${clock}, down to ${figure}`,
    hard: ({ clock, figure }: Cold) => `hard frost around ${clock}, down to ${figure}`,
    allDay: ({ figure }: Pick<Cold, 'figure'>) => `frost all day, down to ${figure}`,
    restOfDay: ({ figure }: Pick<Cold, 'figure'>) => `frost for the rest of the day, down to ${figure}`,
    /** Adds the ground frost to an air frost. */
    withGround: ({ frost, clock, figure }: Cold & { frost: string }) =>
      `${frost}, ground to ${figure} around ${clock}`,
    /** Used if air and ground frost occur in the same hour. */
    withGroundThen: ({ frost, figure }: Pick<Cold, 'figure'> & { frost: string }) =>
      `${frost}, ground to ${figure}`,
    unknown: 'frost not known for some hours',
    partlyUnknown: ({ frost }: { frost: string }) => `${frost}, incomplete data for some hours`,
  },
  thunder: ({ clock }: { clock: string }) => `thunder around ${clock}`,
  tonight: ({ frost }: { frost: string }) => `tonight ${frost}`,
  /** Answers about tonight: frost or no frost, and the low. */
  night: {
    frost: ({ frost, from, until }: Stretch & { frost: string }) => `Tonight, ${from} to ${until}: ${frost}.`,
    none: ({ clock, figure, from, until }: Cold & Stretch) =>
      `Tonight, ${from} to ${until}: no frost, low ${figure} around ${clock}.`,
    unknown: ({ from, until }: Stretch) => `Tonight, ${from} to ${until}: the temperature is not known.`,
  },
  jobs: {
    spraying: job('spraying'),
    harvest: job('combining'),
    hay: job('baling'),
    field_work: job('field work'),
  },
  uncertain: 'uncertain this far ahead',
}
