import { formatNomenclatura } from '@apremia/core'

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
