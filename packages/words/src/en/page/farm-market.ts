/** The market, whose prices are fetched when they are wanted. */
export const farmMarket = {
  prices: 'Prices of your crops',
  /** In the place of the prices, while they are on their way. */
  loadingPrices: 'Loading prices...',
  /** What did not come, as the beginning of a sentence. */
  pricesPart: 'The prices',
}
