import { readFileSync } from 'node:fs'
import { pricePlaces } from './src/answer/price-data.fixture.ts'
import { understand } from './src/understand/question.ts'

const all = JSON.parse(readFileSync('/tmp/lead/all.json', 'utf8'))
let e = 0,
  n = 0
for (const { id, kind, t } of all) {
  const q = understand(t, pricePlaces)
  const x = q.danger === 'emergency'
  if (kind === 'emergency') {
    n++
    if (x) e++
    else console.log('MISS', id, t)
  } else if (x) console.log('FALSE', id, kind, t.slice(0, 200))
}
console.log(e, n, all.length)
