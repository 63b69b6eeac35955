import { type Fecha, interpolar, marcaDeTiempo, textos } from '@apremia/core'
import type { FilaDeEvaluacionExportada } from '@apremia/workbooks'
import { exportTabla } from '../exportaciones/export-tabla.ts'
import type { Handler } from '../platform/http/mount.ts'
import { propioDe } from './evaluacion-visible.ts'
import type { EvaluacionWire } from './evaluacion-wire.ts'
import { findEvaluaciones, whereDe } from './evaluaciones-repo.ts'

const LOTE = 500

const toFila = (una: EvaluacionWire): FilaDeEvaluacionExportada => ({
  ...una,
  fecha: una.fecha as Fecha,
  desde: una.desde as Fecha,
  hasta: una.hasta as Fecha,
  cuentas: { ...una.cantidadJuicios, ...una.cantidadTotal },
  partes: Object.fromEntries(una.partes.map((parte) => [parte.categoria, parte])),
})

export const exportEvaluaciones: Handler<'exportEvaluaciones'> = (
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
