import { checkFiltroDePlanes, eligeAbogado } from '@apremia/core'
import { readDeQuien } from '../../casos/read-de-quien.ts'
import type { Handler } from '../../platform/http/mount.ts'
import { listWithin, refuseMotivos } from '../deuda-alcance.ts'

export const planFiltro: Handler<'planFiltro'> = async ({ municipio }, { sesion, body, query }) => {
  const { bsq: _, abogado: pedido, ...escrito } = body.data
  // A search of payment plans needs a criterion besides the status. The lawyer's code is such a criterion only for a
  // person who may choose the lawyer (D104).
  const criterios = eligeAbogado(sesion) ? { ...escrito, abogado: pedido } : escrito
  const motivos = checkFiltroDePlanes(criterios)
  if (motivos.length > 0) throw refuseMotivos(motivos)
  const { nroContribuyente, ...filtros } = escrito
  return listWithin(sesion, { ...filtros, abogado: pedido }, (filtro) =>
    municipio.planFiltro(filtro, query, readDeQuien(sesion, { nroContribuyente })),
  )
}
