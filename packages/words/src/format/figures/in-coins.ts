/** Signs of coins worth a hundredth, by ISO 4217 code. */
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
 * Appends the value in coins: "USD 3.21 (321 ¢)". Unchanged for currencies whose prices are not
 * quoted in coins.
 *
 * @param money formatted amount
 * @param write formats a number
 */
export const appendCoins = (
  money: string,
  { value, currency }: { readonly value: number; readonly currency: string },
  write: (value: number) => string,
): string => {
  const coin = coins[currency]
  return coin === undefined ? money : `${money} (${write(value * 100)} ${coin})`
}
