import {
  ABOGADO_JEFE,
  type ActuacionValida,
  claseDe,
  convenioQueRetiene,
  decideReparos,
  esRadicacion,
  fechaEnZona,
  textos,
} from '@apremia/core'
import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import { loadCasosDeCarta } from '../emision-de-cartas/decide-pedido.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { findDelExpediente, lockExpediente } from '../radicaciones/expedientes-repo.ts'
import {
  type Contribuyentes,
  isDeOtro,
  loadContribuyentes,
} from '../radicaciones/mismos-contribuyentes.ts'
import { pideMotivo } from '../radicaciones/pide-motivo.ts'
import { findRadicaciones, toRadicacionPrevia } from '../radicaciones/radicaciones-repo.ts'
import { findLegales } from './assign-casos.ts'
import type { PedidoDeGuardar } from './pedido.ts'
import { type CasoPedido, claveDeCaso, clavesDeCasos } from './read-casos.ts'

/**
 * Data from which the product decides its objections to a legal action. Read the data before the transaction, because
 * the municipality's service may answer slowly. No row then stays locked meanwhile.
 */
export interface HechosDeReparos {
  readonly salvo: number | null
  readonly convenios: ReadonlyMap<string, string>
  readonly contribuyentes: Contribuyentes
  readonly nombreDe: (caso: ClaveDeCaso) => string
}

const expedienteDe = ({ tpId, dato }: ActuacionValida): string =>
  esRadicacion(tpId) ? String(dato.nroexpte ?? '') : ''

const isOtro = (uno: ClaveDeCaso, otro: ClaveDeCaso): boolean =>
  uno.tipo !== otro.tipo || uno.imponible !== otro.imponible

const toNombrado = ({ tipo, imponible, recurso }: ClaveDeCaso): CasoPedido => ({
  ...{ tipo, imponible, recurso },
  nombre: `${imponible} ${recurso}`,
})

/**
 * Returns the function that names a case in a warning to the person. A lawyer sees the number and the tax of the
 * lawyer's own cases. For a case of another lawyer, the name is a text that gives no data.
 */
const loadNombres = async (
  { municipio }: Pick<Services, 'municipio'>,
  sesion: Sesion,
  otros: readonly ClaveDeCaso[],
): Promise<HechosDeReparos['nombreDe']> => {
  const nombrados = otros.map(toNombrado)
  if (claseDe(sesion) !== 'abogado' || sesion.abogado === ABOGADO_JEFE)
    return (caso) => toNombrado(caso).nombre
  const propios =
    nombrados.length === 0 ? new Map() : await findLegales(municipio, nombrados, sesion.abogado)
  return (caso) =>
    propios.has(claveDeCaso(caso)) ? toNombrado(caso).nombre : textos.actuaciones.reparos.otroCaso
}

export const loadHechosDeReparos = async (
  services: Pick<Services, 'db' | 'municipio'>,
  { sesion, ahora }: Pick<PedidoDeGuardar, 'sesion' | 'ahora'>,
  valida: ActuacionValida,
  casos: readonly CasoPedido[],
  salvo: number | null = null,
): Promise<HechosDeReparos> => {
  const [caso] = casos
  const convenios = new Map<string, string>()
  if (valida.imprime === 'carta' && caso !== undefined) {
    const hoy = fechaEnZona(ahora)
    const leidos = await loadCasosDeCarta(services, caso.tipo, clavesDeCasos(casos), hoy)
    for (const [i, leido] of leidos.entries()) {
      const convenio = convenioQueRetiene(sesion, leido)
      const suyo = casos[i]
      if (convenio !== null && suyo) convenios.set(claveDeCaso(suyo), convenio)
    }
  }
  const otros = await findDelExpediente(services.db, expedienteDe(valida), salvo)
  const posibles = otros.filter((otro) => casos.some((uno) => isOtro(uno, otro)))
  const seComparan = expedienteDe(valida) !== '' && (posibles.length > 0 || casos.length > 1)
  return {
    salvo,
    convenios,
    contribuyentes: await loadContribuyentes(
      services.municipio,
      seComparan ? [...posibles, ...casos] : [],
    ),
    nombreDe: await loadNombres(services, sesion, posibles),
  }
}

const findAjenos = async (
  tx: Queryable,
  valida: ActuacionValida,
  casos: readonly CasoPedido[],
  { salvo, contribuyentes, nombreDe }: HechosDeReparos,
): Promise<(caso: CasoPedido) => string | null> => {
  const otros = await findDelExpediente(tx, expedienteDe(valida), salvo)
  return (caso) => {
    const del = (otro: ClaveDeCaso) =>
      isOtro(caso, otro) && isDeOtro(contribuyentes(caso), contribuyentes(otro))
    const junto = expedienteDe(valida) === '' ? undefined : casos.find(del)
    const ajeno = otros.find(del)
    return ajeno ? nombreDe(ajeno) : (junto?.nombre ?? null)
  }
}

/**
 * Refuses a legal action that has objections, unless the request gives a written reason to override them.
 *
 * @returns overridden objections and the reason, for the audit history
 * @throws AppError 409 with every objection that a reason can override (D175, D176)
 */
export const assertReparos = async (
  tx: Tx,
  valida: ActuacionValida,
  casos: readonly CasoPedido[],
  hechos: HechosDeReparos,
  motivo: string,
): Promise<{ readonly forzados?: readonly string[]; readonly motivoForzar?: string }> => {
  const [primero] = casos
  if (primero === undefined) return {}
  const nroexpte = expedienteDe(valida)
  if (nroexpte !== '') await lockExpediente(tx, nroexpte)
  const radicaciones = await findRadicaciones(tx, primero.tipo, clavesDeCasos(casos))
  const ajenoDe = await findAjenos(tx, valida, casos, hechos)
  const decision = decideReparos(
    { tpId: valida.tpId, gpId: valida.gpId, fecha: valida.fecha, nroexpte },
    casos.map((caso) => ({
      nombre: caso.nombre,
      radicaciones: (radicaciones.get(claveDeCaso(caso)) ?? [])
        .filter(({ id }) => id !== hechos.salvo)
        .map(toRadicacionPrevia),
      convenio: hechos.convenios.get(claveDeCaso(caso)) ?? null,
      ajeno: ajenoDe(caso),
    })),
    motivo,
  )
  if (!decision.ok) throw pideMotivo(decision.motivos)
  return decision.valor.length > 0 ? { forzados: decision.valor, motivoForzar: motivo.trim() } : {}
}
