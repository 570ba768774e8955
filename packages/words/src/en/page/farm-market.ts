export const farmMarket = {
  prices: 'Your crop prices',
  loadingPrices: 'Loading prices...',
  pricesMissing: 'The prices could not be loaded. We will try again when you are back online.',
}
