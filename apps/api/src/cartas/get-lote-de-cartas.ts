import type { Handler } from '../platform/http/mount.ts'
import { findLote } from './lotes-repo.ts'

export const getLoteDeCartas: Handler<'getLoteDeCartas'> = ({ db }, { sesion, params }) =>
  findLote(db, sesion, params.id)
