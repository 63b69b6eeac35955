import type { ArchivoDePaquete } from './archivo-de-paquete.ts'
import { ARCHIVOS_DEL_PAQUETE, findArchivoDePaquete } from './archivos-del-paquete.ts'
import type { ColumnaDePaquete } from './columna-de-paquete.ts'
import type { FormaDeFecha, FormaDeImporte } from './equivalencias.ts'
import { guessFormaDeFecha, guessFormaDeImporte } from './guess-forma.ts'
import { normalizeHeading } from './normalize-heading.ts'
import { PARECIDOS } from './parecidos.ts'

export interface TituloMirado {
  readonly titulo: string
  readonly valores: readonly string[]
}

/**
 * Headers of the municipality's file that are proposed for the columns of a package file. A person decides the columns
 * that have no certain match.
 */
export interface PropuestaDeColumnas {
  /** For each package column with a certain match, the index of the matching header. */
  readonly elegidos: ReadonlyMap<string, number>
  /** Package columns with several possible headers, or whose only possible header belongs to another column. */
  readonly dudosas: ReadonlyMap<string, readonly string[]>
  /** Required package columns whose header a person still has to choose. */
  readonly faltan: readonly string[]
  readonly fechas: FormaDeFecha | undefined
  readonly importes: FormaDeImporte | undefined
}

interface Parecido {
  readonly columna: ColumnaDePaquete
  /** Indexes of the headers that may match this package column, the likeliest first. */
  readonly lugares: readonly number[]
  /**
   * True when the header is the column's name or a synonym of the name. The loader accepts such a header without asking
   * a person.
   */
  readonly seguro: boolean
}

/**
 * Finds the headers that may match each package column. A header that certainly matches one column is offered only for
 * that column.
 */
const findParecidos = (
  { columnas }: ArchivoDePaquete,
  celdas: readonly string[],
): readonly Parecido[] => {
  const titulos = celdas.map(normalizeHeading)
  const lugaresDe = (nombres: readonly string[]): number[] => {
    const buscados = new Set(nombres.map(normalizeHeading))
    return titulos.flatMap((titulo, lugar) => (buscados.has(titulo) ? [lugar] : []))
  }
  const propios = columnas.map((columna) => lugaresDe([columna.nombre]))
  const deOtra = (lugar: number, i: number): boolean =>
    propios.some((suyos, j) => j !== i && suyos.includes(lugar))
  const seguros = columnas.map(({ nombre, sinonimos }, i) =>
    lugaresDe([nombre, ...sinonimos]).filter((lugar) => !deOtra(lugar, i)),
  )
  const tomados = new Set(seguros.flatMap((suyos) => (suyos.length === 1 ? suyos : [])))
  return columnas.map((columna, i) => {
    const suyos = seguros[i] ?? []
    if (suyos.length > 0) return { columna, lugares: suyos, seguro: true }
    const otros = lugaresDe(PARECIDOS[columna.nombre] ?? [])
    return { columna, lugares: otros.filter((lugar) => !tomados.has(lugar)), seguro: false }
  })
}

const assign = (parecidos: readonly Parecido[]): ReadonlyMap<string, number> => {
  const elegidos = new Map<string, number>()
  const usados = new Set<number>()
  // The last pass tries again the columns with a certain match. Such a column may have had two possible headers, and
  // the second pass may have assigned one of the two to another column.
  for (const seguro of [true, false, true])
    for (const { columna, lugares, seguro: suyo } of parecidos) {
      const libres = lugares.filter((lugar) => !usados.has(lugar))
      const [lugar] = libres
      if (elegidos.has(columna.nombre) || suyo !== seguro) continue
      if (lugar === undefined || libres.length > 1) continue
      elegidos.set(columna.nombre, lugar)
      usados.add(lugar)
    }
  return elegidos
}

const missingOf = (
  { columnas }: ArchivoDePaquete,
  elegidos: ReadonlyMap<string, number>,
): readonly string[] =>
  columnas.flatMap(({ nombre, obligatoria }) =>
    obligatoria && !elegidos.has(nombre) ? [nombre] : [],
  )

/**
 * Points of a package file whose name is part of the name of the municipality's file, as in 'EXP_DEUDA'. A recognised
 * column gives one point.
 */
const POR_EL_NOMBRE = 2

/**
 * Computes how well a name and its headers match a package file: one point for each recognised column, minus one for
 * each missing required column, plus `POR_EL_NOMBRE` for the name.
 */
const scoreDe = (archivo: ArchivoDePaquete, nombre: string, celdas: readonly string[]): number => {
  const elegidos = assign(findParecidos(archivo, celdas))
  if (elegidos.size === 0) return 0
  const porElNombre = nombre.includes(archivo.nombre) ? POR_EL_NOMBRE : 0
  return elegidos.size - missingOf(archivo, elegidos).length + porElNombre
}

/**
 * Chooses the package file whose name and columns match the municipality's file best. Null when no package file has a
 * positive score.
 *
 * @param nombre name of the municipality's file without folder or extension, in lower case
 */
export const chooseArchivo = (
  nombre: string,
  celdas: readonly string[],
): ArchivoDePaquete | null => {
  const propio = findArchivoDePaquete(nombre)
  if (propio !== undefined) return propio
  const [mejor] = ARCHIVOS_DEL_PAQUETE.map((archivo) => ({
    ...{ archivo, score: scoreDe(archivo, nombre, celdas) },
  })).sort((a, b) => b.score - a.score)
  return mejor !== undefined && mejor.score > 0 ? mejor.archivo : null
}

export const proposeColumnas = (
  archivo: ArchivoDePaquete,
  titulos: readonly TituloMirado[],
): PropuestaDeColumnas => {
  const parecidos = findParecidos(
    archivo,
    titulos.map(({ titulo }) => titulo),
  )
  const elegidos = assign(parecidos)
  const tituloDe = (lugar: number): string => titulos[lugar]?.titulo ?? ''
  const deClase = (clase: string): string[] =>
    archivo.columnas
      .filter(({ nombre, forma }) => forma.clase === clase && elegidos.has(nombre))
      .flatMap(({ nombre }) => titulos[elegidos.get(nombre) ?? -1]?.valores ?? [])
  return {
    elegidos,
    dudosas: new Map(
      parecidos.flatMap(({ columna: { nombre }, lugares }) =>
        elegidos.has(nombre) || lugares.length === 0
          ? []
          : [[nombre, lugares.map(tituloDe)] as const],
      ),
    ),
    faltan: missingOf(archivo, elegidos),
    fechas: guessFormaDeFecha(deClase('fecha')),
    importes: guessFormaDeImporte(deClase('importe')),
  }
}
