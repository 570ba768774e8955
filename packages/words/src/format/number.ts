const formats = new Map<string, Intl.NumberFormat>()

/** Cached by language and precision: creating a formatter costs a hundred times as much as using it. */
function formatOf(tag: string, decimals: number, atLeast: number): Intl.NumberFormat {
  const key = `${tag} ${decimals} ${atLeast}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(tag, {
      minimumFractionDigits: atLeast,
      maximumFractionDigits: decimals,
      signDisplay: 'negative',
    })
  formats.set(key, format)
  return format
}

/**
 * A formatted number with a fixed count of decimals and a real minus sign, which screen readers read as one. Zero has
 * no sign.
 *
 * @param tag of the language, BCP 47
 * @param atLeast decimals written even when they are zeros
 */
export function formatNumber(tag: string, value: number, decimals = 0, atLeast = 0): string {
  return formatOf(tag, decimals, atLeast).format(value).replace('-', '−')
}
