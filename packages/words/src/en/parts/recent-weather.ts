/** Numbers are passed in formatted. */
export const recentWeather = {
  title: 'Recent weather',
  /** Heading of the list; `clock` is the end of the period. */
  fallen: ({ clock }: { clock: string }) => `Rain and snow, as water, until ${clock}`,
  last: ({ hours }: { hours: string }) => `Last ${hours}`,
  notKnown: 'not known',
  fallenMissing: 'No rainfall data for the last few hours.',
  soil: 'Soil this morning',
  /** Soil water above or below field capacity. */
  dry: ({ amount }: { amount: string }) => `${amount} below field capacity`,
  wet: ({ amount }: { amount: string }) => `${amount} above field capacity`,
  full: 'at field capacity',
  between: ({ wettest, driest }: { wettest: string; driest: string }) =>
    `between ${wettest} and ${driest}: 60 days of weather are not enough to tell`,
  since: ({ day }: { day: string }) => `calculated from rain and evaporation, reliable since ${day}`,
  soilMissing: 'No data on how wet the soil was this morning.',
  source: ({ clock }: { clock: string }) => `updated ${clock}`,
}
