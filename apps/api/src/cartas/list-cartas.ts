import type { Handler } from '../platform/http/mount.ts'
import { pageCartas } from './lista-de-cartas.ts'

export const listCartas: Handler<'listCartas'> = ({ db }, { sesion, query }) =>
  pageCartas(db, sesion, query)
