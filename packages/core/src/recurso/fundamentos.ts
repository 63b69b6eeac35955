import { catalogos } from '../texto/catalogos.ts'
import { interpolar } from '../texto/interpolar.ts'
import { citeAnios, enumerarAnios, type OrdenanzaDeAnio } from './ordenanzas.ts'

/**
 * Parts of the legal basis of a tax, in the order in which an executive title cites them: the article that creates the
 * tax, the ordinance, and the article of the interest.
 */
const PARTES_DE_FUNDAMENTO = ['tributo', 'ordenanza', 'interes'] as const
type ParteDeFundamento = (typeof PARTES_DE_FUNDAMENTO)[number]

/**
 * Returns one part of the legal basis of a tax for a year. When that year has no text, the text of the latest earlier
 * year applies. So a person writes an unchanged text only once.
 */
const findParte = (
  ordenanzas: readonly OrdenanzaDeAnio[],
  parte: ParteDeFundamento,
  anio: number,
): string => ordenanzas.findLast((una) => una.anio <= anio && una[parte] !== '')?.[parte] ?? ''

/**
 * Lists the articles that set the interest of a tax in the given years, each text once and in the order of the years.
 */
export const listInteresesDeAnios = (
  anios: readonly number[],
  ordenanzas: readonly OrdenanzaDeAnio[],
): string[] => {
  const textos = [...anios]
    .sort((a, b) => a - b)
    .map((anio) => findParte(ordenanzas, 'interes', anio))
  return [...new Set(textos)].filter((texto) => texto !== '')
}

/**
 * Cites the legal basis of a tax for the years of the claimed periods. A part of the legal basis without a text in any
 * year is ''.
 */
export const citeFundamento = (
  anios: readonly number[],
  ordenanzas: readonly OrdenanzaDeAnio[],
): Readonly<Record<ParteDeFundamento, string>> => {
  const cite = (parte: ParteDeFundamento) =>
    citeAnios(anios, (anio) => findParte(ordenanzas, parte, anio))
  return { tributo: cite('tributo'), ordenanza: cite('ordenanza'), interes: cite('interes') }
}

const NORMA = /\b(?:ordenanza|ord\.|ley|decreto|c[oó]digo|resoluci[oó]n|texto ordenado)/i

/**
 * Lists the cited articles that do not name their ordinance or law, such as 'artículo 95'. The reader of an executive
 * title with such an article would have to guess the ordinance.
 */
export const findArticulosSinNorma = (
  anios: readonly number[],
  ordenanzas: readonly OrdenanzaDeAnio[],
): string[] => [
  ...new Set(
    (['tributo', 'interes'] as const).flatMap((parte) =>
      anios
        .map((anio) => findParte(ordenanzas, parte, anio))
        .filter((texto) => texto !== '' && !NORMA.test(texto)),
    ),
  ),
]

/**
 * Lists the missing parts of the legal basis of a tax, each with its years: 'el artículo que crea el tributo (2019 a
 * 2021)'. '' when no part is missing. A general ordinance does not count, because the legal basis must be specific to
 * the tax and the year.
 */
export const describeSinFundamento = (
  anios: readonly number[],
  ordenanzas: readonly OrdenanzaDeAnio[],
): string =>
  PARTES_DE_FUNDAMENTO.flatMap((parte) => {
    const faltan = anios.filter((anio) => findParte(ordenanzas, parte, anio) === '')
    if (faltan.length === 0) return []
    const que = catalogos.recursos.fundamento[parte]
    return [interpolar(catalogos.recursos.sinFundamento, { que, anios: enumerarAnios(faltan) })]
  }).join(', ')
