import { type Fecha, interpolar, marcaDeTiempo, textos } from '@apremia/core'
import type { FilaDeCasoEvaluado, FilaDeEvaluacionExportada } from '@apremia/workbooks'
import { exportTabla } from '../exportaciones/export-tabla.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { EvaluacionWire } from './evaluacion-wire.ts'
import { findEvaluaciones, findTodosLosCasos, whereDe } from './evaluaciones-repo.ts'
import { reglasDe, toCasoConPorque, visibleEvaluacion } from './read-evaluaciones.ts'
import { propioDe } from './save-evaluaciones.ts'

const LOTE = 500

const toFila = (una: EvaluacionWire): FilaDeEvaluacionExportada => ({
  ...una,
  fecha: una.fecha as Fecha,
  desde: una.desde as Fecha,
  hasta: una.hasta as Fecha,
  cuentas: { ...una.cantidadJuicios, ...una.cantidadTotal },
  partes: Object.fromEntries(una.partes.map((parte) => [parte.categoria, parte])),
})

const exportEvaluaciones: Handler<'exportEvaluaciones'> = (
  services,
  { sesion, query, request },
) => {
  const { formato, orden, sentido, ...filtro } = query
  const where = whereDe(filtro, propioDe(sesion, filtro.abogado))
  const filas = async function* () {
    for (let pagina = 1; ; pagina++) {
      const lote = { orden, sentido, pagina, porPagina: LOTE }
      const { rows } = await findEvaluaciones(services.db, where, lote)
      yield rows.map(toFila)
      if (rows.length < LOTE) return
    }
  }
  const timestamp = marcaDeTiempo(services.ahora())
  return exportTabla(services, request, {
    ...{ tabla: 'evaluaciones', formato, lotes: filas() },
    archivo: interpolar(textos.archivos.evaluaciones, { timestamp }),
  })
}

const exportCasosDeEvaluacion: Handler<'exportCasosDeEvaluacion'> = async (
  services,
  { sesion, params: { id }, query: { cuenta, formato }, request },
) => {
  const { fila } = await visibleEvaluacion(services.db, id, sesion)
  const filas = async function* (): AsyncGenerator<FilaDeCasoEvaluado[]> {
    const casos = await findTodosLosCasos(services.db, id, cuenta)
    yield casos.map((una) => {
      const { tipo, recibido, ...caso } = toCasoConPorque(una, reglasDe(fila))
      return { ...caso, recibido, tipo: tipo === 'I' ? 'Inmueble' : 'Comercio' }
    })
  }
  return exportTabla(services, request, {
    ...{ tabla: 'casosEvaluados', formato, lotes: filas() },
    archivo: interpolar(textos.archivos.evaluacion, { id }),
  })
}

export const exportEvaluacionesHandlers = { exportEvaluaciones, exportCasosDeEvaluacion }
