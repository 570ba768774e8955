import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readQuestionFile } from '../../scripts/questions-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'questions-'))
})
afterAll(() => rm(folder, { recursive: true }))
const read = async (content: string) => {
  const path = join(folder, 'questions.jsonl')
  await writeFile(path, content)
  return readQuestionFile(path)
}

test('reads each line as a conversation or a question and keeps any other fields', async () => {
  const lines = [
    '{"id":"Q1","kind":"now","turns":["maize","and wheat?"],"want":"258"}',
    '',
    '{"question":"leaf curl"}',
  ]
  expect(await read(lines.join('\n'))).toEqual([
    { id: 'Q1', kind: 'now', turns: ['maize', 'and wheat?'], want: '258' },
    { turns: ['leaf curl'] },
  ])
})

test.each(['{"id":"Q1"}', '{"turns":[]}', 'maize?', '3'])(
  'names the line that is invalid: %s',
  async (line) => {
    await expect(read(`{"question":"maize"}\n${line}\n`)).rejects.toThrow('line 2 of')
  },
)
