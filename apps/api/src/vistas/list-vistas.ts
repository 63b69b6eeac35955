import type { Handler } from '../platform/http/mount.ts'
import { assertLista } from './assert-lista.ts'
import { listVistasDe } from './vistas-repo.ts'

export const listVistas: Handler<'listVistas'> = async ({ db }, { sesion, query: { lista } }) => {
  assertLista(sesion, lista)
  return listVistasDe(db, sesion, lista)
}
