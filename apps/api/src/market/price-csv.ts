import type { PricePoint, PriceSeries } from '@smart-farming/contracts/prices'

const header =
  'date,price,currency,unit,commodity,name,price type,market,country,period,source,source updated,licence'

/** Formats series as CSV (RFC 4180), one complete row per price. */
export function streamPricesCsv(
  all: readonly { series: PriceSeries; points: readonly PricePoint[] }[],
): string {
  const rows = all.flatMap(({ series, points }) => {
    const { currency, unit, commodity, name, type, market, country, period, source } = series
    const rest = [currency, unit, commodity, name, type, market, country, period, source.attribution]
    return points.map(({ date, value }) =>
      [date, value, ...rest, source.updatedOn, source.licence].map(cell).join(','),
    )
  })
  return `${[header, ...rows].join('\r\n')}\r\n`
}

/** Formulas get an apostrophe as prefix (OWASP, CSV injection). */
function cell(value: string | number | null | undefined): string {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value ?? '') ? `'${value}` : (value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
