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
 * Saved mapping of one column of a package file: a header of the municipality's file or a fixed value, and pairs of
 * codes.
 */
export interface ColumnaGuardada {
  readonly columna: string
  readonly titulo: string | null
  readonly fijo: string | null
  /** Pairs of codes: `suyo` is the code that the municipality writes, and `nuestro` the code of the data package. */
  readonly codigos: readonly { readonly suyo: string; readonly nuestro: string }[]
}

/**
 * Saved mapping that converts one file of the municipality into a file of the data package. Columns and codes are
 * lists, because a list keeps its order when it is stored.
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
 * Finds repeated file, column and code names in the saved mappings. The check comes before `toEquivalenciasEscritas`
 * converts the lists to objects, because an object keeps only one of two equal names.
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
 * Tells whether a file with the name of a package file has some header that is not a package column. Only then are the
 * saved mappings used for the file. A file that Apremia wrote has only package headers, so it is read without a
 * mapping.
 */
export const hasTituloAjeno = (archivo: string, titulos: readonly string[]): boolean => {
  const propios = new Set(
    findArchivoDePaquete(archivo)?.columnas.map(({ nombre }) => normalizeHeading(nombre)),
  )
  return titulos.some((titulo) => titulo.trim() !== '' && !propios.has(normalizeHeading(titulo)))
}

/**
 * Tells whether the loader can recognise that a file needs this saved mapping of column names. A file with the name of
 * a package file and only package headers is always read without a mapping. The loader could then read the amounts of
 * the file in the wrong unit.
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
 * Parses saved mappings of column names, or mappings that are about to be saved. Each mapping must have the name of the
 * municipality's file (`fuente`), because a load has several files.
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
