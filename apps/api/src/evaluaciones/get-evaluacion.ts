import { computeResultado, formatTiempo } from '@apremia/core'
import { eq } from 'drizzle-orm'
import type { Handler } from '../platform/http/mount.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import { compareEvaluacion } from './compare-evaluacion.ts'
import { visibleEvaluacion } from './evaluacion-visible.ts'
import { maximosDe, reglasDe, toEvaluacion } from './evaluacion-wire.ts'

export const getEvaluacion: Handler<'getEvaluacion'> = async ({ db }, { sesion, params }) => {
  const { fila, nombre } = await visibleEvaluacion(db, params.id, sesion)
  const { huella } = await compareEvaluacion(db, fila)
  const [quien] = await db.select().from(usuario).where(eq(usuario.dni, fila.dni))
  return {
    ...toEvaluacion(fila, nombre),
    momento: fila.momento.toISOString(),
    usuario: quien ? `${quien.apellido}, ${quien.nombre}` : '',
    ...{ version: fila.version, fechaInicial: fila.fechaInicial, sinEvaluar: fila.sinEvaluar },
    inicio: formatTiempo(reglasDe(fila).inicio),
    huella,
    frase: computeResultado(fila, maximosDe(fila)).frase,
  }
}
