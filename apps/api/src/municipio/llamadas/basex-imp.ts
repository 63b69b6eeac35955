import { decideAccesoACaso, fechaEnZona, legalesDe, municipioVigente } from '@apremia/core'
import { listParametros } from '../../parametros/parametros-repo.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/mount.ts'

export const basexImp: Handler<'basexImp'> = async ({ db, ahora, municipio }, { sesion, body }) => {
  const base = await municipio.basexImp(body.tipo, body.imponible)
  if (base === null) {
    const que = body.tipo === 'C' ? 'comercio' : 'inmueble'
    throw notFound(`No existe el ${que} ${body.imponible}.`)
  }
  const { nombre } = municipioVigente(await listParametros(db), fechaEnZona(ahora()))
  const acceso = decideAccesoACaso(sesion, legalesDe(base.LEGAL), nombre)
  if (!acceso.ok) {
    const [motivo] = acceso.motivos
    throw new AppError(403, motivo?.codigo ?? 'sin-permiso', motivo?.mensaje ?? '')
  }
  return base
}
