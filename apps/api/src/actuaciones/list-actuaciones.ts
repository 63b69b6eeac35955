import {
  decideLapso,
  desdeDeListado,
  esRecursoDeComercio,
  fechaEnZona,
  GRUPOS_DE_MODO,
  parseFecha,
} from '@apremia/core'
import { abogadoDe, refuseMotivos } from '../municipio/deuda-alcance.ts'
import type { Paginado } from '../municipio/deuda-proveedor.ts'
import { numeroDe } from '../padron/clave-imponible.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { FilaDeActuacion } from './actuacion-wire.ts'
import { type FiltroDeActuaciones, pageActuaciones, pageUltimas } from './actuaciones-repo.ts'
import { abogadoVisible, answerActuacion } from './visible.ts'

const NINGUNA: Paginado<FilaDeActuacion> = { rows: [], total: 0 }

const answer = (sesion: Sesion, { rows, total }: Paginado<FilaDeActuacion>) => ({
  rows: rows.map((fila) => answerActuacion(sesion, fila)),
  total,
})

/** A list narrowed to the actions of who asks, or of the lawyer asked for (D11, D13, T1). */
const listPropias = async (
  sesion: Sesion,
  filtro: FiltroDeActuaciones,
  page: (filtro: FiltroDeActuaciones) => Promise<Paginado<FilaDeActuacion>>,
) => {
  const abogado = abogadoDe(sesion, filtro.abogado)
  // A number the registry could not have finds nothing.
  const imposible =
    (filtro.imponible ?? '') !== '' && numeroDe(filtro.imponible ?? '') === undefined
  return answer(
    sesion,
    abogado === null || imposible ? NINGUNA : await page({ ...filtro, abogado }),
  )
}

const gruposDe = ({
  grupo,
  gruposId,
}: {
  readonly grupo?: number | undefined
  readonly gruposId: readonly number[]
}): readonly number[] => (grupo === undefined ? gruposId : [grupo, ...gruposId])

export const actuacionesxImp: Handler<'actuacionesxImp'> = async (
  { db, municipio },
  { sesion, body, query },
) => {
  const tipo = esRecursoDeComercio(body.recurso) ? 'C' : 'I'
  if (numeroDe(body.imponible) === undefined) return answer(sesion, NINGUNA)
  const abogado = await abogadoVisible(municipio, sesion, { tipo, ...body })
  return answer(
    sesion,
    abogado === null ? NINGUNA : await pageActuaciones(db, { ...body, abogado }, query),
  )
}

export const getActuacionesByAbogado: Handler<'getActuacionesByAbogado'> = (
  { db },
  { sesion, body, query },
) =>
  listPropias(sesion, { ...body, grupos: gruposDe(body) }, (filtro) =>
    pageActuaciones(db, filtro, query),
  )

export const getLastActuaciones: Handler<'getLastActuaciones'> = (
  { db },
  { sesion, body, query },
) =>
  listPropias(sesion, { ...body, grupos: gruposDe(body) }, (filtro) =>
    pageUltimas(db, filtro, query),
  )

const assertLapso = (desde: string, hasta: string): void => {
  const [primero, ultimo] = [parseFecha(desde), parseFecha(hasta)]
  if (primero === undefined || ultimo === undefined) return
  const decision = decideLapso(primero, ultimo)
  if (!decision.ok) throw refuseMotivos(decision.motivos)
}

export const getActuacionesTrimestral: Handler<'getActuacionesTrimestral'> = (
  { db },
  { sesion, body, query },
) => {
  assertLapso(body.desde, body.hasta)
  return listPropias(sesion, { ...body, grupos: gruposDe(body) }, (filtro) =>
    pageActuaciones(db, filtro, query),
  )
}

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
