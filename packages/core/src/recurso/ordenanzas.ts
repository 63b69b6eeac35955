import type { Motivo } from '../decision/decision.ts'
import { readEscrito } from '../persona/read-escrito.ts'
import { catalogos } from '../texto/catalogos.ts'
import { interpolar } from '../texto/interpolar.ts'

/** Ordinance that a tax has from a year on, until the ordinance of a later year replaces it. */
export interface OrdenanzaDeAnio {
  readonly anio: number
  readonly ordenanza: string
}

export type OrdenanzasDeRecursos = ReadonlyMap<string, readonly OrdenanzaDeAnio[]>

export const LARGO_DE_ORDENANZA = 120
const PRIMER_ANIO = 1900
const ULTIMO_ANIO = 2200

const { recursos: t } = catalogos

/**
 * Parses the ordinances of a tax, such as '2024: Ordenanza 9.001', one on each line or separated by ';'. Returns
 * undefined when an ordinance has no year.
 */
export const parseOrdenanzas = (texto: string): OrdenanzaDeAnio[] | undefined => {
  const lineas = texto.split(/[\n;]/).flatMap((linea) => linea.trim() || [])
  const leidas = lineas.map((linea) => /^(\d{4})\s*:\s*(\S.*)$/.exec(linea))
  return leidas.some((leida) => leida === null)
    ? undefined
    : leidas
        .map((leida) => ({ anio: Number(leida?.[1]), ordenanza: (leida?.[2] ?? '').trim() }))
        .sort((a, b) => a.anio - b.anio)
}

export const formatOrdenanzas = (ordenanzas: readonly OrdenanzaDeAnio[]): string =>
  ordenanzas.map(({ anio, ordenanza }) => `${anio}: ${ordenanza}`).join('\n')

export const checkOrdenanzas = (ordenanzas: readonly OrdenanzaDeAnio[]): Motivo[] => {
  const vistos = new Set<number>()
  return ordenanzas.flatMap(({ anio, ordenanza }) => {
    const refuse = (que: string, mensaje: string): Motivo[] => [
      { codigo: `recurso.ordenanza-${que}`, campo: 'ordenanzas', mensaje },
    ]
    const repetido = vistos.has(anio)
    vistos.add(anio)
    if (repetido) return refuse('repetida', interpolar(t.ordenanzaRepetida, { anio }))
    const escrita = readEscrito(ordenanza)
    const cabe = escrita.ok && escrita.valor !== '' && escrita.valor.length <= LARGO_DE_ORDENANZA
    return Number.isInteger(anio) && anio >= PRIMER_ANIO && anio <= ULTIMO_ANIO && cabe
      ? []
      : refuse('forma', interpolar(t.ordenanzaInvalida, { n: LARGO_DE_ORDENANZA }))
  })
}

interface FuentesDeOrdenanza {
  readonly ordenanzas: readonly OrdenanzaDeAnio[]
  /** Ordinance of the tax for every year that `ordenanzas` does not cover. '' when nobody recorded one. */
  readonly propia: string
  /** Ordinance of the municipality for every tax. '' when nobody recorded one. */
  readonly general: string
}

const enumerarAnios = (anios: readonly number[]): string => {
  const tramos: [number, number][] = []
  for (const anio of anios) {
    const ultimo = tramos.at(-1)
    if (ultimo !== undefined && ultimo[1] === anio - 1) ultimo[1] = anio
    else tramos.push([anio, anio])
  }
  return tramos.map(([de, a]) => (de === a ? `${de}` : `${de} a ${a}`)).join(', ')
}

/** Returns the years of each ordinance. The years without an ordinance are under ''. */
const groupPorCita = (
  anios: readonly number[],
  { ordenanzas, propia, general }: FuentesDeOrdenanza,
): ReadonlyMap<string, readonly number[]> => {
  const enOrden = [...new Set(anios)].sort((a, b) => a - b)
  const porCita = new Map<string, number[]>()
  for (const anio of enOrden) {
    const deAnio = ordenanzas.findLast((una) => una.anio <= anio)?.ordenanza
    const cita = deAnio ?? (propia || general)
    porCita.set(cita, [...(porCita.get(cita) ?? []), anio])
  }
  return porCita
}

/** Lists the years for which an executive title has no ordinance to cite: '2019 a 2021, 2023'. '' when there are none. */
export const findAniosSinOrdenanza = (
  anios: readonly number[],
  fuentes: FuentesDeOrdenanza,
): string => enumerarAnios(groupPorCita(anios, fuentes).get('') ?? [])

/**
 * Cites the ordinances of the years of the tax periods that an executive title (court claim document) claims (D89,
 * D170). Each year cites the first of these ordinances that exists:
 * - in `ordenanzas`, the latest ordinance of the tax that is not later than the year
 * - `propia`, the ordinance of the tax that is saved without a year
 * - `general`, the ordinance of the municipality for every tax
 *
 * The text names the years when there are several ordinances, or when some year has no ordinance. Returns '' when no
 * year has an ordinance.
 */
export const citeOrdenanzas = (anios: readonly number[], fuentes: FuentesDeOrdenanza): string => {
  const porCita = groupPorCita(anios, fuentes)
  const citas = [...porCita].filter(([cita]) => cita !== '')
  if (porCita.size === 1) return citas[0]?.[0] ?? ''
  return citas.map(([cita, suyos]) => `${cita} (${enumerarAnios(suyos)})`).join('; ')
}
