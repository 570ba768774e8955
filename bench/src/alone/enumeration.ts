// Runs the username enumeration bench alone: does the response time of a refusal reveal that a name exists? See
// bench/README.md.
import { machineLine, pinSelf } from '../machine.ts'
import { printSection } from '../report.ts'
import { enumerationSection } from '../sections/enumeration.ts'

pinSelf()
process.stdout.write(`${machineLine()}\n`)
printSection('Enumeration', await enumerationSection(300))
