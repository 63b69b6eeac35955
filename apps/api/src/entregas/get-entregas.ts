import type { Handler } from '../platform/http/mount.ts'
import { findUltimoAcuse, readUltimaFila, toAcuse } from './acuses-repo.ts'
import { findCosas, hayCosas } from './find-cosas.ts'

export const getEntregas: Handler<'getEntregas'> = async ({ db }, { query }) => {
  const acuse = await findUltimoAcuse(db)
  const desde = query.desde ?? acuse?.hasta ?? 0
  const hasta = await readUltimaFila(db)
  const rechazos = desde === acuse?.hasta ? acuse.rechazos : []
  return {
    desde,
    hasta,
    hay: hayCosas(await findCosas(db, { desde, hasta }, rechazos)),
    acuse: acuse ? toAcuse(acuse) : null,
  }
}
