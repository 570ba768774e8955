/** What is known of the time before a forecast. Figures come worded. */
export const before = {
  title: 'What was before',
  /** Over the list: up to when it counts. */
  fallen: ({ clock }: { clock: string }) => `Rain and snow, as water, until ${clock}`,
  last: ({ hours }: { hours: string }) => `Last ${hours}`,
  notKnown: 'not known',
  fallenMissing: 'The rain of the past hours could not be had.',
  soil: 'Soil this morning',
  /** `amount` more water than a soil that has drained holds, or less. */
  dry: ({ amount }: { amount: string }) => `${amount} below field capacity`,
  wet: ({ amount }: { amount: string }) => `${amount} above field capacity`,
  full: 'at field capacity',
  between: ({ wettest, driest }: { wettest: string; driest: string }) =>
    `between ${wettest} and ${driest}: 60 days do not settle it`,
  since: ({ day }: { day: string }) => `by rain and evaporation, sure since ${day}`,
  soilMissing: 'How wet the soil was this morning could not be had.',
  source: ({ clock }: { clock: string }) => `asked at ${clock}`,
}
