/** The price board: its state, and the choice of what stands on it. */
export const board = {
  loadingPrices: 'Loading prices...',
  pricesFailed: 'The prices could not be fetched.',
  loadingCrops: 'Loading your crops...',
  cropsFailed: 'Your crops could not be fetched. They are safe.',
  tryAgain: 'Try again',
  choiceMissing: 'Choosing crops needs a network, and it did not come.',
  change: 'Change crops, unit or currency',
  without: ({ crops }: { crops: string }) =>
    `No prices yet for: ${crops}. Nobody whose figures we may show reports them here.`,

  noLocation: 'Choose your location beside the weather to see prices of markets near it.',
  nearestFirst: ({ place }: { place: string }) => `Nearest to ${place} first.`,
  noneNear: ({ place }: { place: string }) => `We have no prices of markets near ${place} yet.`,
  oldNear: ({ place, age }: { place: string; age: string }) =>
    `The newest prices from near ${place} are ${age} old, so the world’s come first.`,

  choice: {
    intro: 'Choose what you grow or buy. It is kept with your account.',
    yours: 'Your crops',
    find: 'Find a crop',
    findNone: 'Nothing is called so here. Try its first letters, or another name.',
    fromCountry: ({ country }: { country: string }) => `With prices from ${country}`,
    unit: 'Show prices per',
    unitAsPublished: 'as published',
    currency: 'In',
    currencyOfCountry: 'your country’s currency',
    currencyWithCode: ({ name, code }: { name: string; code: string }) => `${name} (${code})`,
    tooFew: 'Choose at least one crop.',
    tooMany: ({ most }: { most: number }) => `Choose at most ${most}.`,
    save: 'Show these prices',
    cancel: 'Cancel',
  },

  /** Of every form of the board. */
  saving: 'Saving...',
  savingFailed: 'Saving failed',
}
