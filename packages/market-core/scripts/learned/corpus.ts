import { readdirSync, readFileSync } from 'node:fs'

/** A line of the corpus with the labels of its heading, `## language label ...`. */
export interface LabelledLine {
  readonly text: string
  readonly language: string
  readonly labels: readonly string[]
  readonly file: string
}

const root = new URL('../../corpus/', import.meta.url)

/** Reads all lines in these folders of the corpus. */
export function readCorpus(...folders: readonly string[]): LabelledLine[] {
  return folders.flatMap((folder) =>
    readdirSync(new URL(folder, root))
      .sort()
      .flatMap((file) =>
        sections(readFileSync(new URL(`${folder}/${file}`, root), 'utf8'), `${folder}/${file}`),
      ),
  )
}

function sections(text: string, file: string): LabelledLine[] {
  return text
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [heading = '', ...lines] = section.split('\n')
      const [language = '', ...labels] = heading.trim().split(' ')
      return lines
        .filter((line) => line.trim() !== '')
        .map((line) => ({ text: line, language, labels, file }))
    })
}
