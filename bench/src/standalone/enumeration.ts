// Runs the username enumeration bench alone: does the response time of a refusal reveal that a name exists? See
// bench/README.md.
import { describeMachine, pinThisProcess } from '../machine.ts'
import { printSection } from '../report.ts'
import { enumerationSection } from '../sections/enumeration.ts'

pinThisProcess()
process.stdout.write(`${describeMachine()}\n`)
printSection('Enumeration', await enumerationSection(300))
