import type { Handler } from '../platform/http/mount.ts'
import { abogadoDe, listWithin, requireCriterio } from './deuda-alcance.ts'

/** Resources tried, in this order, when none is given (D77). */
const RECURSOS_A_PROBAR = ['AB', 'SS', 'RV']

const listaSituaciones: Handler<'listaSituaciones'> = ({ municipio }) =>
  municipio.listaSituaciones()

const dtSituacion: Handler<'dtSituacion'> = ({ municipio }) => municipio.dtSituacion()

const listaSituaV2: Handler<'listaSituaV2'> = ({ municipio }, { sesion, body, query }) =>
  listWithin(sesion, body, (filtro) => {
    requireCriterio(filtro)
    return municipio.listaSituaV2(filtro, query)
  })

const listaSituaActual: Handler<'listaSituaActual'> = ({ municipio }, { sesion, body, query }) =>
  listWithin(sesion, body, (filtro) => {
    requireCriterio(filtro)
    return municipio.listaSituaActual(filtro, query)
  })

const listaSitua: Handler<'listaSitua'> = async ({ municipio }, { sesion, body }) => {
  const abogado = abogadoDe(sesion, body.abogado)
  if (abogado === null) return { recurso: '', situacion: [] }
  const recursos = body.recurso === undefined ? RECURSOS_A_PROBAR : [body.recurso]
  const situacion = await municipio.listaSitua({ imponible: body.imponible, abogado }, recursos)
  return { recurso: situacion[0]?.RECURSO ?? '', situacion }
}

export const situacionesHandlers = {
  listaSituaciones,
  dtSituacion,
  listaSituaV2,
  listaSituaActual,
  listaSitua,
}
