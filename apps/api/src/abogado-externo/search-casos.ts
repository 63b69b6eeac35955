import { claseDe, interpolar, legalesDe, marcaDeTiempo, parseFecha, textos } from '@apremia/core'
import type { FilaExterna } from '@apremia/workbooks'
import { exportTabla } from '../exportaciones/export-tabla.ts'
import { type MiradaPropia, readMirada } from '../mesas/casos-de-mesa.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { assertAcceso } from './acceso-a-caso.ts'
import { toCasoExterno } from './casos-externos.ts'
import {
  type BusquedaDeCasos,
  type FilaDeCasoExterno,
  findCasosExternos,
  findClavesExternas,
} from './externos-repo.ts'

/** Rows read at a time: on the embedded database everybody waits for as long as that takes. */
const LOTE = 2_000

const isVacia = ({ filtro: _, ...campos }: BusquedaDeCasos): boolean =>
  Object.values(campos).every((campo) => campo === '')

/**
 * How the person looks: a lawyer at their own; the head lawyer at their own too while no field is filled in (S2 §5);
 * admin at anybody's. An item that is another's is said to be (D20).
 */
const readBusqueda = async (
  services: Services,
  sesion: Sesion,
  busqueda: BusquedaDeCasos,
): Promise<MiradaPropia | null> => {
  const propio = claseDe(sesion) === 'jefe' && isVacia(busqueda) ? sesion.abogado : ''
  const mirada = await readMirada(services, sesion, propio)
  if (busqueda.imponible === '' || claseDe(sesion) !== 'abogado') return mirada
  const base = await services.municipio.basexImp('I', busqueda.imponible)
  if (base !== null) await assertAcceso(services, sesion, legalesDe(base.LEGAL))
  return mirada
}

const filtroDe = ({ filtro }: BusquedaDeCasos) => (filtro === '' ? null : filtro)

export const searchCasos: Handler<'searchCasos'> = async (services, { sesion, body, query }) => {
  const mirada = await readBusqueda(services, sesion, body)
  if (mirada === null) return { rows: [], total: 0 }
  const { pagina, porPagina } = query
  const { claves, total } = await findClavesExternas(
    services.db,
    body,
    mirada.abogado,
    mirada.fechas,
    { desde: (pagina - 1) * porPagina, cuantas: porPagina },
  )
  const filas = await findCasosExternos(services.db, claves, mirada.propio)
  return { rows: filas.map((fila) => toCasoExterno(fila, mirada, filtroDe(body))), total }
}

const toFila = (
  fila: FilaDeCasoExterno,
  mirada: MiradaPropia,
  busqueda: BusquedaDeCasos,
): FilaExterna => {
  const caso = toCasoExterno(fila, mirada, filtroDe(busqueda))
  return { ...caso, estado: caso.etiqueta, limite: parseFecha(caso.limite ?? '') ?? null }
}

export const exportCasos: Handler<'exportCasos'> = async (
  services,
  { sesion, body, query, request },
) => {
  const mirada = await readBusqueda(services, sesion, body)
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
