import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Behaviour, Double } from '@smart-farming/upstream-doubles/double'
import { connectionReset } from '@smart-farming/upstream-doubles/faults'
import { openAiFailures, says, startOpenAi } from '@smart-farming/upstream-doubles/openai'
import { lastQuestion, parsePrompt } from '@smart-farming/upstream-doubles/openai-prompt'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseQuestions } from '../../src/commands/questions/parse-questions.ts'
import { questionsCommand } from '../../src/commands/questions/questions-command.ts'
import { sampleQuestions } from '../../src/paths.ts'
import { createCommandDatabase, runCommand, spawnCommand } from '../support/processes/command.ts'

let place: Awaited<ReturnType<typeof createCommandDatabase>>
let double: Double
let folder: string
beforeAll(async () => {
  place = await createCommandDatabase()
  double = await startOpenAi()
  folder = await mkdtemp(join(tmpdir(), 'questions-'))
})
afterAll(async () => {
  await double.close()
  await place.close()
  await rm(folder, { recursive: true })
})

async function questions(lines: string[], env: Record<string, string> = {}, ...args: string[]) {
  const file = join(folder, 'questions.txt')
  await writeFile(file, lines.join('\n'))
  return spawnCommand('questions', [file, ...args], {
    DATABASE_URL: place.url,
    WEATHER_PROVIDERS: 'sample',
    ...env,
  })
}
const withModel = () => ({ OPENAI_BASE_URL: `${double.url}/v1`, OPENAI_MODEL: 'small-chat' })
const lastLine = (text: string) => text.trimEnd().split('\n').at(-1)

test('says that no model is configured and prints the built-in answers', async () => {
  const { code, stdout } = await questions(['# Prices', '', 'What is maize worth?'])
  expect(code).toBe(0)
  expect(stdout).toMatch(/^No model is configured: these are the built-in answers\./)
  expect(stdout).toContain('=== 1/1 What is maize worth?')
  expect(stdout).toContain('USD 210 per tonne in February 2026')
  expect(stdout).toContain('* World Bank Pink Sheet, Maize, 2026-02')
  expect(lastLine(stdout)).toMatch(
    /^1 question; 0 answered by the model; 0 fell back; 1 answered without the model; nothing left out or replaced; [\d.]+ s$/,
  )
})

test('prints each answer from a model, the removed sentences with reasons, and a summary line', async () => {
  const asked = {
    sound: 'How do I dry maize?',
    dose: 'How much glyphosate for 20 litres of water?',
    unchecked: 'Where do I sell maize?',
    refused: 'What is maize worth?',
  }
  const answers: Readonly<Record<string, Behaviour>> = {
    [asked.sound]: says('Dry the grain well.'),
    [asked.unchecked]: says('Ask at several markets before you agree. Maize is at 987 KES in Nakuru today.'),
    [asked.refused]: openAiFailures.invalidKey,
  }
  double.respond((reply, call, usual) => (answers[lastQuestion(call)] ?? connectionReset)(reply, call, usual))
  const { code, stdout } = await questions(Object.values(asked), withModel(), '--place', 'Kisumu')
  expect(code).toBe(0)
  expect(stdout).toMatch(/^Asking small-chat 4 questions for a farm in Kisumu\./)
  const [, sound = '', dose = '', unchecked = '', refused = ''] = stdout.split('=== ')
  expect(sound).toMatch(
    /^1\/4 How do I dry maize\?\n\[model: [\d.]+ s, 1 call, [\d,]+ tokens\]\n\nDry the grain well\./,
  )
  expect(dose).toMatch(/^2\/4 .*\n\[built-in answer, no model asked: [\d.]+ s\]/)
  expect(unchecked).toContain('Ask at several markets before you agree.')
  expect(unchecked).toMatch(/^- (left out|replaced)/m)
  expect(refused).toContain('[fell back to the built-in answer: ')
  expect(refused).toContain('! the model server rejects our settings: ')
  expect(refused).toContain('401 invalid_api_key')
  expect(lastLine(stdout)).toMatch(
    /^4 questions; 2 answered by the model; 1 fell back; 1 answered without the model; left out or replaced: 1 \w+; [\d.]+ s; [\d,]+ tokens$/,
  )
  const [call] = double.calls
  if (!call) throw new Error('no model was asked')
  const { messages, tools } = parsePrompt(call.body)
  expect(String(messages?.[0]?.content)).toContain('"location":"Kisumu"')
  expect(tools?.map(({ function: { name } }) => name)).toContain('farm_forecast')

  // These questions do not count towards any farmer's use.
  const sql = postgres(place.url, { max: 1 })
  try {
    for (const table of ['users', 'chat_spending', 'chat_in_flight'])
      expect(await sql`select 1 from ${sql(table)}`).toHaveLength(0)
  } finally {
    await sql.end()
  }
})

test.each([
  [['/no/such/file'], 1, 'The file /no/such/file cannot be read.'],
  [['a', 'b'], 2, 'One file at a time.'],
  [['--tab', 'weather'], 2, '--tab: "weather" is neither market nor assistant.'],
  [['--loud'], 2, 'pnpm questions'],
])('explains wrong arguments: %j', async (args, code, said) => {
  expect(await runCommand(questionsCommand, args, {})).toMatchObject({
    code,
    stderr: expect.stringContaining(said),
  })
})

test('reports a place that is not found', async () => {
  expect(await questions(['Maize?'], {}, '--place', 'Qxzqxzq')).toMatchObject({
    code: 1,
    stderr: 'No place called Qxzqxzq was found.\n',
  })
})

test('the bundled sample has about 20 questions in all seven languages', async () => {
  const text = await readFile(sampleQuestions, 'utf8')
  const all = parseQuestions(text)
  expect(all.length).toBeGreaterThanOrEqual(18)
  expect(all.length).toBeLessThanOrEqual(25)
  expect(new Set(all).size).toBe(all.length)
  for (const language of ['English', 'Español', 'Français', 'Português', 'Kiswahili', 'हिन्दी', 'العربية'])
    expect(text).toMatch(new RegExp(`# ${language}\n[^#\n]`))
})

test('truncates a question that is longer than a farmer can send', () => {
  expect(parseQuestions(`${'🌾'.repeat(5_000)}\n#no\n  \n b `)).toEqual(['🌾'.repeat(4_000), 'b'])
})
