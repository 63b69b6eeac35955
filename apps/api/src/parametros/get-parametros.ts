import {
  CLAVES_DE_PARAMETRO,
  type ClaveDeParametro,
  clavesDeTitulo,
  completeFilas,
  fechaEnZona,
  findPropuestas,
  listVigencias,
  PARAMETROS,
  versionDeTitulo,
} from '@apremia/core'
import type { Handler } from '../platform/http/mount.ts'
import { listParametrosGuardados } from './parametros-repo.ts'

export const getParametros: Handler<'getParametros'> = async ({ db, ahora }) => {
  const guardadas = await listParametrosGuardados(db)
  const filas = completeFilas(guardadas)
  const hoy = fechaEnZona(ahora())
  const propuestos = new Set(findPropuestas(guardadas, hoy).map(({ clave }) => clave))
  const paraTitulos: readonly ClaveDeParametro[] = clavesDeTitulo(versionDeTitulo(filas, hoy))
  return CLAVES_DE_PARAMETRO.map((clave) => {
    const { nombre, tipo } = PARAMETROS[clave]
    const vigencias = listVigencias(filas, clave, hoy)
    return {
      clave,
      nombre,
      tipo,
      propuesto: propuestos.has(clave),
      paraTitulos: paraTitulos.includes(clave),
      valor: vigencias.find(({ rige }) => rige)?.valor ?? null,
      vigencias,
    }
  })
}
