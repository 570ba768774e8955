import type { StoredNames } from './stored-names.ts'

/** What people say for the origins in stored names: the country, its people, the port that it ships from. */
const saidOfOrigins: readonly (readonly [origin: string, said: string])[] = [
  ['south african', 'south africa|s africa|sa|rsa|richards bay'],
  ['australian', 'australia|aussie|newcastle'],
  ['malaysian', 'malaysia'],
  ['mexican', 'mexico'],
  ['cameroon', 'cameroonian|cameroun'],
  ['japan', 'japanese'],
  ['colombo', 'sri lanka|sri lankan|ceylon|ceylan'],
]
const origins = saidOfOrigins.map(
  ([origin, said]) => [origin, new RegExp(`(?<![^ ])(?:(?:the )?(?:${said}))(?![^ ])`, 'g')] as const,
)

/**
 * A plain text with the origins of what it names as stored names write them: "coal from South Africa" is South African
 * coal, while maize in South Africa is maize at a place.
 *
 * @param ids of the commodities that the text names
 */
export function withOrigins(plain: string, ids: readonly string[], { varieties }: StoredNames): string {
  const kinds = new Set(ids.flatMap((id) => [...(varieties.get(id) ?? [])]))
  return origins
    .filter(([origin]) => origin.split(' ').every((word) => kinds.has(word)))
    .reduce((text, [origin, said]) => text.replace(said, origin), plain)
}

const grades = new WeakMap<StoredNames, readonly (readonly [grade: string, said: RegExp])[]>()

/** A plain text with its grades whole: "tsr" and "tsr 20" are TSR20 where nothing else is stored that begins so. */
export function withGrades(plain: string, stored: StoredNames): string {
  const known = grades.get(stored) ?? gradesOf(stored)
  grades.set(stored, known)
  return known.reduce((text, [grade, said]) => text.replace(said, grade), plain)
}

function gradesOf({ varieties }: StoredNames) {
  const words = [...new Set([...varieties.values()].flatMap((own) => [...own]))]
  const numbered = words.flatMap((word) => {
    const [, letters, digits] = /^([a-z]{3,})(\d+)$/.exec(word) ?? []
    return letters === undefined || digits === undefined ? [] : [{ word, letters, digits }]
  })
  return numbered
    .filter(({ letters }) => numbered.filter((other) => other.letters === letters).length === 1)
    .map(
      ({ word, letters, digits }) =>
        [word, new RegExp(`(?<![^ ])${letters}(?: ${digits})?(?![^ ])`, 'g')] as const,
    )
}
