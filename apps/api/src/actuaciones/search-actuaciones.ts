import { desdeDeListado, fechaEnZona, GRUPOS_DE_MODO } from '@apremia/core'
import type { Handler } from '../platform/http/mount.ts'
import { pageActuaciones } from './actuaciones-repo.ts'
import { gruposDe, listPropias } from './list-propias.ts'

export const searchActuaciones: Handler<'searchActuaciones'> = (
  { db, ahora },
  { sesion, body, query },
) => {
  const { data, abogado, mode, desde, hasta } = body
  const pedidos = gruposDe(body)
  return listPropias(
    sesion,
    {
      abogado,
      imponible: data.imponible,
      recurso: data.recurso,
      tpId: data.tp_id,
      grupos: pedidos.length > 0 ? pedidos : (GRUPOS_DE_MODO[mode] ?? []),
      desde: desde === '' ? desdeDeListado(fechaEnZona(ahora())) : desde,
      hasta,
    },
    (filtro) => pageActuaciones(db, filtro, query),
  )
}
