interface Stretch {
  from: string
  until: string
}

const job = (name: string) => ({
  good: ({ from, until }: Stretch) => `best ${name} ${from} to ${until}`,
  careful: ({ from, until }: Stretch) => `${name} only with care, ${from} to ${until}`,
  unknown: `${name} cannot be judged`,
  none: `no time for ${name}`,
})

interface Frost {
  clock: string
  figure: string
}

/** A day in one sentence. Its clauses have no capital and no full stop. */
export const day = {
  sentence: ({ clauses }: { clauses: readonly string[] }) => {
    const sentence = clauses.join('; ')
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
  },
  rain: {
    unknown: 'rain not known',
    least: ({ amount }: { amount: string }) => `at least ${amount} of rain, some hours not known`,
    span: {
      allDay: 'all day',
      until: ({ clock }: { clock: string }) => `until ${clock}, where the forecast ends`,
      from: ({ clock }: { clock: string }) => `from ${clock} on`,
    },
    dry: ({ span }: { span: string }) => `dry ${span}`,
    dryChanceUnknown: ({ span }: { span: string }) => `dry ${span}, though the chance of rain is not known`,
    dryInDoubt: ({ span, chance, clock }: { span: string; chance: string; clock: string }) =>
      `dry ${span}, though with a ${chance} chance of rain around ${clock}`,
    dryInDoubtPartly: ({ span, chance, clock }: { span: string; chance: string; clock: string }) =>
      `dry ${span}, though with a ${chance} chance of rain around ${clock}, that of other hours not known`,
    showers: ({ amount, from }: { amount: string; from: string }) => `showers from ${from}, ${amount} in all`,
    between: ({ amount, from, until }: Stretch & { amount: string }) =>
      `dry until ${from}, then ${amount} until ${until}, then dry`,
    from: ({ amount, from }: { amount: string; from: string }) => `dry until ${from}, then ${amount}`,
    until: ({ amount, until }: { amount: string; until: string }) =>
      `${amount} of rain until ${until}, then dry`,
    throughout: ({ amount }: { amount: string }) => `rain throughout, ${amount}`,
  },
  frost: {
    ground_frost: ({ clock, figure }: Frost) => `ground frost around ${clock}, down to ${figure}`,
    air_frost: ({ clock, figure }: Frost) => `air frost around ${clock}, down to ${figure}`,
    hard_frost: ({ clock, figure }: Frost) => `hard frost around ${clock}, down to ${figure}`,
    unknown: 'frost not known for some hours',
    partlyUnknown: ({ frost }: { frost: string }) => `${frost}, frost not known for some hours`,
  },
  jobs: {
    spraying: job('spraying'),
    harvest: job('combining'),
    hay: job('baling'),
    field_work: job('field work'),
  },
}
