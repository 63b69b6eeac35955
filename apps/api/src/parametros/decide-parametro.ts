import type { BodyOf, Contract } from '@apremia/api-client'
import {
  type CambioDeParametro,
  completeFilas,
  decideCambioDeParametro,
  fechaEnZona,
  findPropuestas,
  parseFecha,
} from '@apremia/core'
import type { Queryable } from '../platform/db/queryable.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { refuseStale } from '../platform/http/refuse-stale.ts'
import { listParametrosGuardados } from './parametros-repo.ts'

export const decideCambio = async (
  db: Queryable,
  body: BodyOf<Contract['saveParametro']>,
  now: Date,
): Promise<CambioDeParametro> => {
  const hoy = fechaEnZona(now)
  const guardadas = await listParametrosGuardados(db)
  const propuesto = findPropuestas(guardadas, hoy).some(({ clave }) => clave === body.clave)
  const vigenteDesde = parseFecha(body.vigenteDesde ?? '') ?? null
  const pedido = { ...body, vigenteDesde, propuesto }
  const decision = decideCambioDeParametro(pedido, completeFilas(guardadas), hoy)
  if (!decision.ok) throw camposRechazados(400, 'campos-invalidos', decision.motivos)
  const actual = decision.valor.anterior ?? ''
  refuseStale(body.visto, { clave: actual, texto: actual || '—' })
  return decision.valor
}

export const toCambio = ({ motivo: _, ...cambio }: CambioDeParametro) => cambio
