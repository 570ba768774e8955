const formats = new Map<string, Intl.NumberFormat>()

/** Cached, because creating a formatter takes a hundred times as long as using it. */
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
 * Formats a number with grouping and a real minus sign, which screen readers announce. Zero has no
 * sign.
 *
 * @param tag BCP 47 language
 * @param decimals maximum
 * @param atLeast minimum decimals, even if they are zeros
 */
export function formatNumber(tag: string, value: number, decimals = 0, atLeast = 0): string {
  return formatOf(tag, decimals, atLeast).format(value).replace('-', '−')
}
