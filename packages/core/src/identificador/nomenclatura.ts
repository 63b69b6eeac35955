/** A part of the cadastral designation: a number and an optional letter. */
export interface ParteCatastral {
  readonly numero: string
  readonly letra: string
}

/** Cadastral designation of a property, as the registry keeps it; '' or zeros when it has no such part. */
export interface Nomenclatura {
  readonly circunscripcion: string
  readonly seccion: string
  readonly chacra: ParteCatastral
  readonly quinta: ParteCatastral
  readonly fraccion: ParteCatastral
  readonly manzana: ParteCatastral
  readonly parcela: ParteCatastral
  /** Subparcela or unidad funcional. */
  readonly unidadFuncional: string
}

/** Without leading zeros; all zeros is nothing. */
const clean = (text: string): string => {
  const trimmed = text.trim()
  let zeros = 0
  while (trimmed[zeros] === '0') zeros += 1
  return zeros === 0 ? trimmed : trimmed.slice(zeros)
}

const part = ({ numero, letra }: ParteCatastral): string =>
  `${clean(numero)}${letra.trim().toUpperCase()}`

/**
 * 'Circ. II, Secc. B, Mz. 45C, Pc. 7, UF 3': the parts it has, in the order of the cadastre
 * (circunscripción, sección, chacra, quinta, fracción, manzana, parcela, unidad funcional). '' when it has none.
 */
export const formatNomenclatura = (n: Nomenclatura): string =>
  [
    ['Circ.', clean(n.circunscripcion).toUpperCase()],
    ['Secc.', clean(n.seccion).toUpperCase()],
    ['Ch.', part(n.chacra)],
    ['Qt.', part(n.quinta)],
    ['Fr.', part(n.fraccion)],
    ['Mz.', part(n.manzana)],
    ['Pc.', part(n.parcela)],
    ['UF', clean(n.unidadFuncional).toUpperCase()],
  ]
    .filter(([, valor]) => valor !== '')
    .map((pair) => pair.join(' '))
    .join(', ')
