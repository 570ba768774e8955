/** The market and the farm assistant, whose contents are fetched when they are wanted. */
export const farmMarket = {
  prices: 'Prices of your crops',
  /** In the place of the prices, while they are on their way. */
  loadingPrices: 'Loading prices...',
  /** The beginning of the sentence that says that they did not come. */
  thePrices: 'The prices',
}

export const farmAssistant = {
  title: 'Farm Assistant',
  /** The name of its frame. */
  frame: 'farm assistant',
  /** The beginning of the sentence that says that it did not come. */
  theAssistant: 'The farm assistant',
  loading: 'Loading...',
  /** A sentence with a link in it. */
  signIn: { before: 'Please ', link: 'sign in', after: ' to ask the farm assistant.' },
  unreachable: 'The farm assistant cannot be reached.',
  tryAgain: 'Try again',
}
