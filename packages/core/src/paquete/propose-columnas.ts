import type { ArchivoDePaquete } from './archivo-de-paquete.ts'
import { ARCHIVOS_DEL_PAQUETE, findArchivoDePaquete } from './archivos-del-paquete.ts'
import type { ColumnaDePaquete } from './columna-de-paquete.ts'
import type { FormaDeFecha, FormaDeImporte } from './equivalencias.ts'
import { guessFormaDeFecha, guessFormaDeImporte } from './guess-forma.ts'
import { normalizeHeading } from './normalize-heading.ts'
import { PARECIDOS } from './parecidos.ts'

/** A heading of a file of the municipality, with the values under it in the rows that were read. */
export interface TituloMirado {
  readonly titulo: string
  readonly valores: readonly string[]
}

/**
 * Possible headings of each column of a file of the package. Certain ones are chosen, and the rest are left to a
 * person.
 */
export interface PropuestaDeColumnas {
  /** Columns that were recognised, with the place of their heading. */
  readonly elegidos: ReadonlyMap<string, number>
  /** Columns with more than one possible heading, or whose only heading another column takes. */
  readonly dudosas: ReadonlyMap<string, readonly string[]>
  /** Columns that the package needs and were not recognised. */
  readonly faltan: readonly string[]
  /** Undefined when the first rows do not tell. */
  readonly fechas: FormaDeFecha | undefined
  readonly importes: FormaDeImporte | undefined
}

interface Parecido {
  readonly columna: ColumnaDePaquete
  /** Indexes of the headings that may be this column, the likeliest first. */
  readonly lugares: readonly number[]
  /** The loader takes the first one by itself. */
  readonly seguro: boolean
}

/** Finds the headings that could be each column. A heading that is surely of one column is of no other. */
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

/** A heading for each column that has one for it alone. */
const assign = (parecidos: readonly Parecido[]): ReadonlyMap<string, number> => {
  const elegidos = new Map<string, number>()
  const usados = new Set<number>()
  // When a column takes a heading, another column that had two candidates may be left with one.
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

/** A name that has that of a file of the package says as much as some columns: 'EXP_DEUDA'. */
const POR_EL_NOMBRE = 2

/** Scores how well the headings match a file of the package. Missing required columns count against the match. */
const scoreDe = (archivo: ArchivoDePaquete, nombre: string, celdas: readonly string[]): number => {
  const elegidos = assign(findParecidos(archivo, celdas))
  if (elegidos.size === 0) return 0
  const porElNombre = nombre.includes(archivo.nombre) ? POR_EL_NOMBRE : 0
  return elegidos.size - missingOf(archivo, elegidos).length + porElNombre
}

/**
 * The file of the package that one of the municipality looks like; null when it looks like none.
 *
 * @param nombre without folder or extension, in lower case
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

/** Proposes a heading for each column of a file of the package, and how its dates and amounts are written. */
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
