export interface ParteCatastral {
  readonly numero: string
  readonly letra: string
}

/** Cadastral designation of a property. A missing part is '' or zeros. */
export interface Nomenclatura {
  readonly circunscripcion: string
  readonly seccion: string
  readonly chacra: ParteCatastral
  readonly quinta: ParteCatastral
  readonly fraccion: ParteCatastral
  readonly manzana: ParteCatastral
  readonly parcela: ParteCatastral
  /** Number of the part of the parcel (subparcela), or of the unit of a building (unidad funcional). */
  readonly unidadFuncional: string
}

const clean = (text: string): string => {
  if (text === '') return ''
  const trimmed = text.trim()
  let zeros = 0
  while (trimmed[zeros] === '0') zeros += 1
  return zeros === 0 ? trimmed : trimmed.slice(zeros)
}

const part = ({ numero, letra }: ParteCatastral): string =>
  letra === '' ? clean(numero) : `${clean(numero)}${letra.trim().toUpperCase()}`

const add = (text: string, label: string, valor: string): string => {
  if (valor === '') return text
  return text === '' ? `${label} ${valor}` : `${text}, ${label} ${valor}`
}

/**
 * Formats the cadastral designation of a property: 'Circ. II, Secc. B, Mz. 45C, Pc. 7, UF 3'. '' when every part is
 * missing. For speed, this function builds no arrays: one export formats hundreds of thousands of properties.
 */
export const formatNomenclatura = (n: Nomenclatura): string => {
  let text = add('', 'Circ.', clean(n.circunscripcion).toUpperCase())
  text = add(text, 'Secc.', clean(n.seccion).toUpperCase())
  text = add(text, 'Ch.', part(n.chacra))
  text = add(text, 'Qt.', part(n.quinta))
  text = add(text, 'Fr.', part(n.fraccion))
  text = add(text, 'Mz.', part(n.manzana))
  text = add(text, 'Pc.', part(n.parcela))
  return add(text, 'UF', clean(n.unidadFuncional).toUpperCase())
}

/**
 * Formats the cadastral designation of a property, given as a list of 13 texts. The list begins with the district
 * (circunscripción) and ends with the unit of the building (unidad funcional). Null is a missing part.
 */
export const formatNomenclaturaDePartes = (partes: readonly (string | null)[]): string => {
  const at = (i: number): string => partes[i] ?? ''
  return formatNomenclatura({
    circunscripcion: at(0),
    seccion: at(1),
    chacra: { numero: at(2), letra: at(3) },
    quinta: { numero: at(4), letra: at(5) },
    fraccion: { numero: at(6), letra: at(7) },
    manzana: { numero: at(8), letra: at(9) },
    parcela: { numero: at(10), letra: at(11) },
    unidadFuncional: at(12),
  })
}
