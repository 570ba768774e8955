import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Messages by file and keys, for example `emergency.meanwhile.gas`. */
export type Texts = ReadonlyMap<string, string>

interface Tree {
  [key: string]: string | Tree
}

/** Languages with message files, including English. */
export const listLocales = (src: string): string[] =>
  readdirSync(src).filter((folder) => existsSync(join(src, folder, 'messages')))

const pathOf = (src: string, locale: string, name: string) => join(src, locale, 'messages', `${name}.ts`)
const namesOf = (src: string, locale: string) =>
  readdirSync(join(src, locale, 'messages')).map((file) => file.replace(/\.ts$/, ''))

async function readTree(src: string, locale: string, name: string): Promise<Tree> {
  const module: Record<string, Tree> = await import(pathToFileURL(pathOf(src, locale, name)).href)
  return Object.values(module)[0] ?? {}
}

/** Reads all messages of a language. */
export async function readTexts(src: string, locale: string): Promise<Texts> {
  const texts = new Map<string, string>()
  const collect = (tree: Tree, path: string) => {
    for (const [key, value] of Object.entries(tree))
      if (typeof value === 'string') texts.set(`${path}.${key}`, value)
      else collect(value, `${path}.${key}`)
  }
  for (const name of namesOf(src, locale)) collect(await readTree(src, locale, name), name)
  return texts
}

/** Writes messages to their language's files, unformatted and in the order of the English files. */
export async function writeTexts(src: string, locale: string, texts: Texts): Promise<void> {
  const filled = (tree: string | Tree, path: string): unknown =>
    typeof tree === 'string'
      ? texts.get(path)
      : Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, filled(value, `${path}.${key}`)]))
  for (const name of namesOf(src, locale)) {
    const path = pathOf(src, locale, name)
    const messages = filled(await readTree(src, 'en', name), name)
    writeFileSync(path, withMessages(readFileSync(path, 'utf8'), messages))
  }
}

/** Replaces the messages between `export const name = ` and ` as const satisfies`. */
function withMessages(source: string, messages: unknown): string {
  const [begin, end] = [/^export const \w+ = /m, / as const satisfies [^{}]*$/].map((edge) =>
    edge.exec(source),
  )
  if (!begin || !end) throw new Error('not a file of messages')
  return source.slice(0, begin.index) + begin[0] + JSON.stringify(messages) + end[0]
}
