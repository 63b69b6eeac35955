import type { Fecha } from '../fecha/fecha.ts'
import { describePorcentaje } from '../parametro/porcentaje.ts'
import { interpolar } from '../texto/interpolar.ts'
import { liquidacionDeDeuda } from '../texto/liquidacion-de-deuda.ts'
import { listInteresesDeAnios } from './fundamentos.ts'
import type { OrdenanzaDeAnio } from './ordenanzas.ts'
import type { TasaDeInteres } from './tasas.ts'

const { tasaDistinta: t } = liquidacionDeDeuda

/**
 * Returns the interest rates that were in force at some time between two days. The first day is the earliest in `dias`,
 * and the last day is `al`. The result keeps the order of `tasas`, by first day in force.
 */
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

const PORCENTAJE = /(\d{1,3})(?:[.,](\d{1,4}))?\s*%\s*(anual|diari[ao]|por día|por año)?/gi

/** Reads the monthly percentages of a text: '3' in '3,00 % mensual'. Percentages per day or per year are left out. */
const readMensuales = (texto: string): string[] =>
  [...texto.matchAll(PORCENTAJE)].flatMap(([, entero = '', decimales = '', unidad]) =>
    unidad === undefined ? [String(Number(`${entero}.${decimales || '0'}`))] : [],
  )

const anioDe = (dia: string): number => Number(dia.slice(0, 4))

const enLista = new Intl.ListFormat('es', { type: 'conjunction' })

/**
 * Debt whose interest rates are compared with the rates that its legal basis cites. For each tax period, `dias` has the
 * days on which interest begins. `al` is the last day with interest.
 */
interface DeudaConInteres {
  readonly periodos: readonly { readonly anio: number; readonly dias: readonly Fecha[] }[]
  readonly al: Fecha
}

export interface FuentesDeTasas {
  readonly tasas: readonly TasaDeInteres[]
  readonly ordenanzas: readonly OrdenanzaDeAnio[]
}

/**
 * Finds the interest rates that apply to a debt but are missing from its legal basis. The legal basis is the articles
 * about interest for the years of the debt and of the rates. Undefined when no rate is missing, or when no article has
 * a monthly percentage.
 *
 * @returns the rates and the texts of the articles, as lists for people
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
