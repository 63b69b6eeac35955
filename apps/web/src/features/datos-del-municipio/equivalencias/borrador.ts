import {
  type ArchivoDePaquete,
  type Codificacion,
  type ColumnaDePaquete,
  type EquivalenciaGuardada,
  type FormaDeFecha,
  type FormaDeImporte,
  findArchivoDePaquete,
  findFaltasDeEquivalencia,
  normalizeHeading,
  proposeColumnas,
  proposeFuente,
} from '@apremia/core'
import type { Data } from '../../../api/endpoint.ts'

export type EquivalenciaVista = Data<'getEquivalencias'>[number]
export type PropuestaVista = Data<'proposeEquivalencias'>[number]
export type TituloVisto = PropuestaVista['titulos'][number]

export interface Codigo {
  readonly suyo: string
  readonly nuestro: string
}

/**
 * Source of the values of a column of the data package: a header of the municipality's file (`titulo`) or a fixed value
 * (`fijo`). When both are null, the column is not read.
 */
export interface Dicha {
  /** Header of the column of the municipality's file that gives the values. */
  readonly titulo: string | null
  /** Fixed value of the column in every row. */
  readonly fijo: string | null
  readonly codigos: readonly Codigo[]
}

export interface Borrador {
  readonly clave: string
  readonly suyo: string
  /** Pattern for the name of the municipality's file. The character `*` replaces the part that changes each time. */
  readonly fuente: string
  readonly titulos: readonly TituloVisto[]
  /** Reason why the municipality's file cannot be read, or '' when it can be read. */
  readonly falla: string
  /**
   * Name of the file of the data package that gets the data of the municipality's file, such as 'deuda' (debt). '' when
   * the municipality's file is not loaded.
   */
  readonly archivo: string
  readonly codificacion: Codificacion
  readonly fechas: FormaDeFecha
  readonly importes: FormaDeImporte
  readonly columnas: Readonly<Record<string, Dicha>>
}

const NADA: Dicha = { titulo: null, fijo: null, codigos: [] }

export const dichaDe = ({ columnas }: Borrador, columna: string): Dicha => columnas[columna] ?? NADA

export const definidoDe = ({ archivo }: Borrador): ArchivoDePaquete | undefined =>
  findArchivoDePaquete(archivo)

const withTitulos = (pares: readonly (readonly [string, string])[]) =>
  Object.fromEntries(pares.map(([columna, titulo]) => [columna, { ...NADA, titulo }]))

export const fromPropuesta = (propuesta: PropuestaVista, clave: string): Borrador => ({
  ...{ clave, suyo: propuesta.fuente, fuente: proposeFuente(propuesta.fuente) },
  ...{ titulos: propuesta.titulos, falla: propuesta.falla },
  ...{ archivo: propuesta.archivo ?? '', codificacion: propuesta.codificacion },
  ...{ fechas: propuesta.fechas ?? 'AAAA-MM-DD', importes: propuesta.importes ?? 'punto' },
  columnas: withTitulos(propuesta.columnas.map(({ columna, titulo }) => [columna, titulo])),
})

/**
 * Returns the headers that the municipality's file must have, so that a saved mapping of column names can read the
 * file. A required column that the mapping does not name must have its own name as header.
 */
const knownTitulos = ({ archivo, columnas }: EquivalenciaGuardada): readonly string[] => {
  const dichas = new Set(columnas.map(({ columna }) => columna))
  return [
    ...columnas.flatMap(({ titulo }) => (titulo === null ? [] : [titulo])),
    ...(findArchivoDePaquete(archivo)?.columnas ?? []).flatMap(({ nombre, obligatoria }) =>
      obligatoria && !dichas.has(nombre) ? [nombre] : [],
    ),
  ]
}

/**
 * Converts a saved mapping of column names to an editable draft. Without an uploaded file, `titulos` is empty and the
 * headers come from the saved mapping.
 */
export const fromGuardada = (
  guardada: EquivalenciaGuardada,
  titulos: readonly TituloVisto[],
  clave: string,
  suyo: string = guardada.fuente,
): Borrador => ({
  ...{ clave, suyo, fuente: guardada.fuente, falla: '', archivo: guardada.archivo },
  ...{ codificacion: guardada.codificacion, fechas: guardada.fechas, importes: guardada.importes },
  titulos:
    titulos.length > 0
      ? titulos
      : knownTitulos(guardada).map((titulo) => ({ titulo, valores: [], distintos: [] })),
  columnas: Object.fromEntries(guardada.columnas.map(({ columna, ...dicha }) => [columna, dicha])),
})

export const withArchivo = (borrador: Borrador, archivo: string): Borrador => {
  const definido = findArchivoDePaquete(archivo)
  if (definido === undefined) return { ...borrador, archivo: '', columnas: {} }
  const mirados = borrador.titulos.map(({ titulo, valores, distintos }) => ({
    titulo,
    valores: distintos.length > 0 ? distintos : valores,
  }))
  const { elegidos, fechas, importes } = proposeColumnas(definido, mirados)
  return {
    ...{ ...borrador, archivo: definido.nombre },
    fechas: fechas ?? borrador.fechas,
    importes: isLibroSuyo(borrador) ? 'punto' : (importes ?? borrador.importes),
    columnas: withTitulos(
      [...elegidos].map(([columna, lugar]) => [columna, mirados[lugar]?.titulo ?? '']),
    ),
  }
}

export const isLibroSuyo = ({ suyo }: Pick<Borrador, 'suyo'>): boolean => /\.xlsx$/i.test(suyo)

export const withDicha = (
  borrador: Borrador,
  columna: string,
  cambio: Partial<Dicha>,
): Borrador => ({
  ...borrador,
  columnas: { ...borrador.columnas, [columna]: { ...dichaDe(borrador, columna), ...cambio } },
})

/**
 * Returns the header of the municipality's file that equals the name or a synonym of the column. A column with such a
 * header needs no saved mapping. Undefined when no header matches.
 */
export const ownTitulo = (
  { titulos }: Borrador,
  { nombre, sinonimos }: ColumnaDePaquete,
): string | undefined => {
  const nombres = new Set([nombre, ...sinonimos].map(normalizeHeading))
  return titulos.find(({ titulo }) => nombres.has(normalizeHeading(titulo)))?.titulo
}

export const usosDe = ({ columnas }: Borrador, titulo: string): readonly string[] =>
  Object.entries(columnas).flatMap(([columna, dicha]) => (dicha.titulo === titulo ? [columna] : []))

export const toEquivalencia = (borrador: Borrador) => {
  const { archivo, fuente, codificacion, fechas, importes, columnas } = borrador
  const definido = definidoDe(borrador)
  return {
    ...{ archivo, fuente: fuente.trim(), codificacion, fechas, importes },
    columnas: (definido?.columnas ?? []).flatMap(({ nombre: columna }) => {
      const { titulo, fijo, codigos } = columnas[columna] ?? NADA
      const valor = fijo?.trim() || null
      if (titulo === null && valor === null && codigos.length === 0) return []
      return [{ columna, titulo, fijo: valor, codigos: codigos.map((uno) => ({ ...uno })) }]
    }),
  }
}

export const isUsado = ({ archivo, falla }: Borrador): boolean => archivo !== '' && falla === ''

export const campoDeBorrador = (clave: string, columna: string): string => `${clave}/${columna}`

const withPropios = (borrador: Borrador): Borrador => ({
  ...borrador,
  columnas: Object.fromEntries(
    (definidoDe(borrador)?.columnas ?? []).map((columna) => {
      const dicha = dichaDe(borrador, columna.nombre)
      const propio = dicha.fijo === null ? (ownTitulo(borrador, columna) ?? null) : null
      return [columna.nombre, { ...dicha, titulo: dicha.titulo ?? propio }]
    }),
  ),
})

export const findFaltasDeBorradores = (
  borradores: readonly Borrador[],
  dosVeces: (nombre: string) => string,
) => {
  const usados = borradores.filter(isUsado)
  const repetidos = usados.filter(
    ({ archivo }, i) => usados.findIndex((uno) => uno.archivo === archivo) < i,
  )
  return [
    ...repetidos.map(({ clave, suyo, archivo }) => ({
      ...{ name: campoDeBorrador(clave, ''), message: `${suyo}: ${dosVeces(archivo)}` },
    })),
    ...usados.flatMap((borrador) =>
      findFaltasDeEquivalencia(toEquivalencia(withPropios(borrador))).map(({ campo, mensaje }) => ({
        ...{
          name: campoDeBorrador(borrador.clave, campo),
          message: `${borrador.suyo}: ${mensaje}`,
        },
      })),
    ),
  ]
}
