// `pnpm questions`: puts a file of questions to the configured model, as farmers would. Works
// whether or not the product is running.
import { runCommand } from '../terminal.ts'
import { questionsCommand } from './questions-command.ts'

await runCommand(questionsCommand)
