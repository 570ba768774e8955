/** What is known of the time before a forecast. Figures come worded. */
export const before = {
  title: 'Recent weather',
  /** Over the list: up to when it counts. */
  fallen: ({ clock }: { clock: string }) => `Rain and snow, as water, until ${clock}`,
  last: ({ hours }: { hours: string }) => `Last ${hours}`,
  notKnown: 'not known',
  fallenMissing: 'No rainfall data for the past hours.',
  soil: 'Soil this morning',
  /** `amount` more water than a soil that has drained holds, or less. */
  dry: ({ amount }: { amount: string }) => `${amount} below field capacity`,
  wet: ({ amount }: { amount: string }) => `${amount} above field capacity`,
  full: 'at field capacity',
  between: ({ wettest, driest }: { wettest: string; driest: string }) =>
    `between ${wettest} and ${driest}: 60 days of weather are not enough to tell`,
  since: ({ day }: { day: string }) => `by rain and evaporation, sure since ${day}`,
  soilMissing: 'No data on how wet the soil was this morning.',
  source: ({ clock }: { clock: string }) => `updated ${clock}`,
}
