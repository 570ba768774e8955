// `pnpm questions`: asks the configured model a file of questions, as farmers would. Works whether or not the product
// is running.
import { runCommand } from '../terminal.ts'
import { questionsCommand } from './questions-command.ts'

await runCommand(questionsCommand)
