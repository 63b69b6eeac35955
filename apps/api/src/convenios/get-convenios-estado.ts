import { fechaEnZona } from '@apremia/core'
import type { Handler } from '../platform/http/mount.ts'
import { toEstadoConArancel } from './arancel-wire.ts'
import { arancelVigente, listAranceles, listEstados } from './listas-repo.ts'

export const getConveniosEstado: Handler<'getConveniosEstado'> = async ({ db, ahora }) => {
  const hoy = fechaEnZona(ahora())
  const aranceles = await listAranceles(db)
  return (await listEstados(db)).flatMap((estado) => {
    const arancel = arancelVigente(aranceles, estado.id, hoy)
    return arancel ? [toEstadoConArancel(estado, arancel)] : []
  })
}
