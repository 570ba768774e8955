/** True for two forms of one word, which say one thing: "price" and "priced". */
export const isForm = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return long.startsWith(short) && /^(?:s|es|d|ed|r|ing|y)$/.test(long.slice(short.length))
}
