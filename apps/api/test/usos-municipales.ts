import { contract, type Entry } from '@apremia/api-client'
import type { TestApp } from './test-app.ts'

/**
 * Example request of each API call about the municipality's data. Every request finds some rows. With an empty answer,
 * a test would not notice a fault that loses rows.
 */
export const USOS: Readonly<Record<string, { readonly query?: string; readonly body?: object }>> = {
  recImpInm: { body: { data: { bsq: 1, calle: 'mitre' } } },
  recImpContrib: { body: { data: { bsq: 1, nombre: 'perez' } } },
  comercioxVarios: { body: { data: { bsq: 1 } } },
  recImpxAbog: { query: '?abogado=A01' },
  recursosxImp: { query: '?tipo=I&imponible=101' },
  basexImp: { body: { tipo: 'I', imponible: '101' } },
  getInmuebles: { body: { inmueble: '101' } },
  contribxImp: { body: { recurso: 'AB', imponible: '101' } },
  comercioxInmueble: { query: '?inm=8' },
  comerciosxCC: { query: '?cc=20111111112' },
  existeComercio: { query: '?com=11' },
  deudaCC: { query: '?imponible=101&recurso=AB&concepto=0' },
  listaSituaciones: {},
  dtSituacion: {},
  listaSituaV2: { body: { abogado: 'A01' } },
  listaSituaActual: { body: { abogado: 'A01' } },
  listaSitua: { body: { imponible: '101' } },
  estadoPlnPago: { body: { tipo: 1, plan: 100_001 } },
  planFiltro: { body: { data: { bsq: 1 } } },
  convFiltro: {},
  dataConvenio: { body: { id: 1 } },
  listaConv: { body: { recurso: 'AB' } },
  listaEtapas: {},
  listaTitulos: { body: { abogado: 'A01' } },
  recImpGstLeg: { body: { abogado: 'A01' } },
  dtTipoDoc: {},
}

/**
 * Names of the API calls about the municipality's data. Leaves out the calls that return files, because a job makes the
 * files and other tests cover the faults of that job.
 */
export const LLAMADAS = Object.entries<Entry>(contract)
  .filter(([, { service, reply }]) => service === 'municipio' && reply !== 'file')
  .map(([nombre]) => nombre)

export const callMunicipio = (test: TestApp, nombre: string, token: string) => {
  const { method, path }: Entry = contract[nombre as keyof typeof contract]
  const { query = '', body = {} } = USOS[nombre] ?? {}
  return test.call(
    method as 'GET' | 'POST',
    `/municipio${path}${query}`,
    token,
    method === 'GET' ? undefined : body,
  )
}

export const UN_PERIODO = {
  ANIO: '2025',
  CUOTA: '1',
  TOTAL: '100.00',
  INTERES: '10.00',
  ESTADO: 'PENDIENTE',
  SITUACION: 'NO',
  LEGAL: '',
}
