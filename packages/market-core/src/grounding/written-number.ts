/**
 * A number as people write it: "1,234.5", "1,50,000", "1.234,50", "198,40", and with a narrow space between thousands.
 */
export const numberPattern = String.raw`\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?|\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:[\u00a0\u202f]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?`

const english = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$|^\d+(?:\.\d+)?$/

/**
 * What a number written in one of these ways says. Where two readings are possible ("1.234") the English one is taken.
 */
export function readNumber(written: string): { value: number; decimals: number } {
  const closed = written.replace(/[\u00a0\u202f]/g, '')
  const plain = english.test(closed)
    ? closed.replaceAll(',', '')
    : closed.replaceAll('.', '').replace(',', '.')
  return { value: Number(plain), decimals: plain.split('.')[1]?.length ?? 0 }
}

/** The text with the digits of every script (Devanagari, Arabic, Bengali, ...) as 0 to 9, at the same places. */
export function withPlainDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    // Beyond 16 bits are only typographic variants, which take two places.
    if (digit.length > 1) return digit
    // A script's digits stand in a row of ten, nought first.
    let nought = digit.charCodeAt(0)
    while (/\p{Nd}/u.test(String.fromCharCode(nought - 1))) nought -= 1
    return String((digit.charCodeAt(0) - nought) % 10)
  })
}
