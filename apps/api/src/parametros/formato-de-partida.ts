import { type FormatoDePartida, fechaEnZona, valorDeParametro } from '@apremia/core'
import type { Queryable } from '../platform/db/queryable.ts'
import { listParametros } from './parametros-repo.ts'

export const loadFormatoDePartida = async (
  db: Queryable,
  ahora: () => Date,
): Promise<FormatoDePartida> =>
  valorDeParametro(await listParametros(db), 'partida.formato', fechaEnZona(ahora()))
