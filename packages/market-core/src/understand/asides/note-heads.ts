const named =
  '(?:line|call|caller|ticket|case|msg|message|note|item|entry|log|ref|reference|query|row|slip|farmer|customer|cust|client|record|form|sms|voice note|desk|appel|ligne|fiche|línea|linea|llamada|caso|ficha|nota|linha|chamada|ligação|atendimento|simu|mstari|tiketi|mpigaji|कॉल|टिकट|लाइन|مكالمة|تذكرة|خط)'
const numbered = `${named}(?: ?(?:no\\.?|nr\\.?|n[°º]|num\\.?|number|#|nambari|नंबर|رقم))? ?#?\\d+[a-z]?`
const time =
  '(?:[0-2]?\\d[:h][0-5]\\d(?: ?(?:am|pm|hrs?|h))?|[0-2]\\d[0-5]\\d ?hrs?|\\d{1,2}(?:[:.][0-5]\\d)? ?(?:am|pm))'
const ends = '\\s*(?:[:/|)–—]|[-.,](?=\\s))+\\s*'
/** What stands at the head of a note before its first stroke: which call it was, and when. */
const head = new RegExp(`^\\s*(?:(?:${numbered}|#\\d+|${time})${ends})+`, 'iu')
/** The same behind a word or two of what it is: "Voicemail 22:40:", "Bank form line 7:". */
const behindWords = new RegExp(`^(\\s*(?:\\p{L}+ ){1,3}?)(?:${numbered}|${time})(?=${ends})`, 'iu')
const customer = /^(\s*(?:a |the )?)(?:cust|cstmr|custmr)(?:\.|(?=\s))/iu

/** A text without the numbers of lines, calls and tickets and the times at its head, which are figures of nothing. */
export function withoutNoteHead(text: string): string {
  const rest = text.replace(head, '').replace(behindWords, '$1')
  if (rest === text || !/\p{L}{2}/u.test(rest)) return text
  return rest.replace(customer, '$1customer')
}
