import { fechaEnZona } from '@apremia/core'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Handler } from '../platform/http/mount.ts'
import { assertImportes } from './assert-importes.ts'
import { convenio } from './convenio-table.ts'
import { toInstantanea } from './convenio-wire.ts'
import { evaluateConvenio } from './evaluate-convenio.ts'
import { loadPeriodos } from './load-periodos.ts'
import { assertMismasManos, lockAbogado } from './lock-abogado.ts'
import { lockTarifas } from './lock-tarifas.ts'
import { readCuotas, readPlanes } from './read-seleccion.ts'
import { periodoRecienOcupado, refuseDecidido } from './refuse-decidido.ts'
import {
  completo,
  isPeriodoOcupado,
  nextId,
  numeroDeConvenio,
  replaceDetalle,
  toRow,
} from './save-convenio-repo.ts'
import { tecleadoDe } from './tecleado-de.ts'

/** Computes every amount from the debt and the fee table, and ignores the amounts of the request (T17). */
export const createConvenio: Handler<'createConvenio'> = async (services, { sesion, body }) => {
  const { db, ahora } = services
  // Reads the request in the same order as `checkConvenio`, so that both calls report the same first error.
  const elegidos = await readCuotas(body.cuotas_plan)
  const pedidos = await readPlanes(body.planes)
  const deuda = await loadPeriodos(services, sesion, elegidos)
  const { clase, abogado, estporc } = body
  try {
    return await db.transaction(async (tx) => {
      await lockTarifas(tx)
      const decidido = await evaluateConvenio({ db: tx, ahora }, sesion, {
        clase,
        abogado,
        estporc,
        deuda,
        planes: pedidos,
        tecleado: tecleadoDe(body),
        previo: null,
      })
      const nuevo = completo(decidido)
      if (nuevo === undefined) throw refuseDecidido(decidido, deuda.elegidos)
      const forzado = await assertImportes(tx, deuda, body.motivoForzar, ahora())
      const avisos = decidido.avisos.map(({ mensaje }) => mensaje)
      await lockAbogado(tx, nuevo.abogado)
      await assertMismasManos(tx, clase, nuevo.planes)
      const id = await nextId(tx)
      const numero = numeroDeConvenio(nuevo.abogado, id)
      const row = { ...toRow(nuevo), codexterno: nuevo.abogado }
      await tx
        .insert(convenio)
        .values({ ...row, id, convenio: numero, fechacarga: fechaEnZona(ahora()) })
      await replaceDetalle(tx, id, {
        clase,
        planes: nuevo.planes,
        pedidos,
        contribuyentes: deuda.contribuyentes,
        previos: new Map(),
      })
      await appendHistorial(tx, {
        momento: ahora(),
        actor: sesion,
        operacion: 'create-convenio',
        entidad: 'convenio',
        entidadId: String(id),
        descripcion: `Alta del convenio ${numero} de ${nuevo.ficha.frm_nombre}.${forzado && ` ${forzado}`}`,
        despues: { convenio: numero, ...row, planes: toInstantanea(nuevo.planes) },
      })
      return { ok: true, id, convenio: numero, cuotaspago: nuevo.ficha.cuotaspago, avisos }
    })
  } catch (error) {
    if (isPeriodoOcupado(error)) throw periodoRecienOcupado()
    throw error
  }
}
