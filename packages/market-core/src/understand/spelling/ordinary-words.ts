import byLetter from './ordinary-words.json' with { type: 'json' }

/**
 * Words of ordinary English, which are never taken for slips of other words: of those that stand at least twenty times
 * in the subtitles of films (SUBTLEX-US, Brysbaert and New 2009, 51 million words) those that a dictionary has (SCOWL
 * up to size 60), without slurs and vulgar words; and what was added because a rule had changed it. A whole list, not
 * only the words that a rule would change today: the names that a slip may be of grow with every commodity.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(
  Object.values(byLetter).flatMap((words) => words.split(' ')),
)
