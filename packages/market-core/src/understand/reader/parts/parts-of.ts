import { sentencesOf } from '../../asked-alone/sentences.ts'

/** Where one thing is told beside another in a sentence: at a dash, a semicolon, or a comma before a joining word. */
const joint =
  /\s+[-–—]+\s+|[;:؛]\s+|[,،]\s+(?=(?:and|but|so|then|also|et|mais|puis|y|pero|luego|e|mas|na|lakini|kisha|aur|par|lekin|और|पर|लेकिन|ثم|لكن)\s)/giu

/** The parts of a sentence that are joined in it; none where it is one. */
export function joinedIn(sentence: string): string[] {
  const some = sentence.split(joint).filter((one) => /\p{L}/u.test(one))
  return some.length > 1 ? some : []
}

/** The parts of a message that each tell something by themselves: its sentences, and theirs where they are joined. */
export function partsOf(text: string): string[] {
  const sentences = sentencesOf(text)
  return [...sentences, ...sentences.flatMap(joinedIn)]
}

const anyJoint = /[,،.;:؛!?؟।…]+\s+|\s+[-–—]+\s+|\s(?:and|but|y|et|e|na|aur|और|ثم)\s/giu

/** A sentence in pieces, as small as its commas and joining words make them. */
export const piecesOf = (sentence: string): string[] =>
  sentence.split(anyJoint).filter((piece) => /\p{L}/u.test(piece))
