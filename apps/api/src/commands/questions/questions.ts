// `pnpm questions`: asks the configured model a file of questions, as farmers would. Works beside the running product
// and without it.
import { runHere } from '../terminal.ts'
import { questionsCommand } from './questions-command.ts'

await runHere(questionsCommand)
