// The `vectors` command of a package with a single function.
import { runVectors } from '../src/run-vectors.ts'
import { toNumber } from '../src/vector-function.ts'

runVectors(new Map([['double', ([value]) => 2 * toNumber(value)]]), '/no/such/file', process.env)
