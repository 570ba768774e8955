/** Nothing rose where somebody "ends up" with so much, or figures "add up". */
const up =
  '(?<!(?:end|ends|ended|ending|add|adds|added|make|makes|made) )up|risen|rise|rises|rising|rose|increase|increased|climbed|higher|dearer|more expensive|costlier|gained|subio|subido|subiu|augmente|gestiegen|imepanda'
const down =
  'down|fallen|fall|falls|falling|fell|decrease|decreased|dropped|drop|lower|cheaper|bajo|bajado|caiu|baisse|gefallen|imeshuka'
const opens = '(?:did|has|have|is|are|was|were|does|do|a-t-il|est-ce)'
const asks = (way: string) => new RegExp(`(?:^|(?<= ))${opens} (?:[^ ]+ ){0,8}(?:${way})(?![^ ])`)
const [asksUp, asksDown] = [asks(up), asks(down)]
/** "Which of them fell more". */
const which = (way: string) =>
  new RegExp(
    `(?<![^ ])(?:which|who|what)(?: [^ ]+){0,6} (?:${way})(?: [^ ]+){0,2} (?:more|most|further|furthest|faster|fastest)(?![^ ])`,
  )
/** "Which of the two fell", "whose price rose". */
const whichOf = (way: string) =>
  new RegExp(`(?<![^ ])(?:which of|which one|whose)(?: [^ ]+){0,8} (?:${way})(?![^ ])`)
const [ofUp, ofDown] = [whichOf(`${up}|went up|gone up`), whichOf(`${down}|went down|gone down`)]
const [whichUp, whichDown] = [
  which(`${up}|went up|gone up`),
  which(`${down}|fel|lost|crashed|went down|gone down`),
]

/** "How much has it fallen" takes for granted that it has: only that it has not is worth a word. */
export const takesForGranted = (plain: string): boolean =>
  /(?<![^ ])(?:how (?:much|far|many)|by what|what|whats)(?![^ ])/.test(plain) &&
  !new RegExp(`^(?:(?:and|so|but|well|please|then|tell me|is it true that) )*${opens}(?![^ ])`).test(plain)

/**
 * Which way a yes-or-no question supposes a price to have gone: "did it go up?". Undefined where it supposes none, or
 * both.
 */
export function supposedWay(plain: string): 'up' | 'down' | undefined {
  const [isUp, isDown] = [
    asksUp.test(plain) || whichUp.test(plain) || ofUp.test(plain),
    asksDown.test(plain) || whichDown.test(plain) || ofDown.test(plain),
  ]
  return isUp === isDown ? undefined : isUp ? 'up' : 'down'
}
