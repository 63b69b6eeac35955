import type { BodyOf, Contract } from '@apremia/api-client'
import {
  type ActuacionValida,
  type ContextoDeActuacion,
  fechaEnZona,
  type Motivo,
  textos,
  validateActuacion,
} from '@apremia/core'
import { loadTiposDeEtapa } from '../etapas/etapas-repo.ts'
import { refuseMotivos } from '../municipio/deuda-alcance.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { HandlerCall } from '../platform/http/mount.ts'
import { loadRecursos } from '../recursos/recursos-repo.ts'
import { listModos } from './modos-repo.ts'

export type CuerpoDeActuacion = BodyOf<Contract['saveActuaciones']>

export interface PedidoDeGuardar
  extends Pick<
    HandlerCall<Contract['saveActuaciones']>,
    'sesion' | 'body' | 'adjuntos' | 'idempotencyKey'
  > {
  readonly ahora: Date
}

/**
 * A request may send `monto`, `valor`, `cp8480` and `cpantprv` inside `actuacion` or beside it. When it sends both, the
 * value beside `actuacion` counts (S2 §3).
 */
const datoDe = ({ actuacion, monto, valor, cp8480, cpantprv }: CuerpoDeActuacion) => ({
  ...actuacion,
  ...Object.fromEntries(
    Object.entries({ monto, valor, cp8480, cpantprv }).filter(([, texto]) => texto !== ''),
  ),
})

/** Replaces the number of a notification mode with its name. A request may have either of them (S2 §7). */
const readModo = async (db: Queryable, valida: ActuacionValida): Promise<ActuacionValida> => {
  const escrito = valida.dato.modo
  if (escrito === undefined) return valida
  const modos = await listModos(db)
  const modo = modos.find(({ id, nombre }) => nombre === escrito || String(id) === escrito)
  if (modo !== undefined) return { ...valida, dato: { ...valida.dato, modo: modo.nombre } }
  const motivo: Motivo = {
    codigo: 'actuacion.modo',
    campo: 'modo',
    mensaje: textos.actuaciones.modoDesconocido,
  }
  throw refuseMotivos([motivo])
}

export const readActuacion = async (
  db: Queryable,
  { body, ahora }: Pick<PedidoDeGuardar, 'body' | 'ahora'>,
  {
    recursos,
    ...contexto
  }: Pick<ContextoDeActuacion, 'operacion' | 'clase' | 'tipoActual'> & {
    readonly recursos: readonly string[]
  },
): Promise<ActuacionValida> => {
  const tecleada = {
    fecha: body.fecha,
    tpId: body.tp_id,
    gpId: body.gp_id ?? 0,
    obs: body.obs,
    recursos,
    dato: datoDe(body),
  }
  const decision = validateActuacion(tecleada, {
    ...contexto,
    hoy: fechaEnZona(ahora),
    importes: 'del-cable',
    recursos: await loadRecursos(db),
    tipos: await loadTiposDeEtapa(db),
  })
  if (!decision.ok) throw refuseMotivos(decision.motivos)
  return readModo(db, decision.valor)
}
