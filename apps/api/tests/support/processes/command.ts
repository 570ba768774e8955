import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { inject } from 'vitest'
import type { Terminal } from '../../../src/commands/terminal.ts'

type Environment = Readonly<Record<string, string>>
type Command = (args: string[], terminal: Terminal) => Promise<number>

export interface CommandOutcome {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a command in this process, with only these settings. */
export async function runCommand(
  command: Command,
  args: string[],
  env: Environment,
  input = '',
): Promise<CommandOutcome> {
  const said = { stdout: '', stderr: '' }
  const code = await command(args, {
    env,
    input: Readable.from([Buffer.from(input)], { objectMode: false }),
    out: (text) => {
      said.stdout += text
    },
    error: (text) => {
      said.stderr += text
    },
    isWatched: false,
  })
  return { code, ...said }
}

/** Starts a command in its own process, with only these settings. */
export function spawnCommand(
  name: 'backup' | 'messages' | 'password' | 'prices' | 'questions' | 'restore',
  args: readonly string[],
  env: Environment,
): Promise<CommandOutcome> {
  return promisify(execFile)(process.execPath, [join(inject('bundle'), `${name}.js`), ...args], {
    env: { PATH: '/usr/bin', ...env },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: CommandOutcome) => ({ code, stdout, stderr }),
  )
}

/**
 * Creates a separate database for a command. Commands use the schema "public", which tests would
 * otherwise share.
 */
export async function createCommandDatabase() {
  const admin = postgres(inject('databaseUrl'), { max: 1, onnotice: () => {} })
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await admin.unsafe(`create database ${name}`)
  return {
    url: new URL(`/${name}`, inject('databaseUrl')).href,
    async close() {
      await admin.unsafe(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
