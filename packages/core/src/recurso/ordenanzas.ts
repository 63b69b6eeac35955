import type { Motivo } from '../decision/decision.ts'
import { readEscrito } from '../persona/read-escrito.ts'
import { catalogos } from '../texto/catalogos.ts'
import { interpolar } from '../texto/interpolar.ts'

/**
 * Ordinance of a tax for the year `anio` and the following years, until a later ordinance replaces it. An empty article
 * means that the article of an earlier ordinance still applies.
 */
export interface OrdenanzaDeAnio {
  readonly anio: number
  readonly ordenanza: string
  /** Article that creates the tax: 'artículo 95 de la Ordenanza Fiscal N.º 8.000'. */
  readonly tributo: string
  /** Article and rate of the interest: 'artículo 41 de la Ordenanza Fiscal N.º 8.000, 3 % mensual'. */
  readonly interes: string
}

export type OrdenanzasDeRecursos = ReadonlyMap<string, readonly OrdenanzaDeAnio[]>

export const LARGO_DE_ORDENANZA = 120
export const LARGO_DE_ARTICULO = 200
const PRIMER_ANIO = 1900
const ULTIMO_ANIO = 2200

const { recursos: t } = catalogos

const SEPARADOR = '|'

const parseOrdenanza = (linea: string): OrdenanzaDeAnio | undefined => {
  const [, anio, resto = ''] = /^(\d{4})\s*:(.*)$/.exec(linea) ?? []
  const [ordenanza = '', tributo = '', interes = '', ...demas] = resto
    .split(SEPARADOR)
    .map((parte) => parte.trim())
  if (anio === undefined || ordenanza === '' || demas.length > 0) return undefined
  return { anio: Number(anio), ordenanza, tributo, interes }
}

/**
 * Parses the ordinances of a tax: '2024: Ordenanza 9.001 | article of the tax | article and rate of the interest'. The
 * ordinances are on separate lines or separated by ';'. The articles are optional. Undefined when an ordinance has
 * another form.
 */
export const parseOrdenanzas = (texto: string): OrdenanzaDeAnio[] | undefined => {
  const lineas = texto.split(/[\n;]/).flatMap((linea) => linea.trim() || [])
  const leidas = lineas.flatMap((linea) => parseOrdenanza(linea) ?? [])
  return leidas.length < lineas.length ? undefined : leidas.sort((a, b) => a.anio - b.anio)
}

const formatOrdenanza = ({ anio, ordenanza, tributo, interes }: OrdenanzaDeAnio): string => {
  if (tributo === '' && interes === '') return `${anio}: ${ordenanza}`
  const articulos = interes === '' ? [tributo] : [tributo, interes]
  return `${anio}: ${[ordenanza, ...articulos].join(` ${SEPARADOR} `)}`
}

export const formatOrdenanzas = (ordenanzas: readonly OrdenanzaDeAnio[]): string =>
  ordenanzas.map(formatOrdenanza).join('\n')

const fits = (texto: string, largo: number): boolean => {
  const escrito = readEscrito(texto)
  return escrito.ok && escrito.valor.length <= largo && !escrito.valor.includes(SEPARADOR)
}

export const checkOrdenanzas = (ordenanzas: readonly OrdenanzaDeAnio[]): Motivo[] => {
  const vistos = new Set<number>()
  return ordenanzas.flatMap(({ anio, ordenanza, tributo, interes }) => {
    const refuse = (que: string, mensaje: string): Motivo[] => [
      { codigo: `recurso.ordenanza-${que}`, campo: 'ordenanzas', mensaje },
    ]
    const repetido = vistos.has(anio)
    vistos.add(anio)
    if (repetido) return refuse('repetida', interpolar(t.ordenanzaRepetida, { anio }))
    if (!fits(tributo, LARGO_DE_ARTICULO) || !fits(interes, LARGO_DE_ARTICULO))
      return refuse('articulo', interpolar(t.articuloInvalido, { anio, n: LARGO_DE_ARTICULO }))
    const cabe = ordenanza.trim() !== '' && fits(ordenanza, LARGO_DE_ORDENANZA)
    return Number.isInteger(anio) && anio >= PRIMER_ANIO && anio <= ULTIMO_ANIO && cabe
      ? []
      : refuse('forma', interpolar(t.ordenanzaInvalida, { n: LARGO_DE_ORDENANZA }))
  })
}

interface FuentesDeOrdenanza {
  readonly ordenanzas: readonly OrdenanzaDeAnio[]
  /** Ordinance of the tax for the years without an ordinance in `ordenanzas`. '' when none is recorded. */
  readonly propia: string
  /** Ordinance of the municipality that serves for every tax. '' when none is recorded. */
  readonly general: string
}

/** Formats sorted years as ranges: '2019 a 2021, 2023'. */
export const enumerarAnios = (anios: readonly number[]): string => {
  const tramos: [number, number][] = []
  for (const anio of anios) {
    const ultimo = tramos.at(-1)
    if (ultimo !== undefined && ultimo[1] === anio - 1) ultimo[1] = anio
    else tramos.push([anio, anio])
  }
  return tramos.map(([de, a]) => (de === a ? `${de}` : `${de} a ${a}`)).join(', ')
}

const groupPorCita = (
  anios: readonly number[],
  citaDe: (anio: number) => string,
): ReadonlyMap<string, readonly number[]> => {
  const enOrden = [...new Set(anios)].sort((a, b) => a - b)
  const porCita = new Map<string, number[]>()
  for (const anio of enOrden) {
    const cita = citaDe(anio)
    porCita.set(cita, [...(porCita.get(cita) ?? []), anio])
  }
  return porCita
}

/**
 * Joins the texts that are cited for some years, such as ordinances: 'Ordenanza 9.001 (2024); Ordenanza 9.100 (2025)'.
 * A single text for all the years is cited without the years. '' when no year has a text.
 */
export const citeAnios = (anios: readonly number[], citaDe: (anio: number) => string): string => {
  const porCita = groupPorCita(anios, citaDe)
  const citas = [...porCita].filter(([cita]) => cita !== '')
  if (porCita.size === 1) return citas[0]?.[0] ?? ''
  return citas.map(([cita, suyos]) => `${cita} (${enumerarAnios(suyos)})`).join('; ')
}

const ordenanzaEn =
  ({ ordenanzas, propia, general }: FuentesDeOrdenanza) =>
  (anio: number): string =>
    ordenanzas.findLast((una) => una.anio <= anio)?.ordenanza ?? (propia || general)

/**
 * Lists the years for which a tax has no ordinance to cite: '2019 a 2021, 2023'. '' when every year has an ordinance.
 */
export const findAniosSinOrdenanza = (
  anios: readonly number[],
  fuentes: FuentesDeOrdenanza,
): string => enumerarAnios(groupPorCita(anios, ordenanzaEn(fuentes)).get('') ?? [])

/**
 * Cites the ordinances of the years that an executive title claims (D89, D170). Each year cites the first of these
 * ordinances that exists:
 * - in `ordenanzas`, the latest ordinance of the tax that is not later than the year
 * - `propia`, the ordinance of the tax that is saved without a year
 * - `general`, the ordinance of the municipality for every tax
 */
export const citeOrdenanzas = (anios: readonly number[], fuentes: FuentesDeOrdenanza): string =>
  citeAnios(anios, ordenanzaEn(fuentes))
