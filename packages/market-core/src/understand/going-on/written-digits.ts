/** A pattern of a figure as it may be written: "1200" as "1,200", too. */
export const digitsOf = (value: number): string => {
  const [whole = '', part] = String(value).split('.')
  const grouped = whole.replace(/(?<=\d)(?=(?:\d{3})+$)/g, ',?')
  return part === undefined ? grouped : `${grouped}\\.${part}0*`
}
