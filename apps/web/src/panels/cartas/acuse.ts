import {
  type AcuseTecleado,
  faltaDeLargo,
  isMedioDeCarta,
  LARGO_DE_MOTIVO,
  type Motivo,
  parseFecha,
  textos,
  validateAcuse,
} from '@apremia/core'
import { today } from '../../ui/format.ts'
import type { Carta } from './cartas-api.ts'

export const CAMPOS_DE_ACUSE = [
  'medio',
  'pieza',
  'resultado',
  'fecha',
  'hora',
  'receptor',
  'dni',
  'vinculo',
  'notificador',
  'motivo',
  'correccion',
] as const satisfies readonly (keyof AcuseTecleado | 'correccion')[]

export type CampoDeAcuse = (typeof CAMPOS_DE_ACUSE)[number]
export type ValoresDeAcuse = Record<CampoDeAcuse, string>

/**
 * Returns the initial values of the form of an acknowledgement of receipt. For a single demand letter with an
 * acknowledgement, the form shows the saved data for correction. Otherwise only the means of delivery is filled in.
 *
 * @param medio means of delivery that the person recorded last, or ''
 */
export const valoresDeAcuse = (cartas: readonly Carta[], medio: string): ValoresDeAcuse => {
  const acuse = cartas.length === 1 ? cartas[0]?.acuse : undefined
  const propuesto = isMedioDeCarta(medio) ? medio : ''
  const valorDe = (campo: CampoDeAcuse): string => {
    if (campo === 'correccion') return ''
    return acuse?.[campo] ?? (campo === 'medio' ? propuesto : '')
  }
  return Object.fromEntries(
    CAMPOS_DE_ACUSE.map((campo) => [campo, valorDe(campo)]),
  ) as ValoresDeAcuse
}

/**
 * Returns the day of receipt that the person recorded last today, to propose it again, because a courier delivers many
 * receipts together. Undefined when that day is before the date of the letter.
 *
 * @param usada text returned by {@link keptFecha}, or ''
 */
export const fechaUsadaHoy = (usada: string, carta: Carta | undefined): string | undefined => {
  const [anotada, fecha = ''] = usada.split(' ')
  const sirve =
    anotada === today() && parseFecha(fecha) !== undefined && (carta?.fecha ?? fecha) <= fecha
  return sirve ? fecha : undefined
}

/**
 * Returns the text in which the browser keeps the last recorded day of receipt: today and that day, as 'YYYY-MM-DD
 * YYYY-MM-DD'.
 */
export const keptFecha = (fecha: string): string => `${today()} ${fecha}`

export const algunaAnotada = (cartas: readonly Carta[]): boolean =>
  cartas.some(({ acuse }) => acuse !== null)

/**
 * Returns the errors of a typed acknowledgement of receipt. For several demand letters, the date of receipt is compared
 * with the date of the newest letter.
 *
 * @param corrige true when a letter already has an acknowledgement, which the typed one corrects
 */
export const checkAcuse = (
  { correccion, ...tecleado }: ValoresDeAcuse,
  cartas: readonly Carta[],
  corrige: boolean,
): readonly Motivo[] => {
  const hoy = today()
  const fechas = cartas.flatMap(({ fecha }) => parseFecha(fecha) ?? [])
  const carta = fechas.reduce((a, b) => (a > b ? a : b), fechas[0] ?? hoy)
  const decision = validateAcuse(tecleado, { carta, hoy })
  const motivos = decision.ok ? [] : decision.motivos
  if (!corrige) return motivos
  const mensaje =
    correccion.trim() === ''
      ? textos.cartas.acuse.faltaCorreccion
      : faltaDeLargo(correccion, LARGO_DE_MOTIVO)
  if (mensaje === undefined) return motivos
  return [...motivos, { codigo: 'carta.acuse-anotado', campo: 'correccion', mensaje }]
}
