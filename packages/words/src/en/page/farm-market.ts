export const farmMarket = {
  prices: 'Prices of your crops',
  loadingPrices: 'Loading prices...',
  pricesMissing: 'The prices could not be loaded. We will try again when you are back online.',
}
