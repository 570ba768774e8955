/** More pieces than these are a story, and no list of questions. */
const MOST_PIECES = 8

/** Where a sentence ends, or goes on with something else: not within a figure, "1,200" or "2.5". */
const joints =
  /[?!;؟؛،।\n]+|\.(?!\d)|,(?!\d)|(?<=\s)(?:and also|and|also|plus(?! (?:\d|an?(?!\p{L})|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half))|then|besides|n|&)(?=\s)|(?<=\s)&(?=\s)|(?<=\s)(?:the )?(?:second|2nd|another|next|other|one more|last) (?:query|question|doubt)(?: (?:is|was)(?= (?:how|what|when|where|which|can|will|about|if|whether|should)(?!\p{L})))?(?=[\s:,])/giu

/** One thing of a message, and where it stands in it. */
export interface Piece {
  readonly text: string
  readonly start: number
  readonly end: number
  /** It is added to what stands before it, by a word that says so: "also", "plus". */
  readonly isAdded?: true
}

const adds = /also|plus|besides|query|question|doubt/iu

/**
 * What stands between the joints of a message, with the mark that ends it; none where there is one thing only, or too
 * many.
 *
 * @param text in English, or as much of it as is known
 */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let start = 0
  let isAdded = false
  const add = (end: number) => {
    const piece = text.slice(start, end)
    if (!/[\p{L}\p{N}]/u.test(piece)) return
    pieces.push({ text: piece.trim(), start, end, ...(isAdded && { isAdded }) })
    isAdded = false
  }
  for (const joint of text.matchAll(joints)) {
    const isMark = !/\p{L}|&/u.test(joint[0])
    add(joint.index + (isMark ? joint[0].length : 0))
    start = joint.index + joint[0].length
    isAdded ||= adds.test(joint[0])
  }
  add(text.length)
  return pieces.length > 1 && pieces.length <= MOST_PIECES ? pieces : []
}
