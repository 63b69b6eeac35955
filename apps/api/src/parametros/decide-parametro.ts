import type { BodyOf, Contract } from '@apremia/api-client'
import {
  type CambioDeParametro,
  decideCambioDeParametro,
  fechaEnZona,
  parseFecha,
} from '@apremia/core'
import type { Queryable } from '../platform/db/queryable.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { refuseStale } from '../platform/http/refuse-stale.ts'
import { listParametros } from './parametros-repo.ts'

export const decideCambio = async (
  db: Queryable,
  body: BodyOf<Contract['saveParametro']>,
  now: Date,
): Promise<CambioDeParametro> => {
  const pedido = { ...body, vigenteDesde: parseFecha(body.vigenteDesde ?? '') ?? null }
  const decision = decideCambioDeParametro(pedido, await listParametros(db), fechaEnZona(now))
  if (!decision.ok) throw camposRechazados(400, 'campos-invalidos', decision.motivos)
  const actual = decision.valor.anterior ?? ''
  refuseStale(body.visto, { clave: actual, texto: actual || '—' })
  return decision.valor
}

export const toCambio = ({ motivo: _, ...cambio }: CambioDeParametro) => cambio
