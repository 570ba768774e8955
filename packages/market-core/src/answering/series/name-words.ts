/** The words of a stored name as a question may say them: "wheat", "us", "hrw". */
export const wordsOfName = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}.%]+/u)
    .filter((word) => word.length > 1 || /\d/.test(word))
