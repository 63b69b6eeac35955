import type { Motivo } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { paquete as textos } from '../texto/paquete.ts'
import { findArchivoDePaquete } from './archivos-del-paquete.ts'
import {
  type Codificacion,
  type EquivalenciaDeArchivo,
  type FormaDeFecha,
  type FormaDeImporte,
  type LecturaDeEquivalencias,
  readEquivalencias,
} from './equivalencias.ts'
import { MANIFIESTO } from './manifiesto.ts'
import { claveDeFuente } from './nombre-de-fuente.ts'
import { normalizeHeading } from './normalize-heading.ts'

const { equivalencias: t } = textos

/**
 * Saved mapping of one column of a data package. The value comes from the column `titulo` of the municipality's file,
 * or is the fixed value `fijo`. `codigos` translates the municipality's codes.
 */
export interface ColumnaGuardada {
  readonly columna: string
  readonly titulo: string | null
  readonly fijo: string | null
  /**
   * Pairs of codes. `suyo` is the code in the municipality's file, and `nuestro` is the code that the data package
   * requires.
   */
  readonly codigos: readonly { readonly suyo: string; readonly nuestro: string }[]
}

/**
 * Saved mapping that converts a file of the municipality to a file of the data package. `columnas` is a list, because
 * the database does not keep the order of the keys of an object.
 */
export interface EquivalenciaGuardada {
  readonly archivo: string
  readonly fuente: string
  readonly codificacion: Codificacion
  readonly fechas: FormaDeFecha
  readonly importes: FormaDeImporte
  readonly columnas: readonly ColumnaGuardada[]
}

export const LARGO_DE_FUENTE = 200

export const toEquivalenciaGuardada = (leida: EquivalenciaDeArchivo): EquivalenciaGuardada => ({
  ...{ archivo: leida.archivo, fuente: leida.fuente ?? '' },
  ...{ codificacion: leida.codificacion, fechas: leida.fechas, importes: leida.importes },
  columnas: [...leida.columnas].map(([columna, { titulo, fijo, codigos }]) => ({
    ...{ columna, titulo, fijo },
    codigos: [...codigos].map(([suyo, nuestro]) => ({ suyo, nuestro })),
  })),
})

const withoutNull = (objeto: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(objeto).filter(([, valor]) => valor !== null))

export const toEquivalenciasEscritas = (guardadas: readonly EquivalenciaGuardada[]) => ({
  archivos: Object.fromEntries(
    guardadas.map(({ archivo, fuente, codificacion, fechas, importes, columnas }) => [
      archivo,
      {
        ...withoutNull({ archivo: fuente === '' ? null : fuente, codificacion, fechas, importes }),
        columnas: Object.fromEntries(
          columnas.map(({ columna, titulo, fijo, codigos }) => [
            columna,
            withoutNull({
              ...{ columna: titulo, valor: fijo },
              codigos:
                codigos.length === 0
                  ? null
                  : Object.fromEntries(codigos.map(({ suyo, nuestro }) => [suyo, nuestro])),
            }),
          ]),
        ),
      },
    ]),
  ),
})

const repeated = (nombres: readonly string[]): readonly string[] => [
  ...new Set(nombres.filter((nombre, i) => nombres.indexOf(nombre) !== i)),
]

const motivo = (lugar: readonly string[], mensaje: string): Motivo => ({
  ...{ codigo: 'paquete.equivalencias', campo: ['archivos', ...lugar].join(', '), mensaje },
})

/**
 * Returns an error for each file, column or code that appears twice in the saved mappings. This check must run before
 * `toEquivalenciasEscritas`, which converts the lists to objects and so would lose the repeated names.
 */
const findRepetidas = (guardadas: readonly EquivalenciaGuardada[]): Motivo[] => [
  ...repeated(guardadas.map(({ archivo }) => archivo)).map((uno) => motivo([uno], t.dosVeces)),
  ...guardadas.flatMap(({ archivo, columnas }) => [
    ...repeated(columnas.map(({ columna }) => columna)).map((una) =>
      motivo([archivo, 'columnas', una], t.dosVeces),
    ),
    ...columnas.flatMap(({ columna, codigos }) =>
      repeated(codigos.map(({ suyo }) => suyo.trim())).map((suyo) =>
        motivo([archivo, 'columnas', columna, 'codigos', suyo], t.dosVeces),
      ),
    ),
  ]),
]

export const isNombreDelPaquete = (nombre: string): boolean =>
  nombre === MANIFIESTO.nombre || findArchivoDePaquete(nombre) !== undefined

/**
 * Tells whether a file has a heading that is not a column name of the data package. The loader applies saved mappings
 * only to such a file. For example, a file that the product exported is loaded without a mapping.
 */
export const hasTituloAjeno = (archivo: string, titulos: readonly string[]): boolean => {
  const propios = new Set(
    findArchivoDePaquete(archivo)?.columnas.map(({ nombre }) => normalizeHeading(nombre)),
  )
  return titulos.some((titulo) => titulo.trim() !== '' && !propios.has(normalizeHeading(titulo)))
}

/**
 * Tells whether the loader would ever use a saved mapping. The loader uses no mapping for a file with the name and
 * headings of the data package. A mapping for such a file is refused, so that nobody believes that the mapping works.
 */
const canBeTold = ({ fuente, columnas }: EquivalenciaDeArchivo): boolean => {
  const nombre = claveDeFuente(fuente ?? '')
  if (!isNombreDelPaquete(nombre)) return true
  const titulos = [...columnas.values()].flatMap(({ titulo }) => (titulo === null ? [] : [titulo]))
  return nombre !== MANIFIESTO.nombre && hasTituloAjeno(nombre, titulos)
}

const checkFuente = (leida: EquivalenciaDeArchivo): Motivo[] => {
  const { archivo, fuente } = leida
  if (fuente === null) return [motivo([archivo, 'archivo'], t.sinFuente)]
  if (fuente.length > LARGO_DE_FUENTE)
    return [motivo([archivo, 'archivo'], interpolar(t.fuenteLarga, { n: LARGO_DE_FUENTE }))]
  return canBeTold(leida) ? [] : [motivo([archivo, 'archivo'], t.fuenteDelPaquete)]
}

/**
 * Parses the saved mappings of column names of a municipality. Refuses a mapping without the name of the municipality's
 * file (`fuente`), because a load has several files.
 */
export const readEquivalenciasGuardadas = (
  guardadas: readonly EquivalenciaGuardada[],
): LecturaDeEquivalencias => {
  const repetidas = findRepetidas(guardadas)
  const leidas = readEquivalencias(toEquivalenciasEscritas(guardadas))
  const motivos = [
    ...repetidas,
    ...(leidas.ok ? leidas.valor.flatMap(checkFuente) : leidas.motivos),
  ]
  return leidas.ok && motivos.length === 0 ? leidas : { ok: false, motivos }
}
