import type { Fecha } from '../fecha/fecha.ts'
import { describePorcentaje } from '../parametro/porcentaje.ts'
import { listInteresesDeAnios } from '../recurso/fundamentos.ts'
import type { OrdenanzaDeAnio } from '../recurso/ordenanzas.ts'
import type { TasaDeInteres } from '../recurso/tasas.ts'
import { interpolar } from '../texto/interpolar.ts'
import { liquidacionDeDeuda } from '../texto/liquidacion-de-deuda.ts'
import { findTasasAplicadas } from './describe-liquidacion.ts'
import type { LiquidacionDeDeuda, PeriodoLiquidado } from './liquidate-deuda.ts'

const { tasaDistinta: t } = liquidacionDeDeuda

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

interface FuentesDeTasas {
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

interface LiquidacionConTasas extends Pick<LiquidacionDeDeuda, 'al'> {
  readonly periodos: readonly Pick<PeriodoLiquidado, 'anio' | 'tramos'>[]
}

/** Tells that a liquidation applies a rate that the legal basis of the interest does not say. '' when it does not. */
export const describeTasasDistintas = (
  { periodos, al }: LiquidacionConTasas,
  fuentes: FuentesDeTasas,
): string => {
  const conDias = periodos.map(({ anio, tramos }) => ({
    ...{ anio, dias: tramos.map(({ desde }) => desde) },
  }))
  const distintas = findTasasDistintas({ periodos: conDias, al }, fuentes)
  return distintas === undefined
    ? ''
    : interpolar(distintas.cuantas === 1 ? t.una : t.varias, distintas)
}
