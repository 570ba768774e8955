/** A figure, a sign of the weather, or what it does, that is asked for by its name; told in this order. */
export const MEASURES = [
  'degreeDays',
  'chill',
  'spreading',
  'mowing',
  'water',
  'evaporation',
  'cattle',
  'people',
  'lambs',
  'rain',
  'fog',
  'thunder',
  'hail',
  'snow',
  'wind',
  'temperature',
  'humidity',
  'cloud',
  'disease',
  'sun',
  'dryDays',
] as const
export type Measure = (typeof MEASURES)[number]

const words = (text: string): readonly string[] => text.split(',').map((phrase) => phrase.trim())

/** How each is asked for, in English and by plain words of six more languages. */
const names: Readonly<Record<Measure, readonly string[]>> = {
  degreeDays: words('degree days, degree day, gdd, gdus, heat units, growing degree'),
  chill: words('chill hours, chilling hours, chill units, chill portions'),
  spreading: words(
    'fert, fert spinner, fertiliser spinner, fertiliser spreader, muck spreader, urea, dap, npk, can fertilizer, fertiliser, fertilizer, fertilisers, fertilizers, manure, slurry, dung, compost, top dress, topdress, top dressing, topdressing, engrais, fumier, lisier, epandre, abonar, adubar, fertilizar, abono, fertilizante, ureia, adubo, mbolea, samadi, yuriya, khad, यूरिया, खाद, سماد, يوريا',
  ),
  mowing: words(
    'mow, mowing, mow hay, cut hay, cut the hay, cut my hay, cutting hay, hay cutting, cut grass for hay, cut the meadow, faucher, fauche, couper le foin, segar, siega, cortar heno, cortar el heno, ceifar, cortar feno, cortar o feno, kukata nyasi, ghaas katna, घास काटना, घास काट, حش, قص العلف',
  ),
  rain: words(
    'rain, rains, rainy, flood, floods, flooding, wash, washed, raining, rainfall, rained, shower, showers, drizzle, precipitation, dry, dry window, wet, dry outside, drying, mm altogether, mm in total, mm in all, mm all told, mm total, total mm, mm coming, mm due, mm expected, mm forecast, how many mm is, how many mm are, how many mm will, how many mm fall, pluie, pleuvoir, pleut, lluvia, llover, llueve, chuva, chover, mvua, baarish, barish, बारिश, مطر, امطار, ዝናብ, ይዘንባል',
  ),
  fog: words('fog, foggy, mist, misty, brouillard, niebla, neblina, nevoeiro, ukungu, kohra, कोहरा, ضباب'),
  thunder: words(
    'thunder, thunderstorm, thunderstorms, lightning, storm, storms, stormy, orage, orages, tormenta, trovoada, radi, गरज, رعد, عاصفة',
  ),
  hail: words('hail, hailstorm, hailstorms, hailstones, grele, granizo, saraiva, ole, ओले, برد'),
  snow: words('snow, snowing, snowfall, sleet, neige, nieve, neve, theluji, barf, बर्फ, ثلج'),
  wind: words(
    'wind, winds, windy, blow, blowing, blowy, gust, gusts, gale, gales, breeze, burn, burning, cyclone, hurricane, typhoon, tornado, vent, viento, vento, upepo, hawa, हवा, رياح, ንፋስ, ነፋስ',
  ),
  temperature: words(
    'temperature, temperatures, temp, overnight low, night low, how low, hot, cold, heat, warm, degrees, cold wave, heat wave, heatwave, how cool, chaud, froid, calor, frio, joto, baridi, garmi, thand, sardi, गर्मी, ठंड, حرارة',
  ),
  humidity: words(
    'humidity, humid, damp, dew, moist air, moisture in air, humidite, humedad, umidade, unyevu, nami, नमी, رطوبة',
  ),
  cloud: words(
    'cloud, clouds, cloudy, overcast, sunny, sunshine, clear sky, clear skies, nuage, nuages, nubes, nublado, nuvens, mawingu, badal, बादल, غيوم',
  ),
  cattle: words('heat stress, thi'),
  people: words(
    'heat index, too hot to work, hot to work, hot for work, hot for workers, hot for the workers, hot for people, hot for labour, work in the heat, feels like, feel like, it feel, will feel, go feel, real feel, ressenti, sensacion termica, sensacao termica',
  ),
  lambs: words('wind chill, windchill, chill factor, cold for lambs, cold for the lambs, cold for calves'),
  disease: words(
    'blight risk, blight chance, blight pressure, blight weather, chance of blight, risk of blight, mildew risk, mildew pressure, mildew chance, risk of mildew, scab risk, scab pressure, disease risk, disease pressure, disease chance, disease weather, leaf wetness, septoria pressure, septoria risk, rust pressure, rust risk, risk of rust, fusarium risk, botrytis risk, sigatoka pressure, sigatoka risk, blast risk, infection risk, infection period, fungus risk, fungal risk, risk of disease, chance of disease',
  ),
  evaporation: words(
    'evaporation, evapotranspiration, et0, eto, water lost, lost water, water loss, lose water, water use, water used, water used, uses water, water has lost, much water has, much water did, how much water does',
  ),
  water: words(
    'how many mm do i, how many mm should i, mm do i give, mm to give, mm to put, how many millimetres do i, irrigate, irrigation, irrigating, watering, put water, give water, should i water, i water, to water, need water, needs water, pivot, pivots, run the pump, start the pump, turn on the sprinklers, start the sprinklers, run the sprinklers, run the drip, start the drip, open the drip, soil moisture, water deficit, arroser, irriguer, regar, riego, irrigar, umwagiliaji, sinchai, सिंचाई, ري',
  ),
  sun: words(
    'sunrise, sunset, sun rise, sun set, sun rises, sun sets, get dark, gets dark, it dark, dark at, get light, daylight, day length, lever du soleil, amanecer, nascer do sol',
  ),
  dryDays: words(
    'dry days, dry day, days dry, driest, driest day, dry for, dry spell, days without rain, days of no rain, rain free days, dry window, jours secs, dias secos, siku kavu',
  ),
}

const ofCattle = words(
  'cow, cows, cattle, buffalo, buffaloes, dairy, heifer, heifers, bull, bulls, calves, herd, livestock, animals',
)
const ofPeople = words('worker, workers, people, labour, labourer, labourers, men, women, staff, pickers')
const ofLambs = words(
  'lamb, lambs, lambing, kids, with the wind, with that wind, with this wind, in the wind, in that wind',
)
const heat = words('hot, heat, warm, too hot, temperature')
const cold = words('cold, chill, freezing')
/** What no forecast here has: the nearest that it has is told, and that it is not it. */
const absent = words(
  'visibility, haze, dust, harmattan, stress the pigs, stress my pigs, stress the hens, stress the chickens, stress in pigs, stress in poultry, stress in hens, stress in sheep, hot for the pigs, hot for pigs, hot for the hens, hot for hens, hot for chickens, hot for the chickens, hot for broilers, wind direction, direction of wind, direction of the wind, which direction, air pressure, barometer, soil temperature, soil temp, soil warm, soil too cold, ground warm, ground temperature, uv index, uv, pollen, moon, full moon, new moon, flood, floods, flooding, river, tide, cyclone, hurricane, typhoon, tornado, size of hail, how big, be big, monsoon, how long will the season, onset',
)
const warnings = words(
  'warning, warnings, alert, alerts, cyclone, hurricane, typhoon, tornado, flood, floods, flooding, storm, storms, hail, hailstorm, thunderstorm',
)

/** What a question names, as far as the forecast goes. */
export interface What {
  readonly measures: readonly Measure[]
  /** Something that this forecast does not have, as it was said. */
  readonly absent?: string
  /** Something that weather services warn of. */
  readonly warned?: true
}

/** @param names whether one of the phrases stands in the question */
export function readWhat(has: (phrases: readonly string[]) => boolean): What {
  const found = new Set(MEASURES.filter((each) => has(names[each])))
  if (has(ofCattle) && has(heat)) found.add('cattle')
  if (has(ofPeople) && has(heat)) found.add('people')
  // How it feels to cows is no heat index.
  if (has(ofCattle) && !has(ofPeople) && found.delete('people')) found.add('cattle')
  if (has(ofLambs) && has(cold)) found.add('lambs')
  // Heat and chill that add up are no temperature of a day.
  if (found.has('degreeDays') || found.has('chill')) found.delete('temperature')
  if (found.has('disease')) found.delete('humidity')
  // The rain behind the day that is asked about is in the verdict, and "dry until Friday" asks for more than that.
  if (found.has('spreading') || found.has('mowing')) found.delete('rain')
  // What is asked of dry days is told of each, and "the sun" is not the sky.
  if (found.has('dryDays') || found.has('evaporation')) found.delete('rain')
  if (found.has('evaporation')) found.delete('water')
  if (found.has('cattle') || found.has('people')) found.add('temperature')
  const lacking = absent.find((phrase) => has([phrase]))
  return {
    measures: MEASURES.filter((each) => found.has(each)),
    ...(lacking !== undefined && { absent: lacking }),
    ...(has(warnings) && { warned: true as const }),
  }
}
