/** The signs of coins of which a hundred make one of a currency, by its ISO 4217 code. */
const coins: Readonly<Record<string, string>> = {
  USD: '¢',
  EUR: 'c',
  GBP: 'p',
  INR: 'p',
  NGN: 'k',
  CAD: '¢',
  AUD: '¢',
  ZAR: 'c',
}

/**
 * Money with the same in coins behind it: "USD 3.21 (321 ¢)". As it is where the currency has no coin that prices are
 * told in.
 *
 * @param money as it is written
 * @param write how a figure is written
 */
export const inCoins = (
  money: string,
  { value, currency }: { readonly value: number; readonly currency: string },
  write: (value: number) => string,
): string => {
  const coin = coins[currency]
  return coin === undefined ? money : `${money} (${write(value * 100)} ${coin})`
}
