/** A turn without what leads to it. */
export interface GoneOn {
  readonly rest: string
  /** It puts right what was said before: "no, I meant", "sorry, not March but". */
  readonly isPutRight: boolean
  /** It goes on with what was said before, or puts it right. */
  readonly isGoneOn: boolean
}

/** What somebody begins with who puts right what he said, or goes on with it. */
const opening = new RegExp(
  '^(?:' +
    '(?:no+|nope|nah|not that|that is wrong|thats wrong|wrong|oh|oops|ups|ah|sorry|pardon|wait|actually|excuse me|hang on|hold on|hmm|my mistake|my bad|correction|scratch that|i|not|my|non|hapana|hapana)[\\s,.;:!-]+' +
    ')+',
  'iu',
)
/** "I meant", "make that": as it comes behind them, or by itself. */
const meant =
  /^(?:(?:i|we|it) )?(?:(?:meant|mean|wanted|was asking|asked|am asking|was after|intended|need|want)(?: (?:to (?:say|ask|write|know)|for|about|it|that))*|scratch that|make (?:that|it)|should (?:be|have been|have said|say)|(?:is|was)|rather|take|better)[\s,:]+(?:(?:the|it|was|is|for|in) )*/iu
const isRegret =
  /^(?:no+|nope|nah|not|oops|ups|sorry|pardon|wait|actually|excuse me|hang on|hold on|my mistake|my bad|correction|scratch|wrong|that is wrong|thats wrong|non|hapana)(?!\p{L})/iu
const goesOn =
  /^(?:(?:and|so|ok|okay|then|but|also|now|or|what about|how about|what of|what if it (?:is|was))[\s,]+)+/iu
/** "Not March, April", "not March but April". */
const notBut = /^(?:the |in )?\p{L}+(?: \d+)?(?:,| but| i meant| i mean)+ +(?=\p{L}|\d)/iu
/** "April I mean", "April, sorry". */
const behind =
  /[\s,.;-]+(?:i (?:meant|mean|wanted|should have said)(?: to say)?|sorry|rather|not (?:the )?\p{L}+(?: \d+)?)[\s.!?]*$/iu

/** A turn without the words by which somebody puts right or goes on with what he said in the turn before. */
export function withoutRegret(text: string): GoneOn {
  const plain = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ (?=[?!.,])/g, '')
  const shut = plain.replace(behind, '')
  const opened = shut.replace(opening, '')
  const isOpened = opened !== shut && isRegret.test(shut)
  const isNot = /^(?:[\p{L}, ]*[ ,])?not /iu.test(shut.slice(0, shut.length - opened.length))
  const led = (isOpened ? opened : shut).replace(isNot && isOpened ? notBut : /^$/, '')
  const said = led.replace(meant, '')
  const isPutRight = isOpened || said !== led || shut !== plain
  const rest = said.replace(goesOn, '')
  return { rest, isPutRight, isGoneOn: isPutRight || rest !== said }
}
