import { fastifyCookie } from '@fastify/cookie'

/**
 * The only cookie of a name in a Cookie header, decoded. All reading of our cookies goes through here.
 * A browser with two cookies of the same name sends both without saying which host set which, so a neighbouring host
 * could choose which one counts. If there are two, neither counts. The parser keeps the first cookie of a name; to
 * detect a second, each pair is parsed separately.
 * @fastify/cookie must have been registered in this process, because it loads its parser only then.
 * @returns undefined if there is none, or more than one
 */
export function readOwnCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined
  let own: string | undefined
  for (const pair of header.split(';')) {
    if (fastifyCookie.parse(pair, { decode: asItIs })[name] === undefined) continue
    if (own !== undefined) return undefined
    own = pair
  }
  return own === undefined ? undefined : fastifyCookie.parse(own)[name]
}

/**
 * Leaves a value undecoded. Only our own cookie is decoded: a header full of broken escapes would cost one exception
 * each.
 */
function asItIs(value: string): string {
  return value
}
