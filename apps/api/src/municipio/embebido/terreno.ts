import { formatNomenclatura } from '@apremia/core'

/** The cadastral parts of a property, as the database names them. */
export interface FilaDeTerreno {
  readonly circuns: string
  readonly seccion: string
  readonly chacra_nro: number | null
  readonly chacra_let: string
  readonly quinta_nro: number | null
  readonly quinta_let: string
  readonly fraccion_nro: number | null
  readonly fraccion_let: string
  readonly manzana_nro: number | null
  readonly manzana_let: string
  readonly parcela_nro: number | null
  readonly parcela_let: string
  readonly uni_funcional: number | null
  readonly par_provincial: string | null
}

const parte = (numero: number | null, letra: string) => ({ numero: String(numero ?? ''), letra })

/** The cadastral designation as one text. */
export const nomenclaturaDe = (fila: Omit<FilaDeTerreno, 'par_provincial'>): string =>
  formatNomenclatura({
    circunscripcion: fila.circuns,
    seccion: fila.seccion,
    chacra: parte(fila.chacra_nro, fila.chacra_let),
    quinta: parte(fila.quinta_nro, fila.quinta_let),
    fraccion: parte(fila.fraccion_nro, fila.fraccion_let),
    manzana: parte(fila.manzana_nro, fila.manzana_let),
    parcela: parte(fila.parcela_nro, fila.parcela_let),
    unidadFuncional: String(fila.uni_funcional ?? ''),
  })

/** The same out of its parts in the order of the cadastre, as a list for workbooks brings them. */
export const nomenclaturaDePartes = (partes: readonly (string | null)[]): string => {
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
