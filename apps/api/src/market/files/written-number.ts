export type DecimalMark = '.' | ','

const written: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^-?(\d+|[1-9]\d{0,2}([,'’\s])\d{3}(\2\d{3})*)(\.\d+)?$/,
  ',': /^-?(\d+|[1-9]\d{0,2}([.'’\s])\d{3}(\2\d{3})*)(,\d+)?$/,
}

/**
 * Possible values of a written number, with or without thousands separators: "3 650,5" is 3650.5.
 * Without a known decimal mark, "3,650" is 3650 or 3.65. Empty for any other text.
 */
export function possibleValues(text: string, mark?: DecimalMark): number[] {
  const values = (['.', ','] as const).flatMap((decimal) => {
    if (!written[decimal].test(text)) return []
    const [whole = '', part = ''] = text.split(decimal)
    return [{ decimal, value: Number(`${whole.replace(/[^\d-]/g, '')}.${part}`) }]
  })
  const known = values.filter(({ decimal }) => decimal === mark)
  return [...new Set((known.length > 0 ? known : values).map(({ value }) => value))]
}
