export const board = {
  loadingPrices: 'Loading prices...',
  pricesFailed: 'The prices could not be loaded.',
  loadingCrops: 'Loading your crops...',
  cropsFailed: 'Your crops could not be loaded. They are safe.',
  tryAgain: 'Try again',
  choiceMissing: 'The list of crops could not be loaded. You may be offline.',
  change: 'Change crops, unit or currency',
  without: ({ crops }: { crops: string }) => `No prices yet for: ${crops}. None of our sources covers them.`,

  noLocation: 'Choose your location next to the weather to see prices from nearby markets.',
  nearestFirst: ({ place }: { place: string }) => `Nearest to ${place} first.`,
  /** Used if some crops have only a world price, which is marked. */
  someWorld: ({ nearest, mark }: { nearest: string; mark: string }) =>
    `${nearest} Crops marked “${mark}” have no market near you in our data: local buyers may pay more or less.`,
  noneNear: ({ place }: { place: string }) =>
    `We have no prices for these crops near ${place} yet. These are world prices: buyers near you may pay more or less.`,
  oldNear: ({ place, age }: { place: string; age: string }) =>
    `The newest prices near ${place} are ${age} old. These are world prices: buyers near you may pay more or less.`,

  choice: {
    intro: 'Choose what you grow or buy. Saved to your account.',
    yours: 'Your crops',
    find: 'Find a crop',
    findNone: 'No crop found. Try its first letters, or another name.',
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

  saving: 'Saving...',
  savingFailed: 'Saving failed',
}
