const start = '(?<![\\p{L}\\p{M}\\d])'
const end = '(?![\\p{L}\\p{M}\\d])'
const rule = (source: string): RegExp => new RegExp(`${start}(?:${source})${end}`, 'giu')

const nearly = "(?:nearly|almost|practically|(?:very )?near|just about|could(?:[’']ve| have)?|i for)"
const heart =
  '(?:an? )?(?:mini |small |proper |bloody |little |near )*(?:heart attack|heart failure|coronary|stroke|seizure|fit|hernia|bp)'
/** What is owed or charged. */
const owed =
  '(?:overdraft|bank (?:statement|balance)|statement|balance|bills?|invoice|quote|prices?|tax(?:es)?|rates?|interest|receipt|fees?|costs?|rent|loan|market report|total)'
/** Whoever writes it himself, or laughs at it: said of somebody else it may be so. */
const ofOneself = [
  rule(
    `(?:i|i[’']ve|we|me|my heart) (?:have |had |don )?${nearly} (?:had|have|having|got|get|suffered|catch|died of|dropped dead of|dropped down with) ${heart}`,
  ),
  rule(
    `(?:it |that |this |which |they |you )?(?:has |have )?${nearly} (?:gave|give|given|giving|caused) (?:me|us) ${heart}`,
  ),
  rule(
    `(?:i|we) (?:was |were |am |are )?(?:having|about to have) ${heart}(?= (?:when|at|over|looking|reading|seeing)${end})`,
  ),
  rule(`heart attack (?:prices?|bill|figures?|money)`),
  // Whoever is short leaves himself out: "nearly had a heart attack at my overdraft".
  new RegExp(
    `(?<=^|[.!?]\\s+)${nearly} (?:had|got|having|died of|suffered) ${heart} (?:at|over|when|seeing|looking at|reading|opening|after) (?:[\\p{L}'’]+ ){1,5}${owed}${end}`,
    'giu',
  ),
  rule("j['’]ai (?:failli|manqué) (?:faire|avoir) (?:une? )?(?:crise cardiaque|infarctus|attaque|syncope)"),
  rule(
    'casi (?:me da|me dio|me daba|me muero de|tengo) (?:un |una )?(?:infarto|ataque|patatús|soponcio)(?: al corazón)?',
  ),
  rule(
    'quase (?:tive|me deu|me dá|tenho) (?:um |uma )?(?:infarto|ataque|treco|troço|avc)(?: cardíaco| do coração)?',
  ),
  rule('(?:nilikaribia|nusura|karibu) (?:kupata|nipate|nipatwe na) (?:mshtuko wa moyo|presha|shinikizo)'),
  rule(
    '(?:mujhe )?(?:heart attack|dil ka daura|हार्ट अटैक|दिल का दौरा) (?:aate aate|आते आते|आते-आते|aane hi wala) (?:bacha|बचा|tha|था|reh gaya)?',
  ),
  rule(
    '(?:كدت|كنت|كادت) (?:أن |ان |ح |راح |هـ)?(?:أصاب|اصاب|تجيني|يجيني|تصيبني) ?(?:ب)?(?:جلطة|سكتة|نوبة)(?: قلبية)?',
  ),
]
/** The same of a faint, a fall or a death: said with a laugh, or of a figure that was seen. */
const withALaugh = rule(
  `(?:i|we|i[’']m|me) (?:have |had |just |don )?(?:${nearly} )(?:died|dying|die|dead|fainted|faint|collapsed|collapse|choked|choke|passed out|dropped dead|fell over|fell off my (?:chair|stool|seat|bike)|cried|drowned)(?: on my (?:tea|coffee|chai|breakfast|lunch|bread))?(?: laughing| of laughter)?`,
)
const laughs =
  /(?<![\p{L}])(?:(?:ha){2,}h?|a?ha(?:ha)+|(?:he){2,}h?|(?:hi){2,}|lo+l|lmao+|rofl|(?:ja){2,}|k{3,}|(?:rs){2,}|mdr|ptdr|(?:हा){2,}|ه{3,})(?![\p{L}])|[😂🤣😆😅😜😁]/iu
const atAFigure =
  /(?<![\p{L}])(?:when|at|seeing|reading|after) (?:i |we )?(?:saw|seen|see|heard|hear|read|seeing|looking at|the|that|this|your|their|what)? ?(?:[\p{L}]+ ){0,3}(?:prices?|bill|quote|cost|rate|figures?|invoice)(?![\p{L}])/iu
const laugh = new RegExp(`[\\s,]*${laughs.source}`, 'giu')
/** What is left of a fright that was one: nobody laughs at these. */
const inEarnest =
  /(?<![\p{L}])(?:ambulance|hospital|doctor|chest|breath\w*|blood|bleed\w*|drank|swallow\w*|spray\w*|unconscious|droop\w*|numb|tingl\w*|faint(?:ing)?|dizz\w*|left arm|poison\w*|gas|fumes|pit|slurry|help me|tablets?|pills?|rope|this morning|last night|again now|right now)(?![\p{L}])/iu

/**
 * A text without the frights that figures give: "I nearly had a heart attack haha". A heart that fails is one for
 * whoever tells it of himself as nearly so; a faint or a death needs a laugh, or the price that was seen, beside it.
 */
export function withoutFrights(text: string): string {
  if (inEarnest.test(text)) return text
  const isLight = laughs.test(text) || atAFigure.test(text)
  const turns = isLight ? [...ofOneself, withALaugh] : ofOneself
  const calm = turns.reduce((told, one) => told.replace(one, ' '), text)
  if (calm === text) return text
  const left = calm
    .replace(laugh, ' ')
    .replace(/\s{2,}/g, ' ')
    .replace(/ +([,.!?])/g, '$1')
    .trim()
  return /[\p{L}\d]/u.test(left) ? left : 'that was a fright'
}
