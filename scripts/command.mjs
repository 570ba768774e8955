// Runs a server command (`pnpm messages`) from the build, which needs a quarter of the memory that
// running the source needs.
import { existsSync } from 'node:fs'
import { build } from './build.mjs'

const [name] = process.argv.splice(2, 1)
const command = new URL(`../apps/api/dist/${name}.js`, import.meta.url)
if (existsSync(command) || (await build())) await import(command.href)
else process.exitCode = 1
