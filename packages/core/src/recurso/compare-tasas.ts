import type { Fecha } from '../fecha/fecha.ts'
import { describePorcentaje } from '../parametro/porcentaje.ts'
import { interpolar } from '../texto/interpolar.ts'
import { liquidacionDeDeuda } from '../texto/liquidacion-de-deuda.ts'
import { listInteresesDeAnios } from './fundamentos.ts'
import type { OrdenanzaDeAnio } from './ordenanzas.ts'
import type { TasaDeInteres } from './tasas.ts'

const { tasaDistinta: t } = liquidacionDeDeuda

/** Selects the rates that apply from the first of some days up to another day, in the order of their days. */
export const findTasasAplicadas = (
  { dias, al }: { readonly dias: readonly Fecha[]; readonly al: Fecha },
  tasas: readonly TasaDeInteres[],
): TasaDeInteres[] => {
  const primero: Fecha = [...dias].sort()[0] ?? al
  const anterior = tasas.findLast(({ vigenteDesde }) => vigenteDesde <= primero)
  return tasas.filter(
    (una) => una === anterior || (una.vigenteDesde > primero && una.vigenteDesde <= al),
  )
}

/** Percentage in the text of a legal basis, with the unit of time that follows it, if any. */
const PORCENTAJE = /(\d{1,3})(?:[.,](\d{1,4}))?\s*%\s*(anual|diari[ao]|por día|por año)?/gi

/** Monthly percentages of a text: '3' for '3,00 % mensual'. A percentage of another unit of time is left out. */
const readMensuales = (texto: string): string[] =>
  [...texto.matchAll(PORCENTAJE)].flatMap(([, entero = '', decimales = '', unidad]) =>
    unidad === undefined ? [String(Number(`${entero}.${decimales || '0'}`))] : [],
  )

const anioDe = (dia: string): number => Number(dia.slice(0, 4))

const enLista = new Intl.ListFormat('es', { type: 'conjunction' })

/** Interest of the periods of a debt: the days from which it is counted, up to a day. */
interface DeudaConInteres {
  readonly periodos: readonly { readonly anio: number; readonly dias: readonly Fecha[] }[]
  readonly al: Fecha
}

export interface FuentesDeTasas {
  readonly tasas: readonly TasaDeInteres[]
  readonly ordenanzas: readonly OrdenanzaDeAnio[]
}

/**
 * Finds the rates that apply to a debt and that the legal basis of the interest does not say. The legal basis is that of
 * the years of the periods and of the years in which the rates begin. Undefined when they agree, or when the text of the
 * basis has no monthly percentage to compare.
 *
 * @returns the rates and the texts of the legal basis, as they are read
 */
export const findTasasDistintas = (
  { periodos, al }: DeudaConInteres,
  { tasas, ordenanzas }: FuentesDeTasas,
): { readonly cuantas: number; readonly tasas: string; readonly bases: string } | undefined => {
  const aplicadas = findTasasAplicadas({ dias: periodos.flatMap(({ dias }) => dias), al }, tasas)
  const anios = [
    ...periodos.map(({ anio }) => anio),
    ...aplicadas.map(({ vigenteDesde }) => anioDe(vigenteDesde)),
  ]
  const bases = listInteresesDeAnios(anios, ordenanzas)
  const conTasa = bases.filter((base) => readMensuales(base).length > 0)
  const dichas = new Set(conTasa.flatMap(readMensuales))
  const distintas = [...new Set(aplicadas.map(({ mensual }) => mensual))].filter(
    (mensual) => !dichas.has(String(Number(mensual))),
  )
  if (conTasa.length === 0 || distintas.length === 0) return undefined
  return {
    cuantas: distintas.length,
    tasas: enLista.format(
      distintas.map((mensual) =>
        interpolar(t.mensual, { porcentaje: describePorcentaje(mensual) }),
      ),
    ),
    bases: enLista.format(conTasa.map((base) => `«${base}»`)),
  }
}
