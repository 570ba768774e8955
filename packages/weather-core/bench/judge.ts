// Benchmark: time to judge five days of work windows. Run: pnpm --filter
// @smart-farming/weather-core bench
import { findAlerts } from '../src/alerts/find-alerts.ts'
import { createDayStatement } from '../src/outlook/day-statement.ts'
import type { WeatherStep } from '../src/steps/weather-step.ts'
import { judgeForecast } from '../src/work/judge-forecast.ts'

const HOUR_SECONDS = 3600

const place = { latDeg: 52.37, lonDeg: -2.72, zone: 'Europe/London', offsetSeconds: 3600 }
const start = Date.UTC(2025, 4, 12, 9) / 1000
const wave = (i: number, mid: number, swing: number) => mid + swing * Math.sin((i * Math.PI) / 12)
const steps: WeatherStep[] = Array.from({ length: 120 }, (_, i) => ({
  dt: start + i * HOUR_SECONDS,
  hours: 1,
  tempC: wave(i, 12, 7),
  minTempC: Math.min(wave(i, 12, 7), wave(i + 1, 12, 7)),
  maxTempC: Math.max(wave(i, 12, 7), wave(i + 1, 12, 7)),
  humidityPct: wave(i + 12, 75, 20),
  windKmh: wave(i + 3, 12, 9),
  gustKmh: wave(i + 3, 20, 15),
  rainMm: i % 33 < 3 ? 1.4 : 0,
  pop: i % 33 < 3 ? 0.8 : 0.1,
  cloudPct: wave(i + 6, 50, 50),
}))

/**
 * The same five days with night snow that melts by day, preceded by two days of the same weather.
 */
const wintry: WeatherStep[] = Array.from({ length: 168 }, (_, i) => {
  const tempC = wave(i, 0, 5)
  return {
    ...steps[i % steps.length],
    dt: start + (i - 48) * HOUR_SECONDS,
    hours: 1,
    tempC,
    minTempC: Math.min(tempC, wave(i + 1, 0, 5)),
    maxTempC: Math.max(tempC, wave(i + 1, 0, 5)),
    rainMm: i % 24 < 5 ? 1.4 : 0,
    snowMm: i % 24 < 5 && tempC < 1 ? 1.4 : 0,
  }
})
const before = { steps: wintry.slice(0, 48) }

function measure(name: string, run: () => unknown): void {
  const first = performance.now()
  run()
  const cold = performance.now() - first
  const times: number[] = []
  const usedBefore = process.cpuUsage().user
  for (let i = 0; i < 2000; i++) {
    const from = performance.now()
    run()
    times.push(performance.now() - from)
  }
  // CPU time excludes other processes on the machine.
  const processorMs = ((process.cpuUsage().user - usedBefore) / 1000 / times.length).toFixed(3)
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(share * times.length)] ?? 0).toFixed(3)
  const told = `first run ${cold.toFixed(3)} ms, median ${at(0.5)} ms, p99 ${at(0.99)} ms`
  console.log(`${name}: ${told}, processor ${processorMs} ms`)
}

measure('judge 5 days (120 hours, 5 jobs)', () => judgeForecast(steps, place))
measure('judge 5 days of thaw after 2 days', () => judgeForecast(wintry.slice(48), place, undefined, before))
measure('judge and sum up', () => judgeForecast(steps, place).map((day) => createDayStatement(day, place)))
measure('find alerts', () => findAlerts(steps, place))
console.log(
  judgeForecast(steps, place)
    .map((day) => JSON.stringify(createDayStatement(day, place)))
    .join('\n'),
)
