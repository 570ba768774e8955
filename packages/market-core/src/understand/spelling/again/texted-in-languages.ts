import type { Language, OtherLanguage } from '../../languages/language.ts'

const listed = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [written = '', meant = ''] = line.trim().split(' = ')
        return written.split(' ').map((one) => [one, meant] as const)
      }),
  )

/** What short messages write in each language for words that are too short to be guessed. */
const texted: Partial<Readonly<Record<Language, ReadonlyMap<string, string>>>> = {
  en: listed(`pr = per
  ea = each
  qty = quantity
  n = and
  luv = love`),
  fr: listed(`slt bjr bsr cc = bonjour
  kel kl kelle ql = quel
  koi kwa = quoi
  kan qd kd = quand
  cb cbn cmb kombien = combien
  pk pkoi pq = pourquoi
  auj ajd ojd aujd = aujourd'hui
  mnt mtn mtnt = maintenant
  ds = dans
  pr = pour
  ac = avec
  ts tt ttes = tous
  bcp = beaucoup
  mr mrc = merci
  px pri = prix
  ki = qui
  ke = que
  dp dpuis = depuis
  sem = semaine
  dmn dem = demain`),
  es: listed(`q k ke = que
  xq pq porq xk = porque
  xfa porfa pf pls = por favor
  cdo kdo = cuando
  cto kto cnto cuant = cuanto
  cmo kmo = como
  dnd = donde
  d = de
  i = y
  x = por
  tb tmb = tambien
  oi = hoy
  mñn mnn = manana
  bn = bueno
  grax grs = gracias
  tons tonelads = toneladas`),
  pt: listed(`vc vcs ce = voce
  hj oje = hoje
  qto qnto qt kto = quanto
  qnd qdo = quando
  q k = que
  pq pk = porque
  tb tbm = tambem
  mt mto = muito
  pf pfv pfvr = por favor
  obg vlw = obrigado
  msm = mesmo
  dps = depois
  agr agra = agora
  n nao = nao
  ta tah = esta
  preso presso = preco`),
  sw: listed(`gn gan = gani
  ngp ngap = ngapi
  ss = sasa
  hv hvi = hivi
  lo = leo
  y = ya
  kw = kwa
  wp = wapi
  n = na
  mk = mwaka
  mw mwz = mwezi
  tfd = tafadhali
  asnt = asante
  bs = basi`),
  hi: listed(`h hy = hai
  k = ka
  m mai = me
  ky kia kiya = kya
  kb = kab
  aj = aaj
  kl = kal
  btao btaye btaiye bta = batao
  kitnekee kitneki = kitne ki
  ktna ktne kitn = kitna
  ktni = kitni
  bhv bhaw = bhav
  dm = daam`),
}

/** What a word of a short message stands for in a language; undefined where it is no such word. */
export const textedIn = (language: OtherLanguage | undefined, word: string): string | undefined =>
  texted[language ?? 'en']?.get(word)
