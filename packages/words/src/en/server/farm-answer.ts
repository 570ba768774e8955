/** What is answered from the farm's own forecast: to a farmer, and to a model that answers one. */
export const farmAnswer = {
  /** `note` is empty where there is nothing to be said of the forecast. */
  head: ({ place, provider, fetched, note }: Head) =>
    `Forecast for ${place} (${provider}, fetched ${fetched}). ${note}`.trim(),
  day: ({ day, sentence }: { day: string; sentence: string }) => `- ${day}: ${sentence}`,
  outOfReach: 'The forecast does not reach that day.',
  label: 'What may be sprayed, and how, the label and your adviser decide.',
  /** What it means that the days' sentences tell of no frost, or of one. */
  frost: {
    ahead: 'Frost is forecast, or near, in this time.',
    unknown: 'No frost shows, but for some hours the forecast does not say enough to judge the ground.',
    none: 'No frost is in this forecast.',
  },
  refused: {
    places: 'Places cannot be looked up just now.',
    notFound: ({ place }: { place: string }) =>
      `The place of the farm, "${place}", is not found, so its weather is not known.`,
    forecast: 'No forecast can be had just now.',
  },
  source: {
    series: ({ place }: { place: string }) => `Forecast for ${place}`,
    fetched: ({ moment }: { moment: string }) => `fetched ${moment}`,
  },
  utc: ({ moment }: { moment: string }) => `${moment} UTC`,
  fetched: ({ moment, age }: { moment: string; age: string }) => `${moment}, ${age}`,
  age: {
    now: 'just now',
    minutes: ({ minutes }: { minutes: number }) => `${minutes} minutes ago`,
    hours: ({ hours }: { hours: number }) => `${hours} hours ago`,
  },
  sample: 'This is made-up sample weather for trying the product, not a forecast.',
  stale: 'The provider cannot be reached: this is its last good forecast.',
  notGiven: 'not in this forecast',
  partlyKnown: ({ figure }: { figure: string }) => `${figure}, some hours not known`,
  notKnown: ({ reason }: { reason: string }) => `not known: ${reason}`,
  groundNotKnown: 'not known',
  unchecked: ({ name, reason }: { name: string; reason: string }) => `${name}: ${reason}`,
  partOfNight: 'part of the night',
  mow: { yes: 'hay mown on this day would dry', no: 'no' },
}

interface Head {
  place: string
  provider: string
  fetched: string
  note: string
}
