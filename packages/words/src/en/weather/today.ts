interface Job {
  job: string
}

interface Next {
  day: string
  stretch: string
}

interface Cold {
  figure: string
  clock: string
}

/** Questions and answers of the Today panel. Verdicts have the texts of the strip. */
export const today = {
  /** Questions about a job, by part of the day. */
  parts: {
    today: ({ job }: Job) => `${job} today`,
    afternoon: ({ job }: Job) => `${job} this afternoon`,
    evening: ({ job }: Job) => `${job} this evening`,
    tomorrow: ({ job }: Job) => `${job} tomorrow`,
  },
  /** Next suitable hours, after an unsuitable verdict. */
  next: {
    good: ({ day, stretch }: Next) => `good ${day} ${stretch}`,
    careful: ({ day, stretch }: Next) => `with care ${day} ${stretch}`,
  },
  /** The reason for care before its hours. */
  careful: ({ care, when }: { care: string; when: string }) => `${care}, ${when}`,
  tonight: 'Tonight',
  /** Replaces 'Tonight' for a threat before the night. */
  byDay: 'Today',
  air: ({ figure, clock }: Cold) => `down to ${figure} around ${clock}`,
  ground: ({ figure, clock }: Cold) => `ground down to ${figure} around ${clock}`,
  /** Adds the next frost to the event shown instead of it. */
  andFrost: ({ when, day }: { when: string; day: string }) => `${when} · frost ${day}`,
  /** Start of an event. */
  from: ({ clock }: { clock: string }) => `from ${clock}`,
  /** End of an event in progress. */
  until: ({ clock }: { clock: string }) => `until ${clock}`,
  /** For an event that lasts all day and night, or all night. */
  throughout: { day: 'day and night', night: 'all night' },
  /** For an event whose own sentence names an hour of another day. */
  worstLater: ({ event }: { event: string }) => `The worst comes after tonight. ${event}`,
}
