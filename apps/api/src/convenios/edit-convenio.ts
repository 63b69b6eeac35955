import { eq } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import { SIN_VERSION } from '../historial/sin-version.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Handler } from '../platform/http/mount.ts'
import { assertAccion } from './assert-accion.ts'
import { assertImportes } from './assert-importes.ts'
import { convenio } from './convenio-table.ts'
import { toInstantanea } from './convenio-wire.ts'
import { categoriaDeDetalle, findDetalle } from './detalle-repo.ts'
import {
  claveDeFila,
  deudaGuardada,
  evaluateConvenio,
  planesGuardados,
} from './evaluate-convenio.ts'
import { loadPeriodos } from './load-periodos.ts'
import { lockAbogado } from './lock-abogado.ts'
import { lockTarifas } from './lock-tarifas.ts'
import { readCuotas, readPlanes } from './read-seleccion.ts'
import { periodoRecienOcupado, refuseDecidido } from './refuse-decidido.ts'
import {
  completo,
  isPeriodoOcupado,
  lockConvenio,
  replaceDetalle,
  toRow,
} from './save-convenio-repo.ts'
import { stale } from './stale-convenio.ts'
import { enviados, tecleadoGuardado } from './tecleado-de.ts'
import { answerConvenio, findVisible } from './visible.ts'

const changed = (antes: object, despues: object): string[] =>
  Object.entries(despues)
    .filter(([campo, valor]) => String(valor) !== String(Reflect.get(antes, campo)))
    .map(([campo]) => campo)

/**
 * Changes the sent fields of an unconfirmed agreement. If the request sends tax periods, computes the amounts from the
 * present debt, and otherwise from the debt stored with the agreement. A request without `version`, as in S1 §7,
 * overwrites earlier edits.
 */
export const editConvenio: Handler<'editConvenio'> = async (services, call) => {
  const { sesion, body } = call
  const { db, ahora } = services
  const fila = await findVisible(db, sesion, body.convenio)
  assertAccion(sesion, fila, 'editar')
  const sent = enviados(body)
  const { version } = body
  if (version !== undefined && fila.version !== version) throw await stale(services, fila, sent)

  const deuda =
    body.cuotas_plan === undefined
      ? deudaGuardada(fila)
      : await loadPeriodos(services, sesion, await readCuotas(body.cuotas_plan), fila.id)
  const leidos = body.planes === undefined ? undefined : await readPlanes(body.planes)
  const clase = categoriaDeDetalle(fila)
  let avisos: string[] = []
  try {
    const alDia = await db.transaction(async (tx) => {
      await lockTarifas(tx)
      const pedidos = leidos ?? planesGuardados(fila, await listParametros(tx))
      const decidido = await evaluateConvenio({ db: tx, ahora }, sesion, {
        clase,
        abogado: fila.codexterno,
        deuda,
        planes: pedidos,
        tecleado: { ...tecleadoGuardado(fila), ...sent },
        estporc: body.estporc ?? '',
        previo: fila,
      })
      const nuevo = completo(decidido)
      if (nuevo === undefined) throw refuseDecidido(decidido, deuda.elegidos)
      const forzado = await assertImportes(tx, deuda, body.motivoForzar, ahora())
      avisos = decidido.avisos.map(({ mensaje }) => mensaje)
      await lockAbogado(tx, fila.codexterno)
      const row = await lockConvenio(tx, fila.id)
      if (row === undefined) throw new Error(`Falta el convenio ${fila.id}`)
      assertAccion(sesion, { ...fila, fc_confirma: row.fcConfirma, activo: row.activo }, 'editar')
      if (row.version !== fila.version) return false
      const cambios = toRow(nuevo)
      await tx
        .update(convenio)
        .set({ ...cambios, version: row.version + 1 })
        .where(eq(convenio.id, fila.id))
      await replaceDetalle(tx, fila.id, {
        clase,
        planes: nuevo.planes,
        pedidos,
        contribuyentes: deuda.contribuyentes,
        previos: new Map(fila.planes.map((plan) => [claveDeFila(plan), plan])),
      })
      const campos = changed(row, cambios)
      await appendHistorial(tx, {
        momento: ahora(),
        actor: sesion,
        operacion: 'edit-convenio',
        entidad: 'convenio',
        entidadId: String(fila.id),
        descripcion: `Edición del convenio ${fila.convenio}.${version === undefined ? SIN_VERSION : ''}${forzado && ` ${forzado}`}`,
        imponibles: fila.planes.map(({ tipo, imponible, recurso }) => ({
          tipo,
          imponible,
          recurso,
        })),
        antes: {
          ...Object.fromEntries(campos.map((campo) => [campo, Reflect.get(row, campo)])),
          planes: fila.planes,
          periodos: fila.periodos,
        },
        despues: {
          ...Object.fromEntries(campos.map((campo) => [campo, Reflect.get(cambios, campo)])),
          planes: toInstantanea(nuevo.planes),
        },
      })
      return true
    })
    // Another request may have saved the agreement meanwhile. An edit without a version number then runs again over the
    // new data. An edit with a version number is refused.
    if (!alDia && version === undefined) return await editConvenio(services, call)
    if (!alDia) throw await stale(services, await findVisible(db, sesion, fila.id), sent)
  } catch (error) {
    if (isPeriodoOcupado(error)) throw periodoRecienOcupado()
    throw error
  }
  const guardado = await findDetalle(db, fila.id)
  if (guardado === undefined) throw new Error(`Falta el convenio ${fila.id}`)
  return {
    success: true,
    convenio: await answerConvenio(services, guardado, await listParametros(db)),
    avisos,
  }
}
