import {
  CATEGORIAS_DE_EVALUACION,
  claveDeMaximo,
  fechaEnZona,
  listVigencias,
  PARAMETROS,
  parametroVigente,
} from '@apremia/core'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Handler } from '../platform/http/mount.ts'

export const getEvaluacionesConfig: Handler<'getEvaluacionesConfig'> = async ({ db, ahora }) => {
  const filas = await listParametros(db)
  const hoy = fechaEnZona(ahora())
  return CATEGORIAS_DE_EVALUACION.map((categoria) => {
    const clave = claveDeMaximo(categoria)
    const fila = parametroVigente(filas, clave, hoy)
    const siguiente = listVigencias(filas, clave, hoy).find(({ desde }) => desde > hoy)
    return {
      ...{ categoria, nombre: PARAMETROS[clave].nombre },
      ...{ maximo: fila ? Number(fila.valor) : null, desde: fila?.vigenteDesde ?? null },
      siguiente: siguiente ? { maximo: Number(siguiente.valor), desde: siguiente.desde } : null,
    }
  })
}
