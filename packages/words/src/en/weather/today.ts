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

/** The questions of a farmer who looks for a moment, each with its answer. Verdicts have the words of the strip. */
export const today = {
  /** What is asked of a job, by the part of the day. */
  parts: {
    today: ({ job }: Job) => `${job} today`,
    afternoon: ({ job }: Job) => `${job} this afternoon`,
    evening: ({ job }: Job) => `${job} this evening`,
    tomorrow: ({ job }: Job) => `${job} tomorrow`,
  },
  /** Behind a verdict that allows nothing. */
  next: {
    good: ({ day, stretch }: Next) => `good ${day} ${stretch}`,
    careful: ({ day, stretch }: Next) => `with care ${day} ${stretch}`,
  },
  /** The reason for care, before its hours. */
  careful: ({ care, when }: { care: string; when: string }) => `${care}, ${when}`,
  tonight: 'Tonight',
  /** Of what threatens before the night. */
  byDay: 'Today',
  air: ({ figure, clock }: Cold) => `down to ${figure} around ${clock}`,
  ground: ({ figure, clock }: Cold) => `ground down to ${figure} around ${clock}`,
  /** Of an event, with the next frost, which would stand there without it. */
  andFrost: ({ when, day }: { when: string; day: string }) => `${when} · frost ${day}`,
  /** Of an event. */
  from: ({ clock }: { clock: string }) => `from ${clock}`,
  /** Of one that is under way. */
  until: ({ clock }: { clock: string }) => `until ${clock}`,
  /** Of one that began before and goes on after: the day and its night, or a night. */
  throughout: { day: 'day and night', night: 'all night' },
  /** Of one whose own sentence names an hour of another day. */
  worstLater: ({ event }: { event: string }) => `Its worst hour is after this night. ${event}`,
}
