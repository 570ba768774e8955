/** The market, whose prices are fetched when they are wanted. */
export const farmMarket = {
  prices: 'Prices of your crops',
  /** In the place of the prices, while they are on their way. */
  loadingPrices: 'Loading prices...',
  pricesMissing: 'The prices could not be loaded. They will be tried again when you are back online.',
}
