import { alert, is, never, noAlert, not, OM, says, table, w, warm, why } from './writing.ts'

const { add, scenarios } = table()
/** Dry air with a breeze under a grey sky. */
const FINE = { t: 16, rh: 60, wind: 9, gust: 14, cloud: 80 }

add('spray-28-exactly', OM, 8, w({ ...FINE, t: 28 }), [is('spraying', 9, 15, 'careful')])
add('spray-28.1', OM, 8, w({ ...FINE, t: 28.1 }), [is('spraying', 9, 15, 'dont')])
add('spray-25-exactly', OM, 8, w({ ...FINE, t: 25 }), [is('spraying', 9, 15, 'good')])
add('spray-25.1', OM, 8, w({ ...FINE, t: 25.1 }), [is('spraying', 9, 15, 'careful')])
add('spray-2-exactly', OM, 8, w({ ...FINE, t: 2 }), [is('spraying', 9, 15, 'dont')])
add('spray-2.1', OM, 8, w({ ...FINE, t: 2.1 }), [is('spraying', 9, 15, 'careful')])
add('spray-humid-95-exactly', OM, 8, w({ ...FINE, rh: 95 }), [is('spraying', 9, 15, 'careful')])
add('spray-humid-96', OM, 8, w({ ...FINE, rh: 96 }), [is('spraying', 9, 15, 'dont')])
add('spray-gust-22.5-exactly', OM, 8, w({ ...FINE, gust: 22.5 }), [is('spraying', 9, 15, 'good')])
add('spray-chance-29', OM, 8, w({ ...FINE, pop: 29 }), [is('spraying', 9, 15, 'good')])
add('spray-chance-30-exactly', OM, 8, w({ ...FINE, pop: 30 }), [is('spraying', 9, 15, 'careful')])
// In later hours, 40 % counts as rain soon. In the hour itself, 50 % requires care.
add('spray-chance-39', OM, 8, w({ ...FINE, pop: 39 }), [is('spraying', 9, 15, 'careful')])
add('spray-chance-50-exactly', OM, 8, w(FINE, [12, 13, { pop: 50 }]), [
  why('spraying', 8, 12, 'rain_soon'),
  not('spraying', 12, 13, 'good', 'dont'),
])
add('spray-chance-51', OM, 8, w(FINE, [12, 13, { pop: 51 }]), [is('spraying', 12, 13, 'dont')])
add('spray-then-chance-39', OM, 8, w(FINE, [15, 16, { pop: 39 }]), [is('spraying', 10, 15, 'good')])
add('spray-then-chance-40-exactly', OM, 8, w(FINE, [15, 16, { pop: 40 }]), [
  is('spraying', 9, 15, 'dont'),
  not('spraying', 8, 9, 'dont'),
])
add('combine-70-exactly', OM, 8, w({ ...FINE, t: 24, rh: 70 }), [is('harvest', 9, 17, 'good')])
add('combine-80-exactly', OM, 8, w({ ...FINE, t: 24, rh: 80 }), [is('harvest', 9, 17, 'careful')])
add('combine-81', OM, 8, w({ ...FINE, t: 24, rh: 81 }), [is('harvest', 9, 17, 'dont')])
add('combine-0-exactly', OM, 8, w({ ...FINE, t: 0 }), [
  is('harvest', 9, 17, 'dont'),
  alert('^frost$', ' 0 °C'),
])
add('hay-65-exactly', OM, 8, w({ ...warm, rh: 65 }), [not('hay', 9, 17, 'dont', 'unknown')])
add('hay-66', OM, 8, w({ ...warm, rh: 66 }), [is('hay', 9, 17, 'dont')])
add('hay-21.0', OM, 8, w({ t: 21, rh: 45 }), [is('hay', 9, 17, 'unknown')])
add('hay-35-exactly', OM, 8, w({ t: 35, rh: 30 }), [not('hay', 9, 17, 'dont', 'unknown')])
add('hay-35.1', OM, 8, w({ t: 35.1, rh: 30 }), [is('hay', 9, 17, 'unknown')])
add('rain-25-exactly', OM, 0, w({ t: 14 }, [3, 13, { mm: 2.5, pop: 95, code: 63 }]), [
  alert('heavy_rain', '25 mm'),
])
add('rain-24.9', OM, 0, w({ t: 14 }, [3, 13, { mm: 2.49, pop: 95, code: 63 }]), [noAlert('heavy_rain')])
add('snow-15-exactly', OM, 0, w({ t: -4, cloud: 100 }, [3, 13, { mm: 1.5, pop: 95, code: 73 }]), [
  alert('heavy_snow', '15 mm'),
  noAlert('heavy_rain'),
  never('\\brain\\b'),
])
add('wet-hour', OM, 8, w(FINE, [12, 13, { mm: 0.07, pop: 20, code: 51 }]), [is('spraying', 12, 13, 'dont')])
add('nearly-wet-hour', OM, 8, w(FINE, [12, 13, { mm: 0.06, pop: 20, code: 51 }]), [
  not('spraying', 12, 13, 'dont'),
])
add('just-above-freezing', OM, 17, w({ ...FINE, t: 0.04 }), [noAlert('^frost$'), never('air frost')])
add('just-below-freezing', OM, 17, w({ ...FINE, t: -0.04 }), [alert('^frost$'), never('[-−]0 °C')])
add('negative-zero', OM, 17, w({ ...FINE, t: -0, dew: -0, wind: -0, gust: -0, mm: -0, pop: -0 }), [
  alert('^frost$', ' 0 °C'),
  is('spraying', 17, 24, 'dont'),
])
add('zero-by-zero', OM, 8, w(FINE), [says('^dry')], { lat: 0, lon: 0, zone: 'Africa/Accra' })

export const atLimitScenarios = scenarios
