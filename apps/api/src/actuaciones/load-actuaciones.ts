import { claseDe } from '@apremia/core'
import { loadTiposDeEtapa, selectGrupos } from '../etapas/etapas-repo.ts'
import { allowLong } from '../platform/db/plazos.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { requireFile, type UploadedFile } from '../platform/http/form.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { findContexto } from './contexto-de-carga.ts'
import {
  type ActuacionNueva,
  type ActuacionPedida,
  insertActuaciones,
} from './insert-actuaciones.ts'
import {
  assertSiguenSuyos,
  lockAbogadosEnActividad,
  lockTodosLosImponibles,
} from './lock-imponibles.ts'
import {
  claimLote,
  countTipos,
  findGuardado,
  type LoteDeActuaciones,
  numberLote,
  type PedidoConLote,
  type TipoContado,
} from './lote-repo.ts'
import {
  checkLibroDeActuaciones,
  type LibroDeActuaciones,
  readLibroDeActuaciones,
} from './read-libro-de-actuaciones.ts'
import { refreshAndNoteCambios } from './refresh-and-note-cambios.ts'

const answer = async (
  db: Queryable,
  lote: LoteDeActuaciones,
  { repetida, avisos }: { readonly repetida: boolean; readonly avisos: readonly string[] },
) => ({
  ...{ lote: lote.id, repetida, cantidad: lote.actuaciones.length, avisos: [...avisos] },
  tipos: await countTipos(db, lote),
})

const saveNuevas = async (
  tx: Tx,
  { sesion, ahora }: PedidoConLote,
  lote: LoteDeActuaciones,
  file: UploadedFile,
  nuevas: readonly (ActuacionPedida & ActuacionNueva)[],
): Promise<void> => {
  await insertActuaciones(tx, { lote: lote.id, ahora }, nuevas)
  await refreshAndNoteCambios(
    tx,
    { momento: ahora, actor: sesion, operacion: 'load-actuaciones' },
    nuevas.map(({ id, abogado, caso, valida, forzado }) => ({
      ...{ id, ...caso },
      descripcion: `Alta de la actuación ${id} sobre ${caso.nombre}, de la planilla «${file.name}».`,
      despues: { abogado, lote: lote.id, planilla: file.sha256, ...valida, ...forzado },
    })),
  )
}

const assertPropios = async (tx: Tx, sesion: Sesion, { casos }: LibroDeActuaciones) => {
  if (claseDe(sesion) !== 'abogado') return
  for (const tipo of ['I', 'C'] as const)
    await assertSiguenSuyos(
      tx,
      sesion.abogado,
      casos.filter((caso) => caso.tipo === tipo),
    )
}

/**
 * Saves the legal actions of a workbook as one batch. Locks the lawyers and the properties or businesses before saving,
 * so that the checks already made on the workbook stay valid.
 */
const saveLibro = async (
  tx: Tx,
  pedido: PedidoConLote,
  file: UploadedFile,
  libro: LibroDeActuaciones,
) => {
  const tomado = await claimLote(tx, pedido)
  const { avisos } = libro.leidas
  if (tomado.hecho) return answer(tx, tomado.lote, { repetida: true, avisos })
  const enActividad = await lockAbogadosEnActividad(tx)
  await lockTodosLosImponibles(tx)
  const lote = await numberLote(tx, tomado.lote, libro.leidas.filas.length)
  const { sesion, ahora } = pedido
  await assertPropios(tx, sesion, libro)
  const pedidas = await checkLibroDeActuaciones(tx, libro, { sesion, ahora, enActividad })
  const nuevas = pedidas.map((una, i) => ({ ...una, id: lote.actuaciones[i] ?? 0 }))
  await saveNuevas(tx, pedido, lote, file, nuevas)
  return answer(tx, lote, { repetida: false, avisos })
}

export const loadActuaciones: Handler<'loadActuaciones'> = async (
  services,
  { sesion, files, idempotencyKey },
) => {
  const { db } = services
  const file = requireFile(files, 'file')
  // The digest of the request leaves out the name of the uploaded file. A second upload of the same content under
  // another name therefore counts as the same request.
  const adjuntos = [{ sha256: file.sha256, name: '' }]
  const body = { proceso: 'A' } as const
  const pedido = { sesion, body, adjuntos, idempotencyKey, ahora: services.ahora() }
  const hecho = await findGuardado(db, pedido)
  if (hecho) return answer(db, hecho, { repetida: true, avisos: [] })
  const libro = await readLibroDeActuaciones(services, sesion, file)
  return db.transaction(async (tx) => {
    await allowLong(tx)
    return saveLibro(tx, pedido, file, libro)
  })
}

const countPedidas = async (
  db: Queryable,
  pedidas: readonly ActuacionPedida[],
): Promise<TipoContado[]> => {
  const cantidades = new Map<number, number>()
  for (const { valida } of pedidas)
    cantidades.set(valida.tpId, (cantidades.get(valida.tpId) ?? 0) + 1)
  const grupos = new Map((await selectGrupos(db)).map(({ id, nombre }) => [id, nombre]))
  return (await loadTiposDeEtapa(db)).flatMap(({ tpId, gpId, nombre }) => {
    const cantidad = cantidades.get(tpId)
    if (cantidad === undefined) return []
    const grupo = { gp_id: gpId, gp_nombre: grupos.get(gpId) ?? '' }
    return [{ tp_id: tpId, tipo_nombre: nombre, ...grupo, cantidad }]
  })
}

export const simulateLoadActuaciones: Handler<'simulateLoadActuaciones'> = async (
  services,
  { sesion, files },
) => {
  const { db } = services
  const libro = await readLibroDeActuaciones(services, sesion, requireFile(files, 'file'))
  const pedidas = await checkLibroDeActuaciones(db, libro, await findContexto(services, sesion))
  const tipos = await countPedidas(db, pedidas)
  return { cantidad: pedidas.length, tipos, avisos: [...libro.leidas.avisos] }
}
