import type { Handler } from '../platform/http/mount.ts'
import { listWithin, requireCriterio } from './deuda-alcance.ts'

const listaEtapas: Handler<'listaEtapas'> = ({ municipio }, { body }) =>
  municipio.listaEtapas(body.grupo)

const listaTitulos: Handler<'listaTitulos'> = ({ municipio }, { sesion, body, query }) =>
  listWithin(sesion, body, (filtro) => municipio.listaTitulos(filtro, query))

const recImpGstLeg: Handler<'recImpGstLeg'> = ({ municipio }, { sesion, body, query }) =>
  listWithin(sesion, body, (filtro) => {
    requireCriterio(filtro)
    return municipio.recImpGstLeg(filtro, query)
  })

export const gestionHandlers = { listaEtapas, listaTitulos, recImpGstLeg }
