import { interpolar, textos } from '@apremia/core'
import { writePadronEjemplo } from '@apremia/workbooks'
import { appendHistorial } from '../historial/append-historial.ts'
import { nombreBase } from '../libros/nombre-de-archivo.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import { XLSX } from '../platform/http/file-answer.ts'
import { requireFile } from '../platform/http/form.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { assertAplicable, assertDeshacible } from './apply-carga.ts'
import { toCarga } from './carga-wire.ts'
import {
  type Carga,
  clearCargas,
  findTamano,
  holdPadron,
  pageCargas,
  updateCarga,
} from './cargas-repo.ts'
import { loadPadron } from './load-padron.ts'
import { getCambiosDePadron } from './read-cambios.ts'
import { assertPropio, requireCarga } from './require-carga.ts'
import { startCarga } from './start-carga.ts'

const { padron } = textos

const reviewPadron: Handler<'reviewPadron'> = async (services, { sesion, files, body }) => {
  assertPropio(services)
  const file = requireFile(files, 'file')
  return startCarga(services, sesion, file, { modo: body.modo, aplicar: false })
}

const getCargas: Handler<'getCargas'> = async ({ db }, { query }) => {
  const { rows, total } = await pageCargas(db, query)
  return { rows: rows.map(toCarga), total }
}

const getCarga: Handler<'getCarga'> = async ({ db }, { params }) =>
  toCarga(await requireCarga(db, params.id))

const downloadRechazadas: Handler<'downloadRechazadas'> = async (
  { db, documentos },
  { params },
) => {
  const { rechazos, archivo } = await requireCarga(db, params.id)
  const tamano = rechazos === null ? undefined : await findTamano(db, rechazos)
  if (rechazos === null || tamano === undefined)
    throw notFound('La carga no tiene filas rechazadas.')
  return {
    kind: 'file',
    name: interpolar(padron.rechazadas, { nombre: nombreBase(archivo) }),
    type: XLSX,
    size: tamano,
    sha256: rechazos,
    body: documentos.read(rechazos),
  }
}

/** A job over a load, unless one is at it already. */
const enqueueDeCarga = async (
  { db, trabajos, ahora }: Services,
  sesion: Sesion,
  id: number,
  {
    tipo,
    confirmada,
    check,
  }: {
    readonly tipo: 'aplicar-padron' | 'deshacer-padron'
    readonly confirmada: boolean
    readonly check: (tx: Tx, carga: Carga) => Promise<void> | void
  },
) => {
  const trabajo = await db.transaction(async (tx) => {
    await holdPadron(tx)
    const carga = await requireCarga(tx, id)
    if (['pendiente', 'en-curso'].includes(carga.trabajoEstado ?? ''))
      throw new AppError(409, 'carga-en-curso', padron.aplicando)
    await check(tx, carga)
    const nuevo = await trabajos.enqueue(tx, {
      tipo,
      actor: sesion,
      titulo: `${interpolar(padron.aplicar, carga)}${tipo === 'deshacer-padron' ? `: ${padron.deshacer.toLowerCase()}` : ''}`,
      entrada: { carga: id, confirmada },
    })
    await updateCarga(tx, id, { trabajo: nuevo.id })
    await appendHistorial(tx, {
      momento: ahora(),
      actor: sesion,
      operacion: tipo === 'aplicar-padron' ? 'apply-carga' : 'undo-carga',
      entidad: 'padron',
      entidadId: String(id),
      descripcion: `Se pidió ${tipo === 'aplicar-padron' ? 'aplicar' : 'deshacer'} la carga ${id} del padrón («${carga.archivo}»).`,
      ...(confirmada ? { despues: { confirmaBajas: carga.bajas } } : {}),
    })
    return nuevo
  })
  trabajos.wake()
  return trabajo
}

const applyCarga: Handler<'applyCarga'> = async (services, { sesion, params, body }) => {
  assertPropio(services)
  const { confirmarBajas } = body
  return enqueueDeCarga(services, sesion, params.id, {
    tipo: 'aplicar-padron',
    confirmada: confirmarBajas,
    check: (_, carga) => assertAplicable(carga, confirmarBajas),
  })
}

const undoCarga: Handler<'undoCarga'> = async (services, { sesion, params }) => {
  assertPropio(services)
  return enqueueDeCarga(services, sesion, params.id, {
    tipo: 'deshacer-padron',
    confirmada: false,
    check: assertDeshacible,
  })
}

const simulateUndoCarga: Handler<'simulateUndoCarga'> = async (services, { params }) => {
  assertPropio(services)
  const carga = await requireCarga(services.db, params.id)
  await assertDeshacible(services.db, carga)
  return toCarga(carga)
}

const discardCarga: Handler<'discardCarga'> = async ({ db, ahora }, { sesion, params }) =>
  db.transaction(async (tx) => {
    await holdPadron(tx)
    const carga = await requireCarga(tx, params.id)
    if (['pendiente', 'en-curso'].includes(carga.trabajoEstado ?? ''))
      throw new AppError(409, 'carga-en-curso', padron.aplicando)
    if (carga.estado !== 'revisada')
      throw new AppError(409, 'carga-no-revisada', padron.noSePudoAplicar.estado)
    await updateCarga(tx, carga.id, { estado: 'descartada' })
    await clearCargas(tx, [carga.id])
    await appendHistorial(tx, {
      momento: ahora(),
      actor: sesion,
      operacion: 'discard-carga',
      entidad: 'padron',
      entidadId: String(carga.id),
      descripcion: `Se descartó la carga ${carga.id} del padrón («${carga.archivo}»).`,
    })
    return toCarga(await requireCarga(tx, carga.id))
  })

const getPadronEjemplo: Handler<'getPadronEjemplo'> = async () => {
  const body = await writePadronEjemplo()
  return { kind: 'file', name: padron.archivoDeEjemplo, type: XLSX, size: body.length, body }
}

export const cargasHandlers = {
  loadPadron,
  reviewPadron,
  getCargas,
  getCarga,
  getCambiosDePadron,
  downloadRechazadas,
  applyCarga,
  undoCarga,
  simulateUndoCarga,
  discardCarga,
  getPadronEjemplo,
}
