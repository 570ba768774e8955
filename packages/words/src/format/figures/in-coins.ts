/** Signs of coins worth a hundredth of a currency, by its ISO 4217 code. */
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
 * Money followed by its value in coins: "USD 3.21 (321 ¢)". Unchanged where prices are never quoted in coins.
 *
 * @param money formatted
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
