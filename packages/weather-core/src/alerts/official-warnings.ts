export interface WarningService {
  readonly name: string
  readonly url: string
}

/** Fallback for countries without an entry below. */
export const GLOBAL_WARNING_SERVICE: WarningService = {
  name: 'WMO Severe Weather Information Centre',
  url: 'https://severeweather.wmo.int/',
}

const METEOALARM = ['MeteoAlarm', 'https://meteoalarm.org/'] as const

/** By country code (ISO 3166-1 alpha-2). Only verified addresses. */
const SERVICES: Readonly<Record<string, readonly [name: string, url: string]>> = {
  AE: ['National Center of Meteorology', 'https://www.ncm.gov.ae/'],
  AR: ['Servicio Meteorológico Nacional', 'https://www.smn.gob.ar/alertas'],
  AT: METEOALARM,
  AU: ['Bureau of Meteorology', 'https://www.bom.gov.au/'],
  BA: METEOALARM,
  BD: ['Bangladesh Meteorological Department', 'https://www.bmd.gov.bd/'],
  BE: METEOALARM,
  BG: METEOALARM,
  BO: ['SENAMHI', 'https://senamhi.gob.bo/'],
  BR: ['INMET', 'https://portal.inmet.gov.br/'],
  CA: ['Environment Canada', 'https://weather.gc.ca/'],
  CH: ['MeteoSwiss', 'https://www.meteoswiss.admin.ch/'],
  CI: ['SODEXAM', 'https://www.sodexam.com/'],
  CL: ['Dirección Meteorológica de Chile', 'https://www.meteochile.gob.cl/'],
  CN: ['China Meteorological Administration', 'https://www.cma.gov.cn/'],
  CO: ['IDEAM', 'https://www.ideam.gov.co/'],
  CR: ['Instituto Meteorológico Nacional', 'https://www.imn.ac.cr/'],
  CY: METEOALARM,
  CZ: METEOALARM,
  DE: ['Deutscher Wetterdienst', 'https://www.dwd.de/warnungen'],
  DK: METEOALARM,
  DZ: ['Météo Algérie', 'https://www.meteo.dz/'],
  EC: ['INAMHI', 'https://www.inamhi.gob.ec/'],
  EE: METEOALARM,
  ES: ['AEMET', 'https://www.aemet.es/es/eltiempo/prediccion/avisos'],
  FI: ['Finnish Meteorological Institute', 'https://en.ilmatieteenlaitos.fi/warnings'],
  FR: ['Météo-France Vigilance', 'https://vigilance.meteofrance.fr/'],
  GB: ['Met Office', 'https://www.metoffice.gov.uk/weather/warnings-and-advice/uk-warnings'],
  GH: ['Ghana Meteorological Agency', 'https://www.meteo.gov.gh/'],
  GR: METEOALARM,
  GT: ['INSIVUMEH', 'https://insivumeh.gob.gt/'],
  HR: METEOALARM,
  HU: METEOALARM,
  ID: ['BMKG', 'https://www.bmkg.go.id/'],
  IE: ['Met Éireann', 'https://www.met.ie/'],
  IL: ['Israel Meteorological Service', 'https://ims.gov.il/'],
  IN: ['India Meteorological Department', 'https://mausam.imd.gov.in/'],
  IS: METEOALARM,
  IT: METEOALARM,
  JP: ['Japan Meteorological Agency', 'https://www.jma.go.jp/bosai/warning/'],
  KE: ['Kenya Meteorological Department', 'https://meteo.go.ke/'],
  KR: ['Korea Meteorological Administration', 'https://www.weather.go.kr/'],
  LK: ['Department of Meteorology', 'https://www.meteo.gov.lk/'],
  LT: METEOALARM,
  LU: METEOALARM,
  LV: METEOALARM,
  MA: ['Direction Générale de la Météorologie', 'https://www.marocmeteo.ma/'],
  MD: METEOALARM,
  ME: METEOALARM,
  MK: METEOALARM,
  MT: METEOALARM,
  MX: ['Servicio Meteorológico Nacional', 'https://smn.conagua.gob.mx/'],
  MY: ['MET Malaysia', 'https://www.met.gov.my/'],
  MZ: ['INAM', 'https://www.inam.gov.mz/'],
  NG: ['NiMet', 'https://nimet.gov.ng/'],
  NL: ['KNMI', 'https://www.knmi.nl/nederland-nu/weer/waarschuwingen'],
  NO: METEOALARM,
  NP: ['Department of Hydrology and Meteorology', 'https://www.dhm.gov.np/'],
  NZ: ['MetService', 'https://www.metservice.com/warnings/home'],
  PE: ['SENAMHI', 'https://www.senamhi.gob.pe/'],
  PH: ['PAGASA', 'https://www.pagasa.dost.gov.ph/'],
  PK: ['Pakistan Meteorological Department', 'https://www.pmd.gov.pk/'],
  PL: METEOALARM,
  PT: ['IPMA', 'https://www.ipma.pt/'],
  PY: ['Dirección de Meteorología e Hidrología', 'https://www.meteorologia.gov.py/'],
  RO: METEOALARM,
  RS: METEOALARM,
  RW: ['Meteo Rwanda', 'https://www.meteorwanda.gov.rw/'],
  SE: METEOALARM,
  SI: METEOALARM,
  SK: METEOALARM,
  SN: ['ANACIM', 'https://www.anacim.sn/'],
  TH: ['Thai Meteorological Department', 'https://www.tmd.go.th/'],
  TN: ['Institut National de la Météorologie', 'https://www.meteo.tn/'],
  TR: ['Turkish State Meteorological Service', 'https://www.mgm.gov.tr/'],
  TZ: ['Tanzania Meteorological Authority', 'https://www.meteo.go.tz/'],
  UA: METEOALARM,
  UG: ['Uganda National Meteorological Authority', 'https://www.unma.go.ug/'],
  US: ['National Weather Service', 'https://www.weather.gov/'],
  UY: ['INUMET', 'https://www.inumet.gub.uy/'],
  VN: ['National Centre for Hydro-Meteorological Forecasting', 'https://nchmf.gov.vn/'],
  ZA: ['South African Weather Service', 'https://www.weathersa.co.za/'],
}

/**
 * Official warning service of a country.
 *
 * @param country ISO 3166-1 alpha-2, if known
 */
export function findWarningService(country: string | undefined): WarningService {
  const found = SERVICES[country?.toUpperCase() ?? '']
  return found ? { name: found[0], url: found[1] } : GLOBAL_WARNING_SERVICE
}
