import {
  type CatalogoDeRecursos,
  claseDe,
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
import type { Queryable } from '../platform/db/queryable.ts'
import { filasInvalidas } from '../platform/http/app-error.ts'
import type { UploadedFile } from '../platform/http/form.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { numeroDe } from '../platform/numero-de-imponible.ts'
import type { Services } from '../platform/services.ts'
import { withWorker } from '../platform/worker/worker-client.ts'
import { findRadicaciones } from '../radicaciones/radicaciones-repo.ts'
import { loadRecursos } from '../recursos/recursos-repo.ts'
import { findLegales } from './assign-casos.ts'
import { type HechosDeLibro, loadHechosDeLibro } from './hechos-de-libro.ts'
import type { ActuacionPedida } from './insert-actuaciones.ts'
import { listModos } from './modos-repo.ts'
import { type CasoPedido, claveDeCaso, clavesDeCasos, uniqueCasos } from './read-casos.ts'

export interface LibroDeActuaciones {
  readonly leidas: ActuacionesLeidas
  readonly casos: readonly CasoPedido[]
  readonly legales: ReadonlyMap<string, readonly string[]>
  readonly hechos: HechosDeLibro
}

type Clave = Pick<FilaDeActuaciones, 'imponible' | 'recurso'>

const casosDe = (
  recursos: CatalogoDeRecursos,
  filas: readonly FilaDeActuaciones[],
): CasoPedido[] => {
  const posibles = filas.filter(
    ({ imponible, recurso }) => numeroDe(imponible) !== undefined && recurso !== '',
  )
  return uniqueCasos(recursos, posibles)
}

/**
 * Reads a workbook of legal actions, and the data against which its rows are checked. For a lawyer, reads only the
 * lawyer's own cases, so that no error text reveals other cases (D177).
 *
 * Call this function outside any transaction, so that no row stays locked while the municipality's service answers.
 */
export const readLibroDeActuaciones = async (
  services: Pick<Services, 'db' | 'municipio' | 'ahora'>,
  sesion: Sesion,
  { path }: UploadedFile,
): Promise<LibroDeActuaciones> => {
  const leidas = await withWorker<LibroOperations, ActuacionesLeidas>(
    LIBRO_WORKER,
    LECTURA,
    (worker) => worker.call('leerActuaciones', { path }),
  )
  const nombrados = casosDe(await loadRecursos(services.db), leidas.filas)
  const propio = claseDe(sesion) === 'abogado' ? sesion.abogado : ''
  const legales = await findLegales(services.municipio, nombrados, propio)
  const casos =
    propio === '' ? nombrados : nombrados.filter((caso) => legales.has(claveDeCaso(caso)))
  const hechos = await loadHechosDeLibro(services, sesion, leidas.filas, casos)
  return { leidas, casos, legales, hechos }
}

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
  readonly enActividad: ReadonlySet<string>
}

export const reviewLibroDeActuaciones = async (
  db: Queryable,
  { leidas, casos, legales, hechos }: LibroDeActuaciones,
  { sesion, ahora, enActividad }: Contexto,
): Promise<{
  readonly errores: readonly ErrorDeFila[]
  readonly pedidas: readonly ActuacionPedida[]
}> => {
  const porNombre = new Map(casos.map((caso) => [`${caso.imponible} ${caso.recurso}`, caso]))
  const casoDe = ({ imponible, recurso }: Clave) => porNombre.get(`${imponible} ${recurso}`)
  const expedientesDe = await findExpedientes(db, casos)
  const { errores, actuaciones } = validateFilasDeActuaciones(
    leidas.filas.map((fila) => {
      const caso = casoDe(fila)
      const suyos = caso && legales.get(claveDeCaso(caso))
      return {
        ...{ ...fila, legales: suyos ?? null, expedientes: expedientesDe(caso) },
        convenio: (caso && hechos.convenios.get(claveDeCaso(caso))) ?? null,
        ajeno: caso ? hechos.ajenoDe(fila, caso) : null,
      }
    }),
    {
      ...{ hoja: leidas.hoja, columnas: leidas.columnas },
      ...{ hoy: fechaEnZona(ahora), enActividad, principal: sesion },
      recursos: await loadRecursos(db),
      tipos: await loadTiposDeEtapa(db),
      grupos: await selectGrupos(db),
      modos: await listModos(db),
    },
  )
  return {
    errores: [...leidas.errores, ...errores].sort((a, b) => a.fila - b.fila),
    pedidas: actuaciones.flatMap(({ abogado, valida, forzados, motivoForzar, ...clave }) => {
      const caso = casoDe(clave)
      const forzado = forzados.length > 0 ? { forzados, motivoForzar } : {}
      return caso ? [{ caso, abogado, valida, forzado }] : []
    }),
  }
}

/** @throws AppError 422 with every error of every row of the workbook */
export const checkLibroDeActuaciones = async (
  db: Queryable,
  libro: LibroDeActuaciones,
  contexto: Contexto,
): Promise<readonly ActuacionPedida[]> => {
  const { errores, pedidas } = await reviewLibroDeActuaciones(db, libro, contexto)
  if (errores.length > 0) throw filasInvalidas(errores)
  return pedidas
}
