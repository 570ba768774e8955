// These checks need at most a few hundred characters from the start of a text.

/** True if a text may begin with one of these strings, ignoring white space. */
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
/** True for the possible start of a JSON object with a call. */
export const looksLikeObject = startsLike(...objects.map((key) => `{${key}`))
/** True for the possible start of a JSON array of calls. */
export const looksLikeArray = startsLike(...objects.map((key) => `[{${key}`))
/** True for the possible start of a Python list of calls: `[name(...)`. */
export const looksLikeList = (text: string) => /^\[\s*(?:[A-Za-z_][\w.]*(?:\(.*)?)?$/s.test(text)
/** True for the possible start of a call in a code fence, whose first line names the language. */
export const looksFenced = (text: string) =>
  /^\w*[ \t]*$/.test(text) || /^\w*[ \t]*\r?\n\s*(?:$|[{[<]|(?:print\()?[A-Za-z_][\w.]*(?:$|\())/.test(text)
/** True for the possible start of a ReAct call: `Action: name`, then `Action Input:`. */
export function looksLikeReAct(text: string): boolean {
  const [line = '', ...rest] = text.split('\n')
  const name = line.trim()
  if (!/^[\w.-]*$/.test(name)) return false
  return (
    rest.length === 0 || (name !== '' && 'Action Input:'.startsWith(rest.join('\n').trimStart().slice(0, 13)))
  )
}
