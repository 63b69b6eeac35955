import { textos } from '@apremia/core'
import { and, eq, sql } from 'drizzle-orm'
import { lockTitulos } from '../deuda-retenida/titulos-vigentes.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { assertAccion } from './assert-accion.ts'
import { convenioPlan } from './convenio-detalle-table.ts'
import type { FilaDeDetalle, FilaDePlan } from './detalle-repo.ts'
import { listRetiros } from './listas-repo.ts'
import { assertEstadoTitulado, findTitulosDe } from './titulos-de-convenio.ts'
import { findVisible } from './visible.ts'

const { invalidos } = textos.convenios

/**
 * Refuses to return a withdrawn plan to its agreement when an executive title claims the debt of the plan (D165). A
 * withdrawn plan leaves its debt without an agreement, so a title can claim that debt.
 */
const assertSinTitulo = async (
  tx: Tx,
  fila: FilaDeDetalle,
  { recurso, imponible }: Pick<FilaDePlan, 'recurso' | 'imponible'>,
): Promise<void> => {
  await lockTitulos(tx)
  const suyos = fila.periodos.filter(
    (periodo) => periodo.recurso === recurso && periodo.imponible === imponible,
  )
  assertEstadoTitulado(fila, await findTitulosDe(tx, fila, suyos))
}

/**
 * Sets the withdrawal state (tipo de retiro) of a payment plan, such as pending or withdrawn. A plan may change from
 * any state to any other state. The history records the previous state (D49).
 */
export const changeRetiro: Handler<'changeRetiro'> = async ({ db, ahora }, { sesion, body }) => {
  const fila = await findVisible(db, sesion, body.in_convenio)
  assertAccion(sesion, fila, 'cambiar-estado-de-plan')
  const retiros = await listRetiros(db)
  const nuevo = retiros.find(({ id }) => id === body.in_estado)
  if (nuevo === undefined) {
    throw new AppError(400, 'campos-invalidos', invalidos.deLista, {
      fields: [{ field: 'in_estado', message: invalidos.deLista }],
    })
  }
  const plan = fila.planes.find(
    ({ recurso, imponible }) => recurso === body.in_recurso && imponible === body.in_imponible,
  )
  if (plan === undefined)
    throw notFound(`El convenio no tiene un plan de ${body.in_recurso} ${body.in_imponible}.`)
  await db.transaction(async (tx) => {
    const clave = and(
      eq(convenioPlan.convenioId, fila.id),
      eq(convenioPlan.tipo, plan.tipo),
      eq(convenioPlan.imponible, plan.imponible),
      eq(convenioPlan.recurso, plan.recurso),
    )
    const [antes] = await tx.select().from(convenioPlan).where(clave).for('update')
    const era = retiros.find(({ id }) => id === antes?.estadoRetiro)
    if (era?.suelta === true && !nuevo.suelta) await assertSinTitulo(tx, fila, plan)
    await tx.update(convenioPlan).set({ estadoRetiro: nuevo.id }).where(clave)
    await tx.execute(sql`update convenio set version = version + 1 where id = ${fila.id}`)
    await appendHistorial(tx, {
      momento: ahora(),
      actor: sesion,
      operacion: 'change-retiro',
      entidad: 'convenio',
      entidadId: String(fila.id),
      inmueble: String(plan.imponible),
      recurso: plan.recurso,
      descripcion: `Plan ${plan.recurso} ${plan.imponible} del convenio ${fila.convenio}: ${nuevo.nombre}.`,
      antes: { estadoRetiro: antes?.estadoRetiro ?? null },
      despues: { estadoRetiro: nuevo.id },
    })
  })
  return [{ estado: 0, mensaje: textos.planes.modificado.texto }]
}
