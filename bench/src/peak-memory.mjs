// Preloaded into a command. Prints its peak memory, in bytes, when it ends. JavaScript, as reporter.mjs.
import { writeSync } from 'node:fs'

process.on('exit', () => writeSync(2, `\npeak memory: ${process.resourceUsage().maxRSS * 1024}\n`))
