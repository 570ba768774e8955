const formats = new Map<string, Intl.NumberFormat>()

/** Made once for each language and precision: making one costs a hundred times what using it does. */
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
 * A number as people of this language write it, with so many decimals and a real minus sign, which is read aloud as
 * one. Zero has no sign.
 *
 * @param tag of the language, BCP 47
 * @param atLeast decimals that are written even where they are zeros
 */
export function number(tag: string, value: number, decimals = 0, atLeast = 0): string {
  return formatOf(tag, decimals, atLeast).format(value).replace('-', '−')
}
