import {
  decideAccesoACaso,
  esRecursoDeComercio,
  fechaEnZona,
  legalesDe,
  municipioVigente,
  textos,
} from '@apremia/core'
import { listParametros } from '../parametros/parametros-repo.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { abogadoDe, refuseMotivos } from './deuda-alcance.ts'
import { pageWithin, readBusqueda } from './padron-alcance.ts'

const recImpInm: Handler<'recImpInm'> = async ({ municipio }, { sesion, body, query }) => {
  const { filtro, abogado } = readBusqueda('inmuebles', sesion, body.data)
  return pageWithin(abogado, (codigo) => municipio.recImpInm(filtro, codigo, query))
}

const recImpContrib: Handler<'recImpContrib'> = async ({ municipio }, { sesion, body, query }) => {
  const { filtro, abogado } = readBusqueda('contribuyentes', sesion, body.data)
  return pageWithin(abogado, (codigo) => municipio.recImpContrib(filtro, codigo, query))
}

const comercioxVarios: Handler<'comercioxVarios'> = async (
  { municipio },
  { sesion, body, query },
) => {
  const { filtro, abogado } = readBusqueda('comercios', sesion, body.data)
  return pageWithin(abogado, (codigo) => municipio.comercioxVarios(filtro, codigo, query))
}

const getInmuebles: Handler<'getInmuebles'> = async ({ municipio }, { sesion, body, query }) => {
  const { nombre, inmueble, abogado: pedido } = body
  // A number without resource is what this call is for, so the rule of the form does not apply to it.
  const { filtro, abogado } = readBusqueda('inmuebles', sesion, { nombre, abogado: pedido })
  const numero = inmueble?.replace(/[.\s]/g, '') ?? ''
  if (!/^\d{0,10}$/.test(numero))
    throw refuseMotivos([
      { codigo: 'busqueda.campo', campo: 'inmueble', mensaje: textos.busqueda.numero },
    ])
  const completo = numero === '' ? filtro : { ...filtro, inmueble: numero }
  return pageWithin(abogado, (codigo) => municipio.recImpInm(completo, codigo, query))
}

const recImpxAbog: Handler<'recImpxAbog'> = ({ municipio }, { sesion, query }) => {
  const { abogado: pedido = '', ...pagina } = query
  return Promise.resolve(
    pageWithin(abogadoDe(sesion, pedido), (codigo) => municipio.recImpxAbog(codigo, pagina)),
  )
}

const recursosxImp: Handler<'recursosxImp'> = async ({ municipio }, { sesion, query }) => {
  const abogado = abogadoDe(sesion, '')
  return abogado === null ? [] : municipio.recursosxImp(query.tipo, query.imponible, abogado)
}

const basexImp: Handler<'basexImp'> = async ({ db, ahora, municipio }, { sesion, body }) => {
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

const contribxImp: Handler<'contribxImp'> = async ({ municipio }, { sesion, body }) => {
  const tipo = esRecursoDeComercio(body.recurso) ? 'C' : 'I'
  const abogado = abogadoDe(sesion, '')
  const propios =
    abogado === null ? [] : await municipio.recursosxImp(tipo, body.imponible, abogado)
  if (!propios.some(({ RECURSO }) => RECURSO === body.recurso)) return []
  return municipio.contribxImp(tipo, body.imponible)
}

const comercioxInmueble: Handler<'comercioxInmueble'> = async (
  { municipio },
  { sesion, query },
) => {
  const abogado = abogadoDe(sesion, '')
  return abogado === null ? [] : municipio.comercioxInmueble(query.inm, abogado)
}

/** A number of business: shorter than a CUIT. */
const ES_NUMERO = /^\d{1,10}$/

const POR_NUMERO = { orden: 'NRO_COMERCIO', sentido: 'asc' } as const

const comerciosxCC: Handler<'comerciosxCC'> = async ({ municipio }, { sesion, query }) => {
  const { cc } = query
  const { filtro, abogado } = readBusqueda(
    'comercios',
    sesion,
    ES_NUMERO.test(cc) ? { numero: cc } : { cuit: cc },
  )
  return pageWithin(abogado, (codigo) =>
    municipio.comercioxVarios(filtro, codigo, { ...query, ...POR_NUMERO }),
  )
}

const existeComercio: Handler<'existeComercio'> = async ({ municipio }, { query }) => ({
  existe: await municipio.existeComercio(query.com),
})

export const padronHandlers = {
  recImpInm,
  recImpContrib,
  comercioxVarios,
  getInmuebles,
  recImpxAbog,
  recursosxImp,
  basexImp,
  contribxImp,
  comercioxInmueble,
  comerciosxCC,
  existeComercio,
}
