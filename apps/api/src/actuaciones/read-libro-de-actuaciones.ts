import {
  type ErrorDeFila,
  type FilaDeActuaciones,
  fechaEnZona,
  type RadicacionPrevia,
  validateFilasDeActuaciones,
} from '@apremia/core'
import type { ActuacionesLeidas } from '@apremia/workbooks'
import { loadTiposDeEtapa, selectGrupos } from '../etapas/etapas-repo.ts'
import { LECTURA, LIBRO_WORKER } from '../libros/libro-limits.ts'
import type { LibroOperations } from '../libros/libro-worker.ts'
import { numeroDe } from '../padron/clave-imponible.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { filasInvalidas } from '../platform/http/app-error.ts'
import type { UploadedFile } from '../platform/http/form.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { withWorker } from '../platform/worker/worker-client.ts'
import { findLegales } from './assign-casos.ts'
import type { ActuacionNueva } from './insert-actuaciones.ts'
import { listModos } from './modos-repo.ts'
import { findRadicaciones } from './radicaciones-repo.ts'
import { type CasoPedido, claveDeCaso, clavesDeCasos, toCaso } from './read-casos.ts'

/** A workbook of actions, read, and its items with their lawyers. */
export interface LibroDeActuaciones {
  readonly leidas: ActuacionesLeidas
  /** Each item there may be, once. */
  readonly casos: readonly CasoPedido[]
  readonly legales: ReadonlyMap<string, readonly string[]>
}

type Clave = Pick<FilaDeActuaciones, 'imponible' | 'recurso'>

const casosDe = (filas: readonly FilaDeActuaciones[]): CasoPedido[] => {
  const posibles = filas.filter(
    ({ imponible, recurso }) => numeroDe(imponible) !== undefined && recurso !== '',
  )
  return [...new Map(posibles.map(toCaso).map((caso) => [claveDeCaso(caso), caso])).values()]
}

/** Asked before any transaction: the municipality may be another host. */
export const readLibroDeActuaciones = async (
  { municipio }: Pick<Services, 'municipio'>,
  { path }: UploadedFile,
): Promise<LibroDeActuaciones> => {
  const leidas = await withWorker<LibroOperations, ActuacionesLeidas>(
    LIBRO_WORKER,
    LECTURA,
    (worker) => worker.call('leerActuaciones', { path }),
  )
  const casos = casosDe(leidas.filas)
  return { leidas, casos, legales: await findLegales(municipio, casos, '') }
}

/** The radications in force of each item. */
const findExpedientes = async (db: Queryable, casos: readonly CasoPedido[]) => {
  const expedientes = new Map<string, readonly RadicacionPrevia[]>()
  for (const tipo of ['I', 'C'] as const) {
    const claves = clavesDeCasos(casos.filter((caso) => caso.tipo === tipo))
    if (claves.length === 0) continue
    for (const [clave, filas] of await findRadicaciones(db, tipo, claves))
      expedientes.set(
        clave,
        filas.map(({ dato, fecha }) => ({ nroexpte: String(dato.nroexpte ?? ''), fecha })),
      )
  }
  return (caso: CasoPedido | undefined) =>
    caso === undefined ? [] : (expedientes.get(claveDeCaso(caso)) ?? [])
}

interface Contexto {
  readonly sesion: Sesion
  readonly ahora: Date
  /** Codes of the lawyers in activity. */
  readonly enActividad: ReadonlySet<string>
}

/** What is wrong with each row, or the actions a workbook asks for: both in the order of its rows. */
export const reviewLibroDeActuaciones = async (
  db: Queryable,
  { leidas, casos, legales }: LibroDeActuaciones,
  { sesion, ahora, enActividad }: Contexto,
): Promise<{
  readonly errores: readonly ErrorDeFila[]
  readonly pedidas: readonly Omit<ActuacionNueva, 'id'>[]
}> => {
  const porNombre = new Map(casos.map((caso) => [`${caso.imponible} ${caso.recurso}`, caso]))
  const casoDe = ({ imponible, recurso }: Clave) => porNombre.get(`${imponible} ${recurso}`)
  const expedientesDe = await findExpedientes(db, casos)
  const { errores, actuaciones } = validateFilasDeActuaciones(
    leidas.filas.map((fila) => {
      const caso = casoDe(fila)
      const suyos = caso && legales.get(claveDeCaso(caso))
      return { ...fila, legales: suyos ?? null, expedientes: expedientesDe(caso) }
    }),
    {
      ...{ hoja: leidas.hoja, columnas: leidas.columnas },
      ...{ hoy: fechaEnZona(ahora), enActividad, principal: sesion },
      tipos: await loadTiposDeEtapa(db),
      grupos: await selectGrupos(db),
      modos: await listModos(db),
    },
  )
  return {
    errores: [...leidas.errores, ...errores].sort((a, b) => a.fila - b.fila),
    pedidas: actuaciones.flatMap(({ abogado, valida, ...clave }) => {
      const caso = casoDe(clave)
      return caso ? [{ caso, abogado, valida }] : []
    }),
  }
}

/**
 * The actions a workbook asks for.
 *
 * @throws AppError 422 with every reason of every row
 */
export const checkLibroDeActuaciones = async (
  db: Queryable,
  libro: LibroDeActuaciones,
  contexto: Contexto,
): Promise<readonly Omit<ActuacionNueva, 'id'>[]> => {
  const { errores, pedidas } = await reviewLibroDeActuaciones(db, libro, contexto)
  if (errores.length > 0) throw filasInvalidas(errores)
  return pedidas
}
