import type { OtherLanguage } from '../../language.ts'

/** The verbs of a sum by what they are in English, each with the persons and times that farmers tell it in. */
type Verbs = readonly (readonly [english: string, forms: readonly string[]])[]

const all = (stem: string, endings: string): string[] => endings.split(' ').map((ending) => stem + ending)

const spanish: Readonly<Record<string, string>> = {
  ar: 'o as a amos an é ó aron aba ábamos aban aré ará aremos arán aría ar ando ado ada ados adas',
  er: 'o es e emos en í ió imos ieron ía íamos ían eré erá eremos erán ería er iendo ido ida idos idas',
  ir: 'o es e imos en í ió ieron ía íamos ían iré irá iremos irán iría ir iendo ido ida idos idas',
}
const es = (infinitive: string, ...irregular: readonly string[]): string[] => [
  ...all(infinitive.slice(0, -2), spanish[infinitive.slice(-2)] ?? 'ar'),
  ...irregular,
]

const portuguese: Readonly<Record<string, string>> = {
  ar: 'o as a amos am ei ou ámos aram ava ávamos avam arei ará aremos arão aria ar ando ado ada ados adas',
  er: 'o es e emos em i eu eram ia íamos iam erei erá eremos erão eria er endo ido ida idos idas',
  ir: 'o es e imos em i iu iram ia íamos iam irei irá iremos irão iria ir indo ido ida idos idas',
}
const pt = (infinitive: string, ...irregular: readonly string[]): string[] => [
  ...all(infinitive.slice(0, -2), portuguese[infinitive.slice(-2)] ?? 'ar'),
  ...irregular,
]

/** What a Frenchman says of himself: a form by itself may be a noun ("la récolte"). */
function fr(present: string, we: string, told: string, future: string): string[] {
  return [
    ...['je', "j'en", 'on', 'on en'].map((who) => `${who} ${present}`),
    `j'${present}`,
    `nous ${we}ons`,
    `je ${we}ais`,
    `on ${we}ait`,
    ...["j'ai", "j'en ai", 'on a', 'on en a', 'nous avons', "j'avais", 'nous avions', "j'aurai"].map(
      (who) => `${who} ${told}`,
    ),
    ...['je', "j'en"].map((who) => `${who} ${future}ai`),
    `j'${future}ai`,
    `on ${future}a`,
    `nous ${future}ons`,
  ]
}

const persons = ['ni', 'tu', 'u', 'a', 'wa', 'm']
const times = ['na', 'li', 'me', 'ta', 'ka', 'ki']
/** "Nimevuna", "tulivuna", "navuna", "nivune". */
const sw = (stem: string): string[] => [
  ...persons.flatMap((person) => times.map((time) => `${person}${time}${stem}`)),
  ...['na', 'ku', 'nika', 'tuka', 'niki', 'nige', 'ninge'].map((begun) => `${begun}${stem}`),
]

/** A stem with the endings of gender, number and time. */
const hi = (stem: string): string[] => all(stem, 'ा ी े ता ती ते ूं ूँ ूंगा ूँगा ूंगी ेंगे ना कर')

/** With what it is of behind it: "بعتها", "بعته". */
const ar = (...forms: readonly string[]): string[] =>
  forms.flatMap((form) => [form, `${form}ها`, `${form}ه`, `${form}هم`])

const verbs: Readonly<Record<OtherLanguage, Verbs>> = {
  es: [
    ['sold', es('vender')],
    ['bought', es('comprar')],
    [
      'harvested',
      [...es('cosechar'), ...es('recolectar'), ...es('recoger', 'recojo'), ...es('producir', 'produzco')],
    ],
    [
      'harvested',
      ['obtengo', 'obtuve', 'obtuvimos', 'obtenemos', 'saco', 'sacamos', 'levanto', 'levantamos'],
    ],
    ['spent', [...es('gastar'), ...es('invertir', 'invierto', 'invierte', 'invertimos', 'invirtió')]],
    ['paid', es('pagar', 'pagué')],
    ['kept', [...es('guardar'), ...es('apartar')]],
    ['get', [...es('recibir'), ...es('cobrar')]],
    ['lost', es('perder', 'pierdo', 'pierde')],
  ],
  pt: [
    ['sold', pt('vender')],
    ['bought', pt('comprar')],
    ['harvested', [...pt('colher', 'colho'), ...pt('produzir', 'produz'), ...pt('apanhar')]],
    ['harvested', ['tiro', 'tirei', 'tiramos', 'obtive', 'obtenho', 'obtivemos']],
    ['spent', [...pt('gastar'), ...pt('investir', 'invisto')]],
    ['paid', pt('pagar', 'paguei', 'pago', 'pagos')],
    ['kept', [...pt('guardar'), ...pt('separar')]],
    ['get', pt('receber')],
    ['lost', pt('perder', 'perco')],
  ],
  fr: [
    ['sold', fr('vends', 'vend', 'vendu', 'vendr')],
    ['bought', [...fr('achète', 'achet', 'acheté', 'achèter'), 'achetés', 'achetées']],
    [
      'harvested',
      [
        ...fr('récolte', 'récolt', 'récolté', 'récolter'),
        ...fr('produis', 'produis', 'produit', 'produir'),
        ...fr('obtiens', 'obten', 'obtenu', 'obtiendr'),
        ...[
          'je ne fais que',
          'si je ne fais que',
          'je fais seulement',
          "j'ai fait",
          "j'ai tiré",
          "j'ai eu",
          'on a eu',
        ],
      ],
    ],
    [
      'spent',
      [
        ...fr('dépense', 'dépens', 'dépensé', 'dépenser'),
        ...fr('investis', 'investiss', 'investi', 'investir'),
        ...["j'ai mis", 'on a mis', 'nous avons mis', 'je mets', 'on met', 'nous mettons', "j'ai investi"],
      ],
    ],
    ['paid', [...fr('paie', 'pay', 'payé', 'paier'), 'je paye', 'on paye', 'je règle', "j'ai réglé"]],
    [
      'they pay me',
      ['on me paie', 'on me paye', 'on nous paie', 'il me paie', 'ils me paient', 'me paie', 'me payent'],
    ],
    ['kept', fr('garde', 'gard', 'gardé', 'garder')],
    [
      'give',
      [
        ...fr('donne', 'donn', 'donné', 'donner'),
        ...fr('rends', 'rend', 'rendu', 'rendr'),
        'je verse',
        'je cède',
        'je remets',
      ],
    ],
    ['lost', fr('perds', 'perd', 'perdu', 'perdr')],
    ['get', [...fr('touche', 'touch', 'touché', 'toucher'), ...fr('reçois', 'recev', 'reçu', 'recevr')]],
  ],
  sw: [
    ['sold', [...sw('uza'), 'niuze', 'tuuze', 'kuuza']],
    ['bought', sw('nunua')],
    ['harvested', [...sw('vuna'), ...sw('zalisha')]],
    ['spent', [...sw('tumia'), ...sw('wekeza')]],
    ['paid', sw('lipa')],
    ['kept', [...sw('hifadhi'), ...sw('bakiza'), ...sw('tenga')]],
    ['get', [...sw('pata'), ...sw('pokea')]],
    ['lost', sw('poteza')],
  ],
  hi: [
    ['sold', hi('बेच')],
    ['bought', [...hi('खरीद'), ...hi('ख़रीद')]],
    ['harvested', [...hi('काट'), 'पैदा किया', 'पैदा की', 'उगाया', 'उगाई', 'उपज', 'पैदावार', 'उत्पादन']],
    [
      'spent',
      [
        'खर्च किया',
        'खर्च किए',
        'खर्च हुआ',
        'खर्च हुए',
        'खर्च आया',
        'खर्च बैठा',
        'खर्चा हुआ',
        'खर्चा आया',
        'ख़र्च हुआ',
        'लागत आई',
        'लागत लगी',
      ],
    ],
    [
      'spent',
      [
        'kharch hua',
        'kharch hue',
        'kharcha hua',
        'kharch kiya',
        'kharcha aaya',
        'kharch aaya',
        'laagat aayi',
        'lagat aayi',
      ],
    ],
    ['lost', ['खो गया', 'नष्ट हुआ', 'नष्ट हो गया']],
  ],
  ar: [
    ['sold', ar('بعت', 'بعنا', 'أبيع', 'ابيع', 'نبيع', 'سأبيع', 'بايع')],
    ['bought', ar('اشتريت', 'شريت', 'اشترينا', 'أشتري', 'اشتري', 'نشتري')],
    ['harvested', ar('حصدت', 'حصدنا', 'أحصد', 'جنيت', 'جنينا', 'قطفت', 'أنتجت', 'انتجت', 'أنتج', 'ننتج')],
    ['harvested', ['الإنتاج', 'انتاج', 'إنتاج', 'الانتاج', 'المحصول', 'الغلة', 'غلة']],
    ['spent', ar('صرفت', 'صرفنا', 'أصرف', 'اصرف', 'أنفقت', 'انفقت', 'أنفقنا', 'خسرت عليها', 'كلفت')],
    ['paid', ar('دفعت', 'دفعنا', 'أدفع', 'ندفع', 'سددت')],
    ['kept', ar('احتفظت', 'أبقيت', 'خزنت', 'تركت')],
  ],
}

/** What these are in a list in the form of the glossaries; read behind all others, which know more of their words. */
export const verbsOfSums = Object.fromEntries(
  Object.entries(verbs).map(([language, list]) => [
    language,
    `\n${list.map(([english, forms]) => `${[...new Set(forms)].join(' | ')} = ${english}`).join('\n')}\n`,
  ]),
) as Readonly<Record<OtherLanguage, string>>
