import { type Asignados, decideBaja, type Motivo, textos } from '@apremia/core'
import type { Tx } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { AbogadoRow } from './abogado-wire.ts'
import { findAsignados } from './asignados-repo.ts'

const REASIGNABLES: readonly string[] = ['abogado.con-periodos', 'abogado.con-convenios']
const CASOS = [...REASIGNABLES, 'abogado.con-casos-en-el-municipio']

/**
 * Builds the 409 error that refuses to mark a lawyer as having left.
 *
 * @param code error code. When the only reason is that the lawyer still has cases, the error has 'abogado-con-casos'
 * instead
 */
export const rechazoDe = (
  titulo: string,
  code: string,
  motivos: readonly Motivo[],
  asignados: Asignados,
): AppError => {
  const soloCasos = motivos.every(({ codigo }) => CASOS.includes(codigo))
  const reasignable = soloCasos && motivos.some(({ codigo }) => REASIGNABLES.includes(codigo))
  const mensajes = motivos.map(({ mensaje }) => mensaje)
  return new AppError(
    409,
    soloCasos ? 'abogado-con-casos' : code,
    [`${titulo}.`, ...mensajes].join(' '),
    {
      fields: motivos.map(({ campo, mensaje }) => ({ field: campo, message: mensaje })),
      detalle: { motivos: mensajes, reasignable, ...asignados },
    },
  )
}

export const refuseBaja = async (
  tx: Tx,
  row: AbogadoRow,
  quien: Sesion,
  enElMunicipio: readonly string[] | null,
): Promise<void> => {
  const { codexterno, nrodni, baja } = row
  const asignados = await findAsignados(tx, codexterno, enElMunicipio)
  const decision = decideBaja({ codexterno, nrodni, baja, quien, asignados })
  if (decision.ok) return
  throw rechazoDe(textos.abogados.sinBaja.noSePuede, 'baja-rechazada', decision.motivos, asignados)
}
