const named =
  '(?:line|call|caller|ticket|case|msg|message|note|item|entry|log|ref|reference|query|row|slip|farmer|customer|cust|client|record|form|sms|voice note|desk|appel|ligne|fiche|línea|linea|llamada|caso|ficha|nota|linha|chamada|ligação|atendimento|simu|mstari|tiketi|mpigaji|कॉल|टिकट|लाइन|مكالمة|تذكرة|خط)'
const numbered = `${named}(?: ?(?:no\\.?|nr\\.?|n[°º]|num\\.?|number|#|nambari|नंबर|رقم))? ?#?\\d+[a-z]?`
const time =
  '(?:[0-2]?\\d[:h][0-5]\\d(?: ?(?:am|pm|hrs?|h))?|[0-2]\\d[0-5]\\d ?hrs?|\\d{1,2}(?:[:.][0-5]\\d)? ?(?:am|pm))'
/** What stands at the head of a note before its first stroke: which call it was, and when. */
const head = new RegExp(`^\\s*(?:(?:${numbered}|#\\d+|${time})\\s*(?:[:/|)–—]|[-.,](?=\\s))+\\s*)+`, 'iu')
const customer = /^(\s*(?:a |the )?)(?:cust|cstmr|custmr)(?:\.|(?=\s))/iu

/** A text without the numbers of lines, calls and tickets and the times at its head, which are figures of nothing. */
export function withoutNoteHead(text: string): string {
  const rest = text.replace(head, '')
  if (rest === text || !/\p{L}{2}/u.test(rest)) return text
  return rest.replace(customer, '$1customer')
}
