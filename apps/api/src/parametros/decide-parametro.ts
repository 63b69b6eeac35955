import type { BodyOf, Contract } from '@apremia/api-client'
import {
  type CambioDeParametro,
  checkPartidasSinForma,
  completeFilas,
  decideCambioDeParametro,
  describePartidasSinForma,
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
 * Before the format of the partidas changes, a warning gives the number of properties whose partida does not match the
 * new format (D170).
 */
const decideAvisos = async (db: Queryable, cambio: CambioDeParametro): Promise<string[]> => {
  const { clave, valor, motivo, cambia } = cambio
  if (clave !== 'partida.formato' || !cambia) return []
  const partidas = await findPartidasSinForma(db, valor)
  const motivos = checkPartidasSinForma(partidas, motivo)
  if (motivos.length > 0) throw camposRechazados(400, 'campos-invalidos', motivos)
  return describePartidasSinForma(partidas)
}

export const decideCambio = async (
  db: Queryable,
  body: BodyOf<Contract['saveParametro']>,
  now: Date,
): Promise<CambioConAvisos> => {
  const hoy = fechaEnZona(now)
  const guardadas = await listParametrosGuardados(db)
  const propuesto = findPropuestas(guardadas, hoy).some(({ clave }) => clave === body.clave)
  const vigenteDesde = parseFecha(body.vigenteDesde ?? '') ?? null
  const pedido = { ...body, vigenteDesde, propuesto }
  const decision = decideCambioDeParametro(pedido, completeFilas(guardadas), hoy)
  if (!decision.ok) throw camposRechazados(400, 'campos-invalidos', decision.motivos)
  const actual = decision.valor.anterior ?? ''
  refuseStale(body.visto, { clave: actual, texto: actual || '—' })
  return { ...decision.valor, avisos: await decideAvisos(db, decision.valor) }
}

export const toCambio = ({ motivo: _, ...cambio }: CambioConAvisos) => cambio
