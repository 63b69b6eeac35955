import type { BodyOf, Contract } from '@apremia/api-client'
import {
  type CambioDeParametro,
  decideCambioDeParametro,
  fechaEnZona,
  parseFecha,
} from '@apremia/core'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Handler } from '../platform/http/mount.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { refuseStale } from '../platform/http/refuse-stale.ts'
import { listParametros } from './parametros-repo.ts'
import { lockParametros, writeParametro } from './write-parametro.ts'

const decide = async (
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

const toWire = ({ motivo: _, ...cambio }: CambioDeParametro) => cambio

export const saveParametro: Handler<'saveParametro'> = ({ db, ahora }, { sesion, body }) =>
  db.transaction(async (tx) => {
    const momento = ahora()
    await lockParametros(tx)
    const cambio = await decide(tx, body, momento)
    if (cambio.cambia) await writeParametro(tx, cambio, { actor: sesion, momento })
    return toWire(cambio)
  })

/** The same decision, and nothing is written. */
export const simulateParametro: Handler<'simulateParametro'> = async ({ db, ahora }, { body }) =>
  toWire(await decide(db, body, ahora()))
