import { type CambioDeValor, fecha, fechaEnZona, textos } from '@apremia/core'
import type { Db } from '../platform/db/queryable.ts'
import { listCambios } from './cambios-repo.ts'

const { sinValor } = textos.configuracion.vigencias

interface Lectura<V> {
  readonly de: (guardado: unknown) => V | null | undefined
  readonly texto: (valor: V) => string
}

export const readCambios = async <V>(
  db: Db,
  { entidad, id }: { readonly entidad: string; readonly id: string },
  { de, texto }: Lectura<V>,
): Promise<CambioDeValor[]> => {
  const write = (guardado: unknown): string => {
    const valor = guardado === null ? null : de(guardado)
    return (valor === null || valor === undefined ? '' : texto(valor)) || sinValor
  }
  return (await listCambios(db, entidad, id)).map(({ antes, despues, momento, ...quien }) => ({
    ...quien,
    momento,
    desde: despues?.vigenteDesde ? fecha(despues.vigenteDesde) : fechaEnZona(new Date(momento)),
    anterior: write(antes),
    valor: write(despues),
    motivo: despues?.motivo ?? '',
  }))
}
