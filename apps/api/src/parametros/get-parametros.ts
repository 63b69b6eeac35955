import {
  CLAVES_DE_PARAMETRO,
  CLAVES_DE_TITULO,
  type ClaveDeParametro,
  completeFilas,
  fechaEnZona,
  findPropuestas,
  listVigencias,
  PARAMETROS,
} from '@apremia/core'
import type { Handler } from '../platform/http/mount.ts'
import { listParametrosGuardados } from './parametros-repo.ts'

const PARA_TITULOS: readonly ClaveDeParametro[] = CLAVES_DE_TITULO

export const getParametros: Handler<'getParametros'> = async ({ db, ahora }) => {
  const guardadas = await listParametrosGuardados(db)
  const filas = completeFilas(guardadas)
  const hoy = fechaEnZona(ahora())
  const propuestos = new Set(findPropuestas(guardadas, hoy).map(({ clave }) => clave))
  return CLAVES_DE_PARAMETRO.map((clave) => {
    const { nombre, tipo } = PARAMETROS[clave]
    const vigencias = listVigencias(filas, clave, hoy)
    return {
      clave,
      nombre,
      tipo,
      propuesto: propuestos.has(clave),
      paraTitulos: PARA_TITULOS.includes(clave),
      valor: vigencias.find(({ rige }) => rige)?.valor ?? null,
      vigencias,
    }
  })
}
