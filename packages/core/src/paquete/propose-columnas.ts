import type { ArchivoDePaquete } from './archivo-de-paquete.ts'
import type { ColumnaDePaquete } from './columna-de-paquete.ts'
import type { FormaDeFecha, FormaDeImporte } from './equivalencias.ts'
import { guessFormaDeFecha, guessFormaDeImporte } from './guess-forma.ts'
import { loosenHeading } from './loosen-heading.ts'
import { normalizeHeading } from './normalize-heading.ts'
import { PARECIDOS } from './parecidos.ts'

export interface TituloMirado {
  readonly titulo: string
  readonly valores: readonly string[]
}

/**
 * Proposed match between the columns of a file of the data package and the headers of the municipality's file. A person
 * chooses the header of each column for which the program is not sure.
 */
export interface PropuestaDeColumnas {
  /**
   * Columns of the data package whose header the program found without doubt. The value is the index of the header in
   * the municipality's file.
   */
  readonly elegidos: ReadonlyMap<string, number>
  /**
   * Columns of the data package whose header a person must choose, with their possible headers. Either the column has
   * several possible headers, or its only possible header was already given to a different column.
   */
  readonly dudosas: ReadonlyMap<string, readonly string[]>
  readonly faltan: readonly string[]
  readonly fechas: FormaDeFecha | undefined
  readonly importes: FormaDeImporte | undefined
}

interface Parecido {
  readonly columna: ColumnaDePaquete
  /**
   * Indexes of the headers of the municipality's file that may correspond to this column of the data package. The
   * likeliest header is first.
   */
  readonly lugares: readonly number[]
  /**
   * True when a header of the municipality's file is the name of the column or a synonym. The loader then uses the
   * header without asking a person.
   */
  readonly seguro: boolean
}

/**
 * Finds the headers of the municipality's file that may give each column of the data package. A header that is the name
 * or a synonym of one column is not offered for any other column.
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
  const sueltos = celdas.map(loosenHeading)
  const looseLugaresDe = (nombres: readonly string[]): number[] => {
    const buscados = new Set(nombres.map(loosenHeading))
    return sueltos.flatMap((titulo, lugar) => (buscados.has(titulo) ? [lugar] : []))
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
    const { nombre, sinonimos } = columna
    const otros = looseLugaresDe([nombre, ...sinonimos, ...(PARECIDOS[nombre] ?? [])])
    return { columna, lugares: otros.filter((lugar) => !tomados.has(lugar)), seguro: false }
  })
}

const assign = (parecidos: readonly Parecido[]): ReadonlyMap<string, number> => {
  const elegidos = new Map<string, number>()
  const usados = new Set<number>()
  // Each pass gives a header to every column for which only one header is free. The columns with a sure match
  // (`seguro`) go first. They go again at the end, because the second pass may leave only one header free.
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

export const matchColumnas = (archivo: ArchivoDePaquete, titulos: readonly string[]) => {
  const parecidos = findParecidos(archivo, titulos)
  const elegidos = assign(parecidos)
  const dudosas = new Map(
    parecidos.flatMap(({ columna: { nombre }, lugares }) =>
      elegidos.has(nombre) || lugares.length === 0
        ? []
        : [[nombre, lugares.map((lugar) => titulos[lugar] ?? '')] as const],
    ),
  )
  return { elegidos, dudosas }
}

export const proposeColumnas = (
  archivo: ArchivoDePaquete,
  titulos: readonly TituloMirado[],
): PropuestaDeColumnas => {
  const { elegidos, dudosas } = matchColumnas(
    archivo,
    titulos.map(({ titulo }) => titulo),
  )
  const deClase = (clase: string): string[] =>
    archivo.columnas
      .filter(({ nombre, forma }) => forma.clase === clase && elegidos.has(nombre))
      .flatMap(({ nombre }) => titulos[elegidos.get(nombre) ?? -1]?.valores ?? [])
  return {
    ...{ elegidos, dudosas },
    faltan: missingOf(archivo, elegidos),
    fechas: guessFormaDeFecha(deClase('fecha')),
    importes: guessFormaDeImporte(deClase('importe')),
  }
}
