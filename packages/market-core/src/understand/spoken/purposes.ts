/** Whom it is for, and whom he means to face with it: words that say nothing of what is asked of. */
const people =
  'middle ?m[ae]n|buyers?|traders?|brokers?|dealers?|merchants?|neighbou?rs?|wife|husband|boss|father|brother|partner|cooperative|group|members'
const little =
  'with|to|at|by|of|for|the|my|our|all|them|him|her|those|these|that|it|us|a|an|what|ask|how|much|better|properly|wrong|right|being|getting|cheated|robbed|fooled|lies|tricks'
const ofThem = `(?: (?:${little}|${people})){1,6}`

/** "So I can shame the middlemen": whom somebody argues with, at the end of a sentence. */
const soThat = new RegExp(
  `,? so (?:that )?(?:i|we) (?:can|could|may|will) (?:shame|argue|bargain|negotiate|haggle|show|prove|tell|convince|challenge|embarrass|answer|face|confront)(?:${ofThem})?\\s*(?=[.;?!]|$)`,
  'iu',
)
/** "For my thesis": at the end, or before a comma. */
const forWork =
  /,? (?:(?:please|pls|kindly),? )?for (?:my|our|a|his|her|their) (?:(?:school|college|university|master'?s|phd|diploma|degree|research|final|class) )*(?:thesis|dissertation|homework|coursework|notes|records?|files?|budget|loan|assignment|essay|project|report|article|presentation|lecture|exam|newsletter)(?=\s*(?:[,.;?!]|please|pls|thanks|$))/iu
/** "I am sick and tired of the middlemen, tell me": in front of what is asked. */
const complaint = new RegExp(
  `^\\s*(?:i am|i'm|im|we are|we're) (?:so |very |really |just )?(?:sick and tired|sick|tired|fed up|angry|mad|annoyed|furious)${ofThem}\\s*[,.;!]+(?=\\s*\\S)`,
  'iu',
)
/** "Coconut farmer here" tells of what; a "smallholder here" only who asks. */
const whoAsks =
  /(?<=^|[.?!,;])\s*(?:(?:just|only|an?|small|young|old|new|poor|simple|humble|buko) )*(?:farmer|grower|smallholder|student|teacher) here\s*(?:[.!,;]+|$)/iu

/**
 * A text without what it says of whom and what it is asked for. Each is a closed list at a place of its own: a kind, a
 * crop or a place that is named in it stays, and is heard.
 */
export const withoutPurposes = (text: string): string =>
  [complaint, soThat, forWork, whoAsks].reduce((all, one) => {
    const left = all.replace(one, ' ')
    return left.trim() === '' ? all : left
  }, text)
