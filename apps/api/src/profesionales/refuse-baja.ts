import { decideBaja, textos } from '@apremia/core'
import type { Tx } from '../platform/db/open-db.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { AbogadoRow } from './abogado-wire.ts'
import { findAsignados } from './asignados-repo.ts'

const REASIGNABLES: readonly string[] = ['abogado.con-periodos', 'abogado.con-convenios']

/**
 * Throws every reason why a lawyer cannot be marked as left (D22): 409 'abogado-con-casos' when passing the
 * cases to another would be enough, 409 'baja-rechazada' otherwise.
 */
export const refuseBaja = async (tx: Tx, row: AbogadoRow, quien: Sesion): Promise<void> => {
  const { codexterno, nrodni, baja } = row
  const asignados = await findAsignados(tx, codexterno)
  const decision = decideBaja({ codexterno, nrodni, baja, quien, asignados })
  if (decision.ok) return
  const { motivos } = decision
  const reasignable = motivos.every(({ codigo }) => REASIGNABLES.includes(codigo))
  const mensajes = motivos.map(({ mensaje }) => mensaje)
  throw new AppError(
    409,
    reasignable ? 'abogado-con-casos' : 'baja-rechazada',
    [`${textos.abogados.sinBaja.titulo}.`, ...mensajes].join(' '),
    { detalle: { motivos: mensajes, reasignable, ...asignados } },
  )
}
