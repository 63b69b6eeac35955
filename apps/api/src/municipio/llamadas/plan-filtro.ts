import { checkFiltroDePlanes, eligeAbogado } from '@apremia/core'
import { readDeQuien } from '../../casos/read-de-quien.ts'
import type { Handler } from '../../platform/http/mount.ts'
import { listWithin, refuseMotivos } from '../deuda-alcance.ts'

export const planFiltro: Handler<'planFiltro'> = async ({ municipio }, { sesion, body, query }) => {
  const { bsq: _, abogado: pedido, ...escrito } = body.data
  // A search of payment plans by the status alone is refused. The lawyer's code counts as a second criterion only when
  // the person may choose the lawyer (D104).
  const criterios = eligeAbogado(sesion) ? { ...escrito, abogado: pedido } : escrito
  const motivos = checkFiltroDePlanes(criterios)
  if (motivos.length > 0) throw refuseMotivos(motivos)
  const { nroContribuyente, ...filtros } = escrito
  return listWithin(sesion, { ...filtros, abogado: pedido }, (filtro) =>
    municipio.planFiltro(filtro, query, readDeQuien(sesion, { nroContribuyente })),
  )
}
