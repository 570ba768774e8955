import {
  createScenarioTable,
  expectAlert,
  expectNoAlert,
  expectNoText,
  expectNot,
  expectReason,
  expectText,
  expectVerdict,
  OM,
  warmDay,
  weather,
} from './writing.ts'

const { add, scenarios } = createScenarioTable()
/** Dry air with a breeze under a grey sky. */
const FINE = { t: 16, rh: 60, wind: 9, gust: 14, cloud: 80 }

add('spray-28-exactly', OM, 8, weather({ ...FINE, t: 28 }), [expectVerdict('spraying', 9, 15, 'careful')])
add('spray-28.1', OM, 8, weather({ ...FINE, t: 28.1 }), [expectVerdict('spraying', 9, 15, 'dont')])
add('spray-25-exactly', OM, 8, weather({ ...FINE, t: 25 }), [expectVerdict('spraying', 9, 15, 'good')])
add('spray-25.1', OM, 8, weather({ ...FINE, t: 25.1 }), [expectVerdict('spraying', 9, 15, 'careful')])
add('spray-2-exactly', OM, 8, weather({ ...FINE, t: 2 }), [expectVerdict('spraying', 9, 15, 'dont')])
add('spray-2.1', OM, 8, weather({ ...FINE, t: 2.1 }), [expectVerdict('spraying', 9, 15, 'careful')])
add('spray-humid-95-exactly', OM, 8, weather({ ...FINE, rh: 95 }), [
  expectVerdict('spraying', 9, 15, 'careful'),
])
add('spray-humid-96', OM, 8, weather({ ...FINE, rh: 96 }), [expectVerdict('spraying', 9, 15, 'dont')])
add('spray-gust-22.5-exactly', OM, 8, weather({ ...FINE, gust: 22.5 }), [
  expectVerdict('spraying', 9, 15, 'good'),
])
add('spray-chance-29', OM, 8, weather({ ...FINE, pop: 29 }), [expectVerdict('spraying', 9, 15, 'good')])
add('spray-chance-30-exactly', OM, 8, weather({ ...FINE, pop: 30 }), [
  expectVerdict('spraying', 9, 15, 'careful'),
])
// In later hours, 40 % counts as rain soon. In the hour itself, 50 % requires care.
add('spray-chance-39', OM, 8, weather({ ...FINE, pop: 39 }), [expectVerdict('spraying', 9, 15, 'careful')])
add('spray-chance-50-exactly', OM, 8, weather(FINE, [12, 13, { pop: 50 }]), [
  expectReason('spraying', 8, 12, 'rain_soon'),
  expectNot('spraying', 12, 13, 'good', 'dont'),
])
add('spray-chance-51', OM, 8, weather(FINE, [12, 13, { pop: 51 }]), [
  expectVerdict('spraying', 12, 13, 'dont'),
])
add('spray-then-chance-39', OM, 8, weather(FINE, [15, 16, { pop: 39 }]), [
  expectVerdict('spraying', 10, 15, 'good'),
])
add('spray-then-chance-40-exactly', OM, 8, weather(FINE, [15, 16, { pop: 40 }]), [
  expectVerdict('spraying', 9, 15, 'dont'),
  expectNot('spraying', 8, 9, 'dont'),
])
add('combine-70-exactly', OM, 8, weather({ ...FINE, t: 24, rh: 70 }), [
  expectVerdict('harvest', 9, 17, 'good'),
])
add('combine-80-exactly', OM, 8, weather({ ...FINE, t: 24, rh: 80 }), [
  expectVerdict('harvest', 9, 17, 'careful'),
])
add('combine-81', OM, 8, weather({ ...FINE, t: 24, rh: 81 }), [expectVerdict('harvest', 9, 17, 'dont')])
add('combine-0-exactly', OM, 8, weather({ ...FINE, t: 0 }), [
  expectVerdict('harvest', 9, 17, 'dont'),
  expectAlert('^frost$', ' 0 °C'),
])
add('hay-65-exactly', OM, 8, weather({ ...warmDay, rh: 65 }), [expectNot('hay', 9, 17, 'dont', 'unknown')])
add('hay-66', OM, 8, weather({ ...warmDay, rh: 66 }), [expectVerdict('hay', 9, 17, 'dont')])
add('hay-21.0', OM, 8, weather({ t: 21, rh: 45 }), [expectVerdict('hay', 9, 17, 'unknown')])
add('hay-35-exactly', OM, 8, weather({ t: 35, rh: 30 }), [expectNot('hay', 9, 17, 'dont', 'unknown')])
add('hay-35.1', OM, 8, weather({ t: 35.1, rh: 30 }), [expectVerdict('hay', 9, 17, 'unknown')])
add('rain-25-exactly', OM, 0, weather({ t: 14 }, [3, 13, { mm: 2.5, pop: 95, code: 63 }]), [
  expectAlert('heavy_rain', '25 mm'),
])
add('rain-24.9', OM, 0, weather({ t: 14 }, [3, 13, { mm: 2.49, pop: 95, code: 63 }]), [
  expectNoAlert('heavy_rain'),
])
add('snow-15-exactly', OM, 0, weather({ t: -4, cloud: 100 }, [3, 13, { mm: 1.5, pop: 95, code: 73 }]), [
  expectAlert('heavy_snow', '15 mm'),
  expectNoAlert('heavy_rain'),
  expectNoText('\\brain\\b'),
])
add('wet-hour', OM, 8, weather(FINE, [12, 13, { mm: 0.07, pop: 20, code: 51 }]), [
  expectVerdict('spraying', 12, 13, 'dont'),
])
add('nearly-wet-hour', OM, 8, weather(FINE, [12, 13, { mm: 0.06, pop: 20, code: 51 }]), [
  expectNot('spraying', 12, 13, 'dont'),
])
add('just-above-freezing', OM, 17, weather({ ...FINE, t: 0.04 }), [
  expectNoAlert('^frost$'),
  expectNoText('air frost'),
])
add('just-below-freezing', OM, 17, weather({ ...FINE, t: -0.04 }), [
  expectAlert('^frost$'),
  expectNoText('[-−]0 °C'),
])
add('negative-zero', OM, 17, weather({ ...FINE, t: -0, dew: -0, wind: -0, gust: -0, mm: -0, pop: -0 }), [
  expectAlert('^frost$', ' 0 °C'),
  expectVerdict('spraying', 17, 24, 'dont'),
])
add('zero-by-zero', OM, 8, weather(FINE), [expectText('^dry')], { lat: 0, lon: 0, zone: 'Africa/Accra' })

export const atLimitScenarios = scenarios
