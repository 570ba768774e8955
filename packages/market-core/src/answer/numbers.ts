/** A figure as it is written: three significant digits at least, two decimals at most, thousands apart by commas. */
export function figure(value: number): string {
  const size = Math.abs(value)
  const decimals = size >= 100 ? 0 : size >= 10 ? 1 : 2
  const [whole = '0', fraction] = size.toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const negative = value < 0 && Number(size.toFixed(decimals)) !== 0
  return `${negative ? '-' : ''}${grouped}${fraction === undefined ? '' : `.${fraction}`}`
}

/** A change in per cent, without its sign: the words around it say which way. */
export function percentage(value: number): string {
  return `${Math.abs(value).toFixed(1)} %`
}
