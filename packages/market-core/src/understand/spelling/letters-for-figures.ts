/** A letter that looks like a nought or a one, within a figure: "2O23", "5o kg"; "O2" and "H2O" are none. */
const looksLike = /(?<![\p{L}\d.])(?=[\dOo]*\d)\d[\dOo]*[Oo][\dOo]*(?![\p{L}\d])/gu

/** A text whose figures have their noughts as figures: "in 2O23" is in 2023. */
export const withNoughts = (text: string): string =>
  text.replace(looksLike, (figure) => figure.replace(/[Oo]/g, '0'))
