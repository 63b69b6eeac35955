import { textos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { type Actor, appendHistorial } from '../historial/append-historial.ts'
import { allowLong } from '../platform/db/plazos.ts'
import type { Db } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { ContextoDeTrabajo, ResultadoDeTrabajo, Runner } from '../trabajos/runner.ts'
import { type Aceptado, assertAplicable, assertDeshacible } from './assert-carga.ts'
import { countMovimientos, type FilaDeCarga, lockPadron, updateCarga } from './cargas-repo.ts'
import { camposDeCarga } from './columnas-de-carga.ts'
import { requireCarga } from './require-carga.ts'
import { type HerramientasDePadron, restageCarga, reviewCarga } from './review-carga.ts'
import { unwriteCarga, writeCarga } from './write-carga.ts'

const { padron } = textos

type KeepListados = (db: Db) => Promise<void>

type Herramientas = HerramientasDePadron & { readonly keepListados: KeepListados }

const resumenDe = ({ id, nuevos, cambiados, iguales, bajas, rechazadas }: FilaDeCarga) => ({
  carga: id,
  nuevos,
  cambiados,
  iguales,
  bajas,
  rechazadas,
})

const actorDe = ({ dni, origen }: ContextoDeTrabajo['trabajo']): Actor => ({
  dni,
  abogado: '',
  origen: origen as Actor['origen'],
})

const applyRevisada = async (
  { db, ahora }: Herramientas,
  { trabajo, signal, hold }: ContextoDeTrabajo,
  id: number,
  aceptado: Aceptado,
): Promise<void> =>
  db.transaction(async (tx) => {
    await allowLong(tx)
    await hold(tx)
    await lockPadron(tx)
    const carga = await requireCarga(tx, id)
    if (carga.estado === 'aplicada') return
    assertAplicable(carga, aceptado)
    if ((await countMovimientos(tx)) !== carga.base)
      throw new AppError(409, 'padron-cambiado', padron.cambioDesdeLaRevision)
    await writeCarga(tx, { id, campos: camposDeCarga(carga.columnas) })
    signal.throwIfAborted()
    await updateCarga(tx, id, { estado: 'aplicada', aplicada: ahora() })
    const { nuevos, cambiados, bajas, rechazadas, archivo, modo } = carga
    await appendHistorial(tx, {
      momento: ahora(),
      actor: actorDe(trabajo),
      operacion: 'carga-de-padron',
      entidad: 'padron',
      entidadId: String(id),
      descripcion: `Carga ${modo} del padrón «${archivo}»: ${nuevos} nuevos, ${cambiados} cambiados, ${bajas} inactivos${rechazadas > 0 ? `, ${rechazadas} filas rechazadas` : ''}.`,
      imponibles: sql`
        select 'I' as tipo, nro_inmueble as imponible, '' as recurso from padron_carga_cambio
          where carga = ${id} and clase in ('cambiado', 'baja')
        union all select 'I', nro_inmueble, '' from inmueble where alta_carga = ${id}`,
      despues: { ...resumenDe(carga), modo, planilla: carga.documento },
    })
  })

const undoCarga = async (
  { db, ahora }: Herramientas,
  { trabajo, hold }: ContextoDeTrabajo,
  id: number,
) =>
  db.transaction(async (tx) => {
    await allowLong(tx)
    await hold(tx)
    await lockPadron(tx)
    const carga = await requireCarga(tx, id)
    if (carga.estado === 'deshecha') return
    await assertDeshacible(tx, carga)
    await unwriteCarga(tx, { id, campos: camposDeCarga(carga.columnas) })
    await updateCarga(tx, id, { estado: 'deshecha', deshecha: ahora() })
    await appendHistorial(tx, {
      momento: ahora(),
      actor: actorDe(trabajo),
      operacion: 'deshacer-carga-de-padron',
      entidad: 'padron',
      entidadId: String(id),
      descripcion: `Se deshizo la carga ${id} del padrón («${carga.archivo}»).`,
      imponibles: sql`
        select i.tipo, i.imponible, i.recurso from historial_imponible i join historial h using (orden)
        where h.entidad = 'padron' and h.entidad_id = ${String(id)}`,
      antes: resumenDe(carga),
    })
  })

/**
 * The product stores the sorted lists of the searches, and a change makes them outdated. When at least this number of
 * properties changes, the job stores the lists again. After a smaller change, the first search that needs a list sorts
 * it.
 */
const MUCHOS = 20_000

/**
 * Ends the job that imports the register of properties. The import makes the stored sorted lists of the searches
 * outdated. After many changes, the job stores the lists again, so that no search waits for the sorting.
 */
const finish = async (
  { db, keepListados }: Herramientas,
  { progress }: ContextoDeTrabajo,
  id: number,
): Promise<ResultadoDeTrabajo> => {
  const carga = await requireCarga(db, id)
  if (carga.nuevos + carga.cambiados + carga.bajas >= MUCHOS) {
    progress(1, 1, padron.pasos.listas)
    await keepListados(db)
  }
  return { resumen: resumenDe(carga) }
}

const idDe = ({ trabajo }: ContextoDeTrabajo): number => Number(trabajo.entrada.carga)

const aceptadoDe = ({ trabajo: { entrada } }: ContextoDeTrabajo): Aceptado => ({
  confirmada: entrada.confirmada === true,
  rechazosHasta: entrada.rechazosHasta === null ? null : Number(entrada.rechazosHasta ?? 0),
})

/**
 * Creates the job that compares an uploaded file with the stored properties. For the call `loadPadron`, the job also
 * applies the changes when no person needs to confirm them.
 */
export const createRevisarPadron =
  (tools: Herramientas): Runner =>
  async (contexto) => {
    const id = idDe(contexto)
    const carga = await requireCarga(tools.db, id)
    if (carga.estado === 'leyendo') await reviewCarga(tools, carga, contexto)
    if (contexto.trabajo.entrada.aplicar !== true)
      return { resumen: resumenDe(await requireCarga(tools.db, id)) }
    contexto.progress(0, 0, padron.pasos.aplicando)
    await applyRevisada(tools, contexto, id, aceptadoDe(contexto))
    return finish(tools, contexto, id)
  }

export const createAplicarPadron =
  (tools: Herramientas): Runner =>
  async (contexto) => {
    const id = idDe(contexto)
    const carga = await requireCarga(tools.db, id)
    if (carga.estado === 'revisada') {
      await restageCarga(tools, carga, contexto)
      contexto.progress(0, 0, padron.pasos.aplicando)
      contexto.signal.throwIfAborted()
    }
    await applyRevisada(tools, contexto, id, aceptadoDe(contexto))
    return finish(tools, contexto, id)
  }

export const createDeshacerPadron =
  (tools: Herramientas): Runner =>
  async (contexto) => {
    const id = idDe(contexto)
    await undoCarga(tools, contexto, id)
    return finish(tools, contexto, id)
  }
