// Checks on the first characters of a text: could they begin a call? Each check needs at most a few hundred characters.

/** Checks whether a text could be the start of one of these strings, ignoring white space. */
const startsLike =
  (...beginnings: string[]) =>
  (text: string) => {
    if (!/^[{[]\s*(?:$|["{])/.test(text)) return false
    const dense = text.replace(/\s+/g, '')
    return beginnings.some((one) => one.startsWith(dense.slice(0, one.length)))
  }
const objects = [
  '"name":',
  '"type":"function"',
  '"function":',
  '"tool_name":',
  '"arguments":',
  '"parameters":',
]
/** The text may begin a call as a JSON object. */
export const looksLikeObject = startsLike(...objects.map((key) => `{${key}`))
/** The text may begin calls as a JSON array. */
export const looksLikeArray = startsLike(...objects.map((key) => `[{${key}`))
/** The text may begin calls as a Python list: `[name(...)`. */
export const looksLikeList = (text: string) => /^\[\s*(?:[A-Za-z_][\w.]*(?:\(.*)?)?$/s.test(text)
/** The text may begin a call in a code fence, whose first line names its language. */
export const looksFenced = (text: string) =>
  /^\w*[ \t]*$/.test(text) || /^\w*[ \t]*\r?\n\s*(?:$|[{[<]|(?:print\()?[A-Za-z_][\w.]*(?:$|\())/.test(text)
/** The text may begin a ReAct call: `Action: name`, followed by `Action Input:`. */
export function looksLikeReAct(text: string): boolean {
  const [line = '', ...rest] = text.split('\n')
  const name = line.trim()
  if (!/^[\w.-]*$/.test(name)) return false
  return (
    rest.length === 0 || (name !== '' && 'Action Input:'.startsWith(rest.join('\n').trimStart().slice(0, 13)))
  )
}
