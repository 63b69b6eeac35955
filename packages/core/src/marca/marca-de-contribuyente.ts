import type { Decision, Motivo } from '../decision/decision.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { readEscrito } from '../persona/read-escrito.ts'
import { interpolar } from '../texto/interpolar.ts'
import { marcaDeContribuyente as t } from '../texto/marca-de-contribuyente.ts'

/**
 * Marks that a person may record on a taxpayer: dead, in insolvency proceedings, or bankrupt. The debt of such a
 * taxpayer may have to be claimed from the heirs or from the trustee.
 */
export const MARCAS_DE_CONTRIBUYENTE = ['fallecido', 'concurso', 'quiebra'] as const
export type MarcaDeContribuyente = (typeof MARCAS_DE_CONTRIBUYENTE)[number]

export const LARGO_DE_NOTA_DE_MARCA = 200

/**
 * Mark recorded on a taxpayer: dead, in insolvency proceedings, or bankrupt. Without a mark, `desde` is null and `nota`
 * is ''.
 */
export interface MarcaAnotada {
  readonly marca: MarcaDeContribuyente | ''
  /**
   * Day since which the municipality knows of the death or insolvency. It is not the day of the death or of the
   * judgment.
   */
  readonly desde: Fecha | null
  /** Source of the mark: the court file of the succession or insolvency, or the person who reported the fact. */
  readonly nota: string
}

export const SIN_MARCA: MarcaAnotada = { marca: '', desde: null, nota: '' }

const checkNota = (nota: string): Motivo[] => {
  const leida = readEscrito(nota)
  const sirve = leida.ok && leida.valor.length <= LARGO_DE_NOTA_DE_MARCA
  const mensaje = interpolar(t.motivos.nota, { n: LARGO_DE_NOTA_DE_MARCA })
  return sirve ? [] : [{ codigo: 'marca.nota', campo: 'nota', mensaje }]
}

const checkDesde = (desde: Fecha | null, hoy: Fecha): Motivo[] => {
  if (desde !== null && desde <= hoy) return []
  const mensaje = desde === null ? t.motivos.sinDia : t.motivos.diaFuturo
  return [{ codigo: 'marca.desde', campo: 'desde', mensaje }]
}

/**
 * Decides whether a mark (dead, insolvent or bankrupt) may be recorded on a taxpayer. An empty mark removes the
 * recorded mark with its day and note.
 */
export const decideMarca = (
  { marca, desde, nota }: MarcaAnotada,
  hoy: Fecha,
): Decision<MarcaAnotada> => {
  const motivos = marca === '' ? [] : [...checkDesde(desde, hoy), ...checkNota(nota)]
  const porque = {
    regla: 'persona/marca',
    fuente: 'ADR 0112',
    entradas: { marca, desde, hoy },
    valor: motivos.length === 0,
  }
  if (motivos.length > 0) return { ok: false, motivos, porque }
  const valor = marca === '' ? SIN_MARCA : { marca, desde, nota: nota.trim() }
  return { ok: true, valor, porque }
}

/** Formats a mark in one line: 'Concurso, se sabe desde el 01/05/2026 (Expte. 123)'. '' without a mark. */
export const writeMarca = ({ marca, desde, nota }: MarcaAnotada): string => {
  if (marca === '') return ''
  const dia = desde === null ? '' : interpolar(t.seSabeDesde, { fecha: formatFecha(desde) })
  return `${t.marcas[marca]}${dia && `, ${dia}`}${nota && ` (${nota})`}`
}
