import { computeCambios, textos } from '@apremia/core'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findValores } from './historial-repo.ts'

const { noExiste } = textos.historial

export const getCambiosDeHistorial: Handler<'getCambiosDeHistorial'> = async (
  { db },
  { params },
) => {
  const valores = await findValores(db, params.id)
  if (valores === undefined) throw notFound(noExiste)
  return [...computeCambios(JSON.parse(valores.antes), JSON.parse(valores.despues))]
}
