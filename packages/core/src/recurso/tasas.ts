import type { Motivo } from '../decision/decision.ts'
import { type Fecha, fecha, formatFecha, parseFecha, parseFechaLocal } from '../fecha/fecha.ts'
import { describePorcentaje } from '../parametro/porcentaje.ts'
import { catalogos } from '../texto/catalogos.ts'
import { interpolar } from '../texto/interpolar.ts'

/** Ways to count simple interest. 'dia': each day is a thirtieth of a month. 'mes': a started month counts whole. */
export const CONTEOS_DE_INTERES = ['dia', 'mes'] as const
export type ConteoDeInteres = (typeof CONTEOS_DE_INTERES)[number]

/** Interest rate of a tax from a day on, until a later rate of the tax replaces it. */
export interface TasaDeInteres {
  readonly vigenteDesde: Fecha
  /** Percentage of interest per month, with a dot and at most four decimals: '3', '2.5'. */
  readonly mensual: string
  readonly conteo: ConteoDeInteres
}

export type TasasDeRecursos = ReadonlyMap<string, readonly TasaDeInteres[]>

const PRIMER_DIA = '1900-01-01'
/** Last day on which an interest rate may begin. A later day is taken as a mistake in the year. */
export const ULTIMO_DIA_DE_TASA = '2200-12-31'
const FORMA_DE_MENSUAL = /^(0|[1-9]\d{0,2})(\.\d{1,4})?$/
const TASA = /^([\d/.-]+)\s*:\s*(\d{1,3})(?:[.,](\d{1,4}))?\s*%?\s*(?:mensual\s+)?por\s+(.+)$/i

const { tasas: t, conteos } = catalogos.recursos

export const describeConteo = (conteo: ConteoDeInteres): string => conteos[conteo]

export const describeTasaDeInteres = ({
  mensual,
  conteo,
}: Omit<TasaDeInteres, 'vigenteDesde'>): string =>
  interpolar(t.una, { porcentaje: describePorcentaje(mensual), conteo: describeConteo(conteo) })

const PALABRAS: Readonly<Record<string, ConteoDeInteres>> = {
  día: 'dia',
  dia: 'dia',
  mes: 'mes',
  'mes o fracción': 'mes',
  'mes o fraccion': 'mes',
}

/** Joins the whole part and the decimals of a typed percentage, without needless zeros: '03,50' becomes '3.5'. */
const normalizarMensual = (entero: string, decimales: string): string => {
  const fijos = decimales.replace(/0+$/, '')
  return `${Number(entero)}${fijos === '' ? '' : `.${fijos}`}`
}

const parseTasa = (linea: string): TasaDeInteres | undefined => {
  const [, dia = '', entero = '', decimales = '', forma = ''] = TASA.exec(linea) ?? []
  const vigenteDesde = parseFecha(dia) ?? parseFechaLocal(dia)
  const conteo = PALABRAS[forma.trim().toLowerCase().replaceAll(/\s+/g, ' ')]
  if (vigenteDesde === undefined || conteo === undefined) return undefined
  return { vigenteDesde, mensual: normalizarMensual(entero, decimales), conteo }
}

export const sortTasas = (tasas: readonly TasaDeInteres[]): TasaDeInteres[] =>
  [...tasas].sort((a, b) => (a.vigenteDesde < b.vigenteDesde ? -1 : 1))

/** Converts the interest rates of an API response. Throws RangeError when a day does not exist. */
export const readTasas = (
  tasas: readonly (Omit<TasaDeInteres, 'vigenteDesde'> & { readonly vigenteDesde: string })[],
): TasaDeInteres[] =>
  sortTasas(tasas.map((una) => ({ ...una, vigenteDesde: fecha(una.vigenteDesde) })))

/**
 * Parses the interest rates of a tax: '01/01/2024: 3 % mensual por día'. The rates are on separate lines or separated
 * by ';'. The day may also be '2024-01-01'. Undefined when a rate has another form.
 */
export const parseTasas = (texto: string): TasaDeInteres[] | undefined => {
  const lineas = texto.split(/[\n;]/).flatMap((linea) => linea.trim() || [])
  const leidas = lineas.flatMap((linea) => parseTasa(linea) ?? [])
  return leidas.length < lineas.length ? undefined : sortTasas(leidas)
}

export const formatTasas = (tasas: readonly TasaDeInteres[]): string =>
  tasas.map((una) => `${formatFecha(una.vigenteDesde)}: ${describeTasaDeInteres(una)}`).join('\n')

/** Tells whether a text is a monthly percentage from 0 to 100, such as '3' or '2.5'. */
export const isMensual = (texto: string): boolean =>
  FORMA_DE_MENSUAL.test(texto) && Number(texto) <= 100

export const checkTasas = (tasas: readonly TasaDeInteres[]): Motivo[] => {
  const vistos = new Set<string>()
  return tasas.flatMap(({ vigenteDesde, mensual }) => {
    const refuse = (que: string, mensaje: string): Motivo[] => [
      { codigo: `recurso.tasa-${que}`, campo: 'tasas', mensaje },
    ]
    const repetida = vistos.has(vigenteDesde)
    vistos.add(vigenteDesde)
    if (vigenteDesde < PRIMER_DIA || vigenteDesde > ULTIMO_DIA_DE_TASA)
      return refuse('forma', t.invalida)
    const valores = { fecha: formatFecha(vigenteDesde) }
    if (repetida) return refuse('repetida', interpolar(t.repetida, valores))
    return isMensual(mensual) ? [] : refuse('mensual', interpolar(t.fueraDeRango, valores))
  })
}
