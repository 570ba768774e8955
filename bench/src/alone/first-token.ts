// Measures alone what the product adds to a model's first word. See bench/README.md.
import { machineLine, pinSelf } from '../machine.ts'
import { printSection } from '../report.ts'
import { firstTokenSection } from '../sections/first-token.ts'

pinSelf()
process.stdout.write(`${machineLine()}\n`)
printSection('Answers of a model', await firstTokenSection(300))
