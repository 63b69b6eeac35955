import type { Decision, Porque } from '../decision/decision.ts'
import { GRUPO_JUDICIAL } from '../etapa/grupo-de-etapa.ts'
import { esRadicacion, seOfrece, TIPOS_FIJOS, type TipoDeEtapa } from '../etapa/tipo-de-etapa.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { normalizarExpediente } from '../identificador/expediente.ts'
import { actuaciones } from '../texto/actuaciones.ts'
import { interpolar } from '../texto/interpolar.ts'

/** An item and resource, named for people, and whether it has its radication in force. */
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
 * Decides whether an action of that type may be saved over those items (S2 §4, D69). Of the judicial group, only the
 * radication may, until every item has it. The screen goes on with the type set to `findTipoDeRadicacion`, and the
 * server refuses.
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

/** The type the form goes on with: 18, or 1 where only that one is offered (D69, D71). */
export const findTipoDeRadicacion = (tipos: readonly TipoDeEtapa[]): TipoDeEtapa | undefined => {
  const ofrecidos = tipos.filter((tipo) => esRadicacion(tipo.tpId) && seOfrece(tipo))
  return ofrecidos.find(({ tpId }) => tpId === TIPOS_FIJOS.radicacion) ?? ofrecidos[0]
}

/**
 * Decides check-radicacion over a list (S2 §7, D70). True only if every item has a radication. An empty list is
 * refused.
 */
export const decideRadicados = (imponibles: readonly ImponibleARadicar[]): Decision<boolean> => {
  const sinRadicacion = imponibles.filter(({ radicado }) => !radicado).map(({ nombre }) => nombre)
  const valor = sinRadicacion.length === 0
  const porque = explain('actuacion/radicados', 'S2 §7; D70', { sinRadicacion }, valor)
  if (imponibles.length > 0) return { ok: true, valor, porque }
  const mensaje = actuaciones.sinImponibles
  return { ok: false, motivos: [{ codigo: 'actuacion.lista-vacia', campo: '', mensaje }], porque }
}

/** A radication in force of an item. */
export interface RadicacionPrevia {
  readonly nroexpte: string
  /** Day of the radication, or null when unknown. */
  readonly fecha: Fecha | null
}

/** 'SN-1-2026, del 10/03/2026'. */
export const nombreDeRadicacion = ({ nroexpte, fecha }: RadicacionPrevia): string =>
  fecha === null
    ? nroexpte
    : interpolar(actuaciones.radicadoDel, { expediente: nroexpte, fecha: formatFecha(fecha) })

/** Compares two file numbers. Numbers without anything comparable are equal only when they are written equally. */
const sameExpediente = (a: string, b: string): boolean =>
  (normalizarExpediente(a) || a.trim()) === (normalizarExpediente(b) || b.trim())

/**
 * Decides whether another radication of an item may be saved (D137). The same file never may again. Another file may
 * once the person confirms it, and the previous radication stays.
 *
 * @param previos radications in force of the item, the last one at the end
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
