import type { Handler } from '../../platform/http/mount.ts'
import { abogadoDe } from '../deuda-alcance.ts'

/** Taxes whose legal statuses are looked up, in this order, when the request names no tax (D77). */
const RECURSOS_A_PROBAR = ['AB', 'SS', 'RV']

export const listaSitua: Handler<'listaSitua'> = async ({ municipio }, { sesion, body }) => {
  const abogado = abogadoDe(sesion, body.abogado)
  if (abogado === null) return { recurso: '', situacion: [] }
  const recursos = body.recurso === undefined ? RECURSOS_A_PROBAR : [body.recurso]
  const situacion = await municipio.listaSitua({ imponible: body.imponible, abogado }, recursos)
  return { recurso: situacion[0]?.RECURSO ?? '', situacion }
}
