import type { definitions as english } from '../../en/messages/definitions.ts'
import type { Translation } from '../../icu/translation.ts'

/** Terms of markets and farm sums, explained in Swahili. */
export const definitions = {
  quintal: 'Kwintali ni kilo 100. Katika sehemu za Amerika ya Kati kwintali ya sokoni ni gunia la kilo 46.',
  bushel:
    'Busheli ni kipimo cha ujazo kinachotumika kama uzito katika biashara ya nafaka: lb 56 za mahindi, lb 60 za ngano au soya.',
  maund: 'Maund ni uzito wa Asia Kusini: kilo 40 katika biashara ya leo.',
  barrel: 'Pipa la mafuta ghafi ni galoni 42 za Marekani, karibu lita 159.',
  mmbtu:
    'Mmbtu ni milioni moja ya vipimo vya joto vya Uingereza, kipimo ambacho gesi huuzwa kwacho: karibu kWh 293.',
  fob: 'FOB ni bei kwenye bandari ya kuuza nje, mzigo ukiwa melini: usafiri na bima kutoka hapo ni vya mnunuzi.',
  cif: 'CIF ni bei kwenye bandari ya kufika, usafiri na bima vikiwa vimelipwa; CFR ni hiyo hiyo bila bima.',
  farm_gate: 'Bei ya shambani ni anayolipwa mkulima shambani, kabla ya kuongeza usafiri na biashara.',
  world_price:
    'Bei ya dunia ni thamani ya daraja la kawaida mahali pamoja pa biashara duniani, kama bandari. Hakuna anayelipwa hiyo shambani: kuna usafiri, ubora na biashara katikati.',
  nominal:
    'Nominal maana yake ni kwa fedha ya siku hiyo, bila kuondoa mfumuko wa bei: dola ya zamani inahesabiwa kama ya sasa, ingawa ilinunua zaidi.',
  break_even:
    'Bei au mavuno ya kurudisha gharama ni pale mauzo yanapolipa gharama tu: chini yake ni hasara, juu yake ni faida.',
  gross_margin:
    'Faida ghafi ni kile zao linacholeta, mavuno mara bei, ukiondoa gharama zake kama mbegu, mbolea na dawa. Kodi, mashine na kazi yako mwenyewe havimo.',
  volatility:
    'Kuyumba ni jinsi bei inavyotoka kwenye wastani wake. Naisema kama umbali wa kawaida wa miezi kutoka wastani, kwa asilimia.',
  a_index:
    'A Index ya Cotlook ni wastani wa bei nafuu zaidi za nyuzi za pamba kwenye soko la dunia, zikifikishwa Mashariki ya Mbali. Ni ya nyuzi, si ya pamba yenye mbegu.',
  hrw: 'HRW ni ngano ngumu nyekundu ya baridi ya Marekani (hard red winter), ngano ya mkate yenye protini nyingi.',
  srw: 'SRW ni ngano laini nyekundu ya baridi ya Marekani (soft red winter), yenye protini kidogo, ya keki na biskuti.',
  dap: 'DAP ni diammonium phosphate, mbolea yenye nitrojeni (18 %) na fosfeti (46 %).',
  tsp: 'TSP ni triple superphosphate, mbolea yenye fosfeti (46 %) bila nitrojeni.',
  mop: 'MOP, muriate of potash, ni potassium chloride, mbolea ya potashi inayotumika zaidi (karibu 60 % ya potashi).',
  urea: 'Urea ni mbolea ya nitrojeni (46 % ya nitrojeni).',
  npk: 'NPK ni mbolea yenye nitrojeni (N), fosfeti (P) na potashi (K); namba zake ni asilimia ya kila moja, kwa mpangilio huo.',
  rubber_grades:
    'TSR20 na RSS3 ni madaraja ya mpira wa asili: TSR20 huja kwa vipande vilivyopimwa usafi, RSS3 kwa karatasi zilizofukizwa na kuamuliwa kwa macho.',
  broken_rice:
    'Asilimia ya mchele ni sehemu ya punje zilizovunjika: 5 % ni bora kuliko 25 %. A.1 ni punje zilizovunjika tupu, daraja la chini kabisa kati ya ninayotaja.',
  delta_t:
    'Delta T ni tofauti kati ya joto kavu na joto nyevu la hewa. Inaonyesha jinsi matone ya dawa yanavyokauka: ikiwa ndogo yanaelea na kupeperuka, ikiwa kubwa yanakauka kabla ya kufika.',
  evapotranspiration:
    'Evapotranspiration ni maji yanayotoka shambani kupitia udongo na mimea, kwa milimita kwa siku, kama mvua inavyopimwa.',
  degree_days:
    'Degree days hujumlisha, siku kwa siku, joto lililo juu ya kiwango cha chini ambacho zao au mdudu huhitaji ili kukua: huonyesha limefika wapi.',
} as const satisfies Translation<typeof english>
