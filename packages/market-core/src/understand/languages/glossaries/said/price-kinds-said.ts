import type { OtherLanguage } from '../../language.ts'

/** What is paid to farmers, and what a government sets, as other languages call it. A reviewed list of glosses. */
export const priceKindsSaid: Readonly<Record<OtherLanguage, string>> = {
  fr: `
prix au producteur | prix aux producteurs | prix producteur | prix payé au producteur | prix bord champ | prix bord-champ | prix d'achat | prix d'achat au producteur = producer price
prix minimum garanti | prix garanti | prix plancher | prix fixé par l'état = guaranteed price`,
  es: `
precio al productor | precio a productor | precios al productor | precio en finca | precio a pie de finca | precio de compra | precio al agricultor = producer price
precio de garantía | precio garantizado | precio de sustentación | precio mínimo de garantía = guaranteed price`,
  pt: `
preço ao produtor | preço pago ao produtor | preço na fazenda | preço na porteira | preço de compra = producer price
preço mínimo | preço garantido | preço mínimo garantido = guaranteed price`,
  sw: `
bei ya mkulima | bei ya wakulima | bei kwa mkulima | bei ya mzalishaji | bei ya shambani | bei ya kununulia | bei ya kiwanda = producer price
bei elekezi | bei dira | bei ya serikali | bei ya chini ya serikali = guaranteed price`,
  hi: `
खरीद मूल्य | सरकारी भाव | सरकारी रेट | sarkari bhav | sarkari rate = guaranteed price
किसान को मिलने वाला भाव | किसान भाव = producer price`,
  ar: `
سعر المزرعة | سعر المنتج | سعر المزارع | سعر الشراء من المزارع = producer price
سعر الضمان | سعر التوريد | السعر المضمون | سعر الحكومة = guaranteed price`,
}
