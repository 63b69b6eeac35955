import type { BodyOf, Contract } from '@apremia/api-client'
import {
  type CambioDeParametro,
  type CambioPedido,
  checkPartidasSinForma,
  completeFilas,
  decideCambioDeParametro,
  describePartidasSinForma,
  type Fecha,
  type FilaDeParametro,
  fechaEnZona,
  findPropuestas,
  parseFecha,
} from '@apremia/core'
import type { Queryable } from '../platform/db/queryable.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { refuseStale } from '../platform/http/refuse-stale.ts'
import { listParametrosGuardados } from './parametros-repo.ts'
import { findPartidasSinForma } from './partidas-sin-forma.ts'

export interface CambioConAvisos extends CambioDeParametro {
  readonly avisos: string[]
}

/**
 * Before the format of the partidas (provincial property numbers) changes, a warning gives the number of properties
 * whose partida does not match the new format (D170).
 */
const decideAvisos = async (db: Queryable, cambio: CambioDeParametro): Promise<string[]> => {
  const { clave, valor, motivo, cambia } = cambio
  if (clave !== 'partida.formato' || !cambia) return []
  const partidas = await findPartidasSinForma(db, valor)
  const motivos = checkPartidasSinForma(partidas, motivo)
  if (motivos.length > 0) throw camposRechazados(400, 'campos-invalidos', motivos)
  return describePartidasSinForma(partidas)
}

interface CambioEscrito extends Pick<CambioPedido, 'clave' | 'valor' | 'motivo'> {
  readonly vigenteDesde?: string | null | undefined
}

/**
 * Reads a change of a parameter from the texts that a person typed. Returns the change, and the values of all the
 * parameters before the change.
 *
 * @throws AppError 400 when the change is refused
 */
export const readCambio = async (
  db: Queryable,
  { clave, valor, motivo, ...escrito }: CambioEscrito,
  hoy: Fecha,
): Promise<{ cambio: CambioDeParametro; antes: readonly FilaDeParametro[] }> => {
  const guardadas = await listParametrosGuardados(db)
  const antes = completeFilas(guardadas)
  const propuesto = findPropuestas(guardadas, hoy).some((una) => una.clave === clave)
  const vigenteDesde = parseFecha(escrito.vigenteDesde ?? '') ?? null
  const pedido = { clave, valor, motivo, vigenteDesde, propuesto }
  const decision = decideCambioDeParametro(pedido, antes, hoy)
  if (!decision.ok) throw camposRechazados(400, 'campos-invalidos', decision.motivos)
  return { cambio: decision.valor, antes }
}

export const decideCambio = async (
  db: Queryable,
  body: BodyOf<Contract['saveParametro']>,
  now: Date,
): Promise<CambioConAvisos> => {
  const { cambio } = await readCambio(db, body, fechaEnZona(now))
  const actual = cambio.anterior ?? ''
  refuseStale(body.visto, { clave: actual, texto: actual || '—' })
  return { ...cambio, avisos: await decideAvisos(db, cambio) }
}

export const toCambio = ({ motivo: _, ...cambio }: CambioConAvisos) => cambio
