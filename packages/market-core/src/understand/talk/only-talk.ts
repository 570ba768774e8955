import { splitWords } from '../plain-text.ts'
import { type TalkKind, talkPhrases } from './talk-words.ts'

/** Longer is no small talk, whatever it is made of. */
const MOST_WORDS = 16

/** What a message is first of all, where it is more than one: "you useless thing, thanks for nothing" insults. */
const order: readonly TalkKind[] = ['insult', 'thanks', 'greeting', 'agreed']

/**
 * The small talk that a plain text is made of from its first word to its last: "ok thank u boss god bless". Undefined
 * where anything else stands in it, or only what says nothing by itself.
 */
export function onlyTalk(plain: string): TalkKind | undefined {
  const words = splitWords(plain).map(unstretched)
  if (words.length === 0 || words.length > MOST_WORDS) return undefined
  const said = kindsFrom(words)
  return said && order.find((kind) => said.includes(kind))
}

/** "Thaaanks", "okkkk": a letter that is drawn out is said once. */
const unstretched = (word: string): string => word.replace(/(\p{L})\1{2,}/gu, '$1')

/** The kinds of all the phrases that the words are; the longest at each place. Undefined where one is of none. */
function kindsFrom(words: readonly string[]): readonly TalkKind[] | undefined {
  const said: TalkKind[] = []
  for (let at = 0; at < words.length; ) {
    const found = (talkPhrases.get(words[at] ?? '') ?? []).find((phrase) =>
      phrase.words.every((word, index) => words[at + index] === word),
    )
    if (found === undefined) return undefined
    if (found.kind !== undefined) said.push(found.kind)
    at += found.words.length
  }
  return said
}

const pictures = /\p{Extended_Pictographic}/u

/** A message of pictures alone: a thumb, folded hands. */
export const isOfPictures = (text: string): boolean => pictures.test(text) && !/[\p{L}\p{N}]/u.test(text)
