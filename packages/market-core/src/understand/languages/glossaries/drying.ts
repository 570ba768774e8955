import type { OtherLanguage } from '../language.ts'

/** Days for drying, and what has fallen or adds up day by day. */
export const drying: Readonly<Record<OtherLanguage, string>> = {
  fr: `
quels jours pour sécher | quel jour pour sécher | bon jour pour sécher | bons pour sécher | jours pour sécher = which days for drying
faire sécher | sécher = drying
degrés-jours | degrés jours | degré-jour = degree days
`,
  es: `
cuánto llovió | cuánto ha llovido = how much rain fell
qué días para secar | qué día para secar | buen día para secar | buenos para secar | días para secar = which days for drying
secar | secando = drying
grados día | grados-día = degree days
`,
  pt: `
quanto choveu | quanta chuva caiu = how much rain fell
choveu = rain fell
desde sexta | desde sexta-feira = since Friday
que dias para secar | que dia para secar | bom dia para secar | bons para secar | dias para secar = which days for drying
secar | secando = drying
graus-dia | graus dia = degree days
`,
  sw: `
siku gani nzuri kukausha | siku gani ni nzuri kukausha | siku ipi nzuri kukausha | siku gani ni nzuri kuanika | siku gani nzuri kuanika | siku gani kukausha | siku gani kuanika | siku nzuri ya kukausha | siku nzuri ya kuanika = which days for drying
kukausha | kuanika = drying
`,
  hi: `
किस दिन सुखाएं | कौन से दिन सुखाएं | किस दिन सुखा | सुखाने के लिए कौन सा दिन | सुखाने के लिए कौन से दिन | किस दिन सुखाना = which days for drying
सुखाना | सुखाने | सुखाएं = drying
`,
  ar: `
أي يوم مناسب لتجفيف | أي الأيام مناسبة لتجفيف | أيام مناسبة لتجفيف | أي يوم لتجفيف = which days for drying
تجفيف | أجفف = drying
`,
}
