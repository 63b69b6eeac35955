import { textos } from '@apremia/core'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findWire } from './abogados-repo.ts'

export const getAbogadoPropio: Handler<'getAbogadoPropio'> = async ({ db }, { sesion }) => {
  const wire = await findWire(db, sesion.abogado)
  if (wire === undefined) throw notFound(textos.abogados.sinFicha)
  return wire
}
