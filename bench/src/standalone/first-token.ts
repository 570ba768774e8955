// Runs the first-token bench alone: the latency that the product adds to a model. See bench/README.md.
import { describeMachine, pinThisProcess } from '../machine.ts'
import { printSection } from '../report.ts'
import { firstTokenSection } from '../sections/first-token.ts'

pinThisProcess()
process.stdout.write(`${describeMachine()}\n`)
printSection('Answers of a model', await firstTokenSection(300))
