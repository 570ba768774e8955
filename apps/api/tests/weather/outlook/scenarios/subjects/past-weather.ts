import { is, MET, METP, never, not, OM, OW, OWP, table, w, warm } from '../writing.ts'

const { add, scenarios } = table()

for (const by of [OM, OWP, METP]) {
  add(`noon-wet-morning-${by}`, by, 12, w(warm, [6, 10, { mm: 1, pop: 90, code: 61 }]), [
    not('hay', 12, 30, 'good', 'careful'),
    not('harvest', 12, 21, 'good', 'careful'),
    is('harvest', 12, 21, 'dont'),
    never('dry all day'),
    is('hay', 12, 30, 'dont'),
    { before: [6, 4] },
    { before: [24, 4] },
  ])
  add(`noon-big-rain-yesterday-${by}`, by, 12, w(warm, [-12, -6, { mm: 3, pop: 95, code: 63 }]), [
    is('hay', 12, 17, 'dont'),
    is('harvest', 12, 17, 'dont'),
    { before: [24, 18] },
    { before: [48, 18] },
    { before: [12, 0] },
  ])
  add(`noon-dry-two-days-${by}`, by, 12, w(warm), [
    not('hay', 13, 15, 'dont', 'unknown'),
    not('harvest', 13, 15, 'dont', 'unknown'),
    { before: [48, 0] },
  ])
}
add('noon-alone-ow', OW, 12, w(warm), [
  not('hay', 12, 24, 'good'),
  is('hay', 12, 24, 'unknown'),
  is('harvest', 12, 23, 'unknown'),
])
add('noon-alone-met', MET, 12, w(warm), [not('hay', 12, 24, 'good'), not('harvest', 12, 23, 'good')])
add('past-hour-null', OM, 12, w(warm, [9, 10, { mm: null }]), [
  is('hay', 12, 24, 'unknown'),
  not('harvest', 12, 20, 'good'),
  { before: [24, null] },
  { before: [1, 0] },
])
add('past-rain-9h-ago-5h', OM, 12, w(warm, [2, 3, { mm: 1, pop: 80, code: 61 }]), [
  is('harvest', 12, 15, 'dont'),
  not('harvest', 15, 18, 'dont'),
])
add('past-6mm-harvest-24h', OM, 12, w(warm, [0, 3, { mm: 2, pop: 80, code: 61 }]), [
  is('harvest', 12, 24, 'dont'),
])
add('field-wet-soil', OM, 9, w({}), [is('field_work', 9, 20, 'dont')], { soil: { rain: 8, et0: 1 } })
add('field-dry-soil', OM, 9, w({}), [is('field_work', 9, 20, 'good')])
add('field-rain-this-morning', OM, 12, w({}, [2, 6, { mm: 2, pop: 90, code: 61 }]), [
  is('field_work', 12, 20, 'dont'),
])
add(
  'field-clay-2mm',
  OM,
  12,
  w({}, [2, 5, { mm: 1, pop: 90, code: 61 }]),
  [is('field_work', 12, 20, 'dont')],
  { farm: { soil: 'clay' } },
)
add('field-light-3mm', OM, 12, w({}, [2, 5, { mm: 1, pop: 90, code: 61 }]), [
  not('field_work', 12, 20, 'dont'),
])
add('field-hole-this-morning', OM, 12, w({}, [4, 5, { mm: null }]), [not('field_work', 12, 20, 'good')])

export const pastWeatherScenarios = scenarios
