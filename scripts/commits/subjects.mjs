/** Longest subject of a commit, in characters: what a list of commits shows in one line. */
export const LONGEST = 72

/** Git's own subject for what it takes back has the whole of the other one in it. */
const byGit = /^Revert "/

/** The subjects that are too long. */
export const longSubjects = (subjects) =>
  subjects.filter((subject) => [...subject].length > LONGEST && !byGit.test(subject))
