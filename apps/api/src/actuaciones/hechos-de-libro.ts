import {
  claseDe,
  convenioQueRetiene,
  type FilaDeActuaciones,
  fechaEnZona,
  normalizarBusqueda,
  normalizarExpediente,
  TIPOS_FIJOS,
  textos,
} from '@apremia/core'
import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import { loadCasosDeCarta } from '../emision-de-cartas/decide-pedido.ts'
import { loadTiposDeEtapa } from '../etapas/etapas-repo.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { findDelExpediente } from '../radicaciones/expedientes-repo.ts'
import { isDeOtro, loadContribuyentes } from '../radicaciones/mismos-contribuyentes.ts'
import { type CasoPedido, claveDeCaso, clavesDeCasos } from './read-casos.ts'

export interface HechosDeLibro {
  readonly convenios: ReadonlyMap<string, string>
  /**
   * Looks for a case with the court file number of the workbook row `fila`, but of a different taxpayer than `caso`.
   * Returns a text that names the case found, or null when there is none.
   */
  readonly ajenoDe: (fila: FilaDeActuaciones, caso: CasoPedido) => string | null
}

const isOtroCaso = (uno: ClaveDeCaso, otro: ClaveDeCaso): boolean =>
  uno.tipo !== otro.tipo || uno.imponible !== otro.imponible || uno.recurso !== otro.recurso

type ConHechos = Pick<Services, 'db' | 'municipio' | 'ahora'>

const loadIntima = async ({ db }: ConHechos): Promise<(fila: FilaDeActuaciones) => boolean> => {
  const aviso = (await loadTiposDeEtapa(db)).find(({ tpId }) => tpId === TIPOS_FIJOS.avisoFinal)
  const nombres = new Set([String(TIPOS_FIJOS.avisoFinal), normalizarBusqueda(aviso?.nombre ?? '')])
  return ({ tipo }) => nombres.has(normalizarBusqueda(tipo))
}

const loadConvenios = async (
  services: ConHechos,
  sesion: Sesion,
  casos: readonly CasoPedido[],
): Promise<Map<string, string>> => {
  const convenios = new Map<string, string>()
  const hoy = fechaEnZona(services.ahora())
  for (const tipo of ['I', 'C'] as const) {
    const suyos = casos.filter((caso) => caso.tipo === tipo)
    if (suyos.length === 0) continue
    const leidos = await loadCasosDeCarta(services, tipo, clavesDeCasos(suyos), hoy)
    for (const [i, caso] of suyos.entries()) {
      const leido = leidos[i]
      const convenio = leido ? convenioQueRetiene(sesion, leido) : null
      if (convenio !== null) convenios.set(claveDeCaso(caso), convenio)
    }
  }
  return convenios
}

/**
 * Loads the data against which the rows of a workbook of legal actions are checked. Call this function before any
 * transaction. The municipality's service may be on another host and answer slowly, while a transaction holds its
 * locks.
 */
export const loadHechosDeLibro = async (
  services: ConHechos,
  sesion: Sesion,
  filas: readonly FilaDeActuaciones[],
  casos: readonly CasoPedido[],
): Promise<HechosDeLibro> => {
  const porNombre = new Map(casos.map((caso) => [`${caso.imponible} ${caso.recurso}`, caso]))
  const casoDe = ({ imponible, recurso }: FilaDeActuaciones) =>
    porNombre.get(`${imponible} ${recurso}`)
  const intima = await loadIntima(services)
  const intimados = filas.filter(intima).flatMap((fila) => casoDe(fila) ?? [])
  const porExpediente = new Map<string, ClaveDeCaso[]>()
  for (const fila of filas) {
    const nroexpte = fila.dato.nroexpte ?? ''
    const clave = normalizarExpediente(nroexpte)
    if (clave === '') continue
    const previos =
      porExpediente.get(clave) ?? (await findDelExpediente(services.db, nroexpte, null))
    porExpediente.set(clave, [...previos, ...[casoDe(fila) ?? []].flat()])
  }
  const juntos = [...porExpediente.values()].filter((unos) => unos.length > 1).flat()
  const contribuyentes = await loadContribuyentes(services.municipio, juntos)
  return {
    convenios: await loadConvenios(services, sesion, [...new Set(intimados)]),
    ajenoDe: (fila, caso) => {
      const otros = porExpediente.get(normalizarExpediente(fila.dato.nroexpte ?? '')) ?? []
      const ajeno = otros.find(
        (otro) =>
          (otro.imponible !== caso.imponible || otro.tipo !== caso.tipo) &&
          isDeOtro(contribuyentes(caso), contribuyentes(otro)),
      )
      if (ajeno === undefined) return null
      // Another case may have the same court file number. The warning names that case to a lawyer only when the case is
      // the lawyer's own.
      const seDice = claseDe(sesion) !== 'abogado' || casos.some((uno) => !isOtroCaso(uno, ajeno))
      return seDice ? `${ajeno.imponible} ${ajeno.recurso}` : textos.actuaciones.reparos.otroCaso
    },
  }
}
