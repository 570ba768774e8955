/** The market. Its prices are loaded on demand. */
export const farmMarket = {
  prices: 'Prices of your crops',
  /** Placeholder while the prices load. */
  loadingPrices: 'Loading prices...',
  pricesMissing: 'The prices could not be loaded. We will try again when you are back online.',
}
