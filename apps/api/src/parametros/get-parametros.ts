import {
  CLAVES_DE_PARAMETRO,
  CLAVES_DE_TITULO,
  type ClaveDeParametro,
  fechaEnZona,
  listVigencias,
  PARAMETROS,
} from '@apremia/core'
import type { Handler } from '../platform/http/mount.ts'
import { listParametros } from './parametros-repo.ts'

const PARA_TITULOS: readonly ClaveDeParametro[] = CLAVES_DE_TITULO

export const getParametros: Handler<'getParametros'> = async ({ db, ahora }) => {
  const filas = await listParametros(db)
  const hoy = fechaEnZona(ahora())
  return CLAVES_DE_PARAMETRO.map((clave) => {
    const { nombre, tipo } = PARAMETROS[clave]
    const vigencias = listVigencias(filas, clave, hoy)
    return {
      clave,
      nombre,
      tipo,
      paraTitulos: PARA_TITULOS.includes(clave),
      valor: vigencias.find(({ rige }) => rige)?.valor ?? null,
      vigencias,
    }
  })
}
