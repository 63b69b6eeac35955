import type { Decision, Motivo } from '../decision/decision.ts'
import { importes } from '../texto/importes.ts'
import type { Centavos } from './centavos.ts'
import { parseWireAmount } from './parse-centavos.ts'

const PLAIN = /^\d+(,\d{1,2})?$/
/**
 * Matches a typed amount in which the dots certainly separate thousands, because the amount has a comma or more than
 * one dot.
 */
const GROUPED = /^\d{1,3}(\.\d{3})+,\d{1,2}$|^\d{1,3}(\.\d{3}){2,}$/
const AMBIGUOUS = /^\d{1,3}\.\d{3}$/

const reasonFor = (text: string, campo: string): Motivo => {
  if (text === '') return { codigo: 'importe.vacio', campo, mensaje: importes.vacio }
  if (AMBIGUOUS.test(text)) return { codigo: 'importe.ambiguo', campo, mensaje: importes.ambiguo }
  if (PLAIN.test(text) || GROUPED.test(text))
    return { codigo: 'importe.demasiado-grande', campo, mensaje: importes.demasiadoGrande }
  return { codigo: 'importe.invalido', campo, mensaje: importes.invalido }
}

/**
 * Parses an amount as people type or paste it: digits, and optionally a comma with one or two decimals (S2 §5, D50). A
 * '$' and clear thousands dots are accepted ('1.234,50'). '1.234' is refused as ambiguous. The amount has at most 13
 * integer digits and is never negative.
 */
export const parseImporteTecleado = (texto: string, campo = ''): Decision<Centavos> => {
  const text = texto.replace(/^\s*\$?\s*/, '').trimEnd()
  const digits = GROUPED.test(text) ? text.replaceAll('.', '') : text
  const valor = PLAIN.test(digits) ? parseWireAmount(digits.replace(',', '.')) : undefined
  const porque = {
    regla: 'dinero/importe-tecleado',
    fuente: 'S2 §5; D50',
    entradas: { texto },
    valor: valor ?? null,
  }
  if (valor !== undefined) return { ok: true, valor, porque }
  return { ok: false, motivos: [reasonFor(text, campo)], porque }
}
