import type { Decision, Porque } from '../decision/decision.ts'
import { GRUPO_JUDICIAL } from '../etapa/grupo-de-etapa.ts'
import { esRadicacion, seOfrece, TIPOS_FIJOS, type TipoDeEtapa } from '../etapa/tipo-de-etapa.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { normalizarExpediente } from '../identificador/expediente.ts'
import { actuaciones } from '../texto/actuaciones.ts'
import { interpolar } from '../texto/interpolar.ts'

/**
 * Property or business of a new action. `radicado` is true when the property or business has a court filing
 * (radicación) in force.
 */
export interface ImponibleARadicar {
  readonly nombre: string
  readonly radicado: boolean
}

const explain = (
  regla: string,
  fuente: string,
  entradas: Porque['entradas'],
  valor: Porque['valor'],
): Porque => ({ regla, fuente, entradas, valor })

/**
 * Decides whether an action may be saved (S2 §4, D69). A judicial action other than a court filing is refused while
 * some property or business has no court filing. After the refusal, the screen proposes a court filing
 * (`findTipoDeRadicacion`).
 */
export const decideRadicacion = (
  { tpId, gpId }: { readonly tpId: number; readonly gpId: number },
  imponibles: readonly ImponibleARadicar[],
): Decision<true> => {
  const sinRadicacion = imponibles.filter(({ radicado }) => !radicado).map(({ nombre }) => nombre)
  const falta = gpId === GRUPO_JUDICIAL && !esRadicacion(tpId) && sinRadicacion.length > 0
  const entradas = { tipo: tpId, grupo: gpId, sinRadicacion }
  const porque = explain('actuacion/radicacion', 'S2 §4; D69', entradas, !falta)
  if (!falta) return { ok: true, valor: true, porque }
  const mensaje = actuaciones.faltaRadicacion
  const motivos = [{ codigo: 'actuacion.sin-radicacion', campo: 'tp_id', mensaje }]
  return { ok: false, motivos, porque }
}

/**
 * Returns the stage type (kind of action) with which a court filing is recorded: number 18 or, when forms do not offer
 * 18, number 1 (D69, D71). Undefined when forms offer none of these two.
 */
export const findTipoDeRadicacion = (tipos: readonly TipoDeEtapa[]): TipoDeEtapa | undefined => {
  const ofrecidos = tipos.filter((tipo) => esRadicacion(tipo.tpId) && seOfrece(tipo))
  return ofrecidos.find(({ tpId }) => tpId === TIPOS_FIJOS.radicacion) ?? ofrecidos[0]
}

/** Tells whether all the given properties and businesses have a court filing (S2 §7, D70). An empty list is refused. */
export const decideRadicados = (imponibles: readonly ImponibleARadicar[]): Decision<boolean> => {
  const sinRadicacion = imponibles.filter(({ radicado }) => !radicado).map(({ nombre }) => nombre)
  const valor = sinRadicacion.length === 0
  const porque = explain('actuacion/radicados', 'S2 §7; D70', { sinRadicacion }, valor)
  if (imponibles.length > 0) return { ok: true, valor, porque }
  const mensaje = actuaciones.sinImponibles
  return { ok: false, motivos: [{ codigo: 'actuacion.lista-vacia', campo: '', mensaje }], porque }
}

export interface RadicacionPrevia {
  readonly nroexpte: string
  readonly fecha: Fecha | null
}

/** Formats a court filing like 'SN-1-2026, del 10/03/2026'. */
export const nombreDeRadicacion = ({ nroexpte, fecha }: RadicacionPrevia): string =>
  fecha === null
    ? nroexpte
    : interpolar(actuaciones.radicadoDel, { expediente: nroexpte, fecha: formatFecha(fecha) })

const sameExpediente = (a: string, b: string): boolean =>
  (normalizarExpediente(a) || a.trim()) === (normalizarExpediente(b) || b.trim())

/**
 * Decides whether a property or business may have another court filing (D137). The same court file number is always
 * refused. A different number needs the person's confirmation. The previous filing stays in force.
 *
 * @param previos court filings in force of the property or business, the newest last
 */
export const decideOtraRadicacion = (
  nroexpte: string,
  previos: readonly RadicacionPrevia[],
  confirmada: boolean,
): Decision<true> => {
  const entradas = { nroexpte, previos: previos.map(nombreDeRadicacion), confirmada }
  const porque = explain('actuacion/otra-radicacion', 'D137', entradas, null)
  const refuse = (codigo: string, mensaje: string): Decision<true> => ({
    ok: false,
    motivos: [{ codigo: `actuacion.${codigo}`, campo: 'nroexpte', mensaje }],
    porque,
  })
  const repetido = previos.find((previo) => sameExpediente(previo.nroexpte, nroexpte))
  if (repetido !== undefined)
    return refuse(
      'expediente-repetido',
      interpolar(actuaciones.expedienteRepetido, { expediente: nombreDeRadicacion(repetido) }),
    )
  const ultimo = previos.at(-1)
  if (ultimo === undefined || confirmada) return { ok: true, valor: true, porque }
  const mensaje = interpolar(actuaciones.otroExpediente, {
    expediente: nombreDeRadicacion(ultimo),
  })
  return refuse('otra-radicacion', mensaje)
}
