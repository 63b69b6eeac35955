import { interpolar, marcaDeTiempo, parseFecha, textos } from '@apremia/core'
import type { FilaExterna } from '@apremia/workbooks'
import { exportTabla } from '../exportaciones/export-tabla.ts'
import type { MiradaPropia } from '../mesas/casos-de-mesa.ts'
import type { Handler } from '../platform/http/mount.ts'
import { filtroDeBusqueda, readBusquedaDeCasos } from './busqueda-de-casos.ts'
import { toCasoExterno } from './casos-externos.ts'
import {
  type BusquedaDeCasos,
  type FilaDeCasoExterno,
  findCasosExternos,
  findClavesExternas,
} from './externos-repo.ts'

/**
 * Number of case rows that the export reads from the database in one query. On the embedded database every other
 * request waits during a query.
 */
const LOTE = 2_000

const toFila = (
  fila: FilaDeCasoExterno,
  mirada: MiradaPropia,
  busqueda: BusquedaDeCasos,
): FilaExterna => {
  const caso = toCasoExterno(fila, mirada, filtroDeBusqueda(busqueda))
  return { ...caso, estado: caso.etiqueta, limite: parseFecha(caso.limite ?? '') ?? null }
}

export const exportCasos: Handler<'exportCasos'> = async (
  services,
  { sesion, body, query, request },
) => {
  const mirada = await readBusquedaDeCasos(services, sesion, body)
  const lotes = async function* (): AsyncGenerator<FilaExterna[]> {
    if (mirada === null) return
    const { db } = services
    const { abogado, fechas, propio } = mirada
    const todas = { desde: 0, cuantas: null }
    const { claves } = await findClavesExternas(db, body, abogado, fechas, todas)
    for (let i = 0; i < claves.length; i += LOTE) {
      const filas = await findCasosExternos(db, claves.slice(i, i + LOTE), propio)
      yield filas.map((fila) => toFila(fila, mirada, body))
    }
  }
  return exportTabla(services, request, {
    tabla: 'externos',
    formato: query.formato,
    archivo: interpolar(textos.archivos.casos, { timestamp: marcaDeTiempo(services.ahora()) }),
    lotes: lotes(),
  })
}
