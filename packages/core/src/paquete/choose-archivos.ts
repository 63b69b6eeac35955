import type { ArchivoDePaquete } from './archivo-de-paquete.ts'
import { ARCHIVOS_DEL_PAQUETE, findArchivoDePaquete } from './archivos-del-paquete.ts'
import type { ColumnaDePaquete } from './columna-de-paquete.ts'
import { matchColumnas } from './propose-columnas.ts'

export interface FuenteMirada {
  /** Name of the municipality's file without folder or extension, in lower case. */
  readonly nombre: string
  readonly titulos: readonly string[]
}

export interface ArchivoElegido {
  readonly archivo: ArchivoDePaquete | null
  /**
   * File of the data package that is most similar to the municipality's file, when no file was assigned. Null when a
   * file was assigned, or when none is similar.
   */
  readonly parecido: ArchivoDePaquete | null
}

const PALABRAS_DEL_NOMBRE: Readonly<Record<string, RegExp>> = {
  abogados: /abogad|apoderad|procurador|letrado/,
  actuaciones_anteriores: /actuac|tramite/,
  cartas_anteriores: /carta|intimac/,
  cartas_anteriores_imponibles: /carta|intimac/,
  caracteres: /caracter/,
  comercios: /comerc|habilit|negocio/,
  contribuyentes: /contrib|padron|persona/,
  convenios_anteriores: /conven/,
  deuda: /deuda|cta_?cte|ctacte/,
  formas_de_pago: /forma.*pago/,
  imponibles: /impon/,
  inmuebles: /inmueb|catastr|parcel|partida/,
  plan_cuotas: /cuota/,
  planes: /plan/,
  recursos: /recurs|tasa|tribut/,
  situaciones: /situac|estado/,
  titulos_emitidos: /titulo|certificad|apremio/,
  titulos_profesionales: /profesi/,
  vinculos: /vincul|titularid|respons/,
}

/**
 * Points for a file of the municipality whose name suggests the file of the data package. They are added to the score
 * of their match.
 */
const POR_EL_NOMBRE = 2

/**
 * Minimum number of columns that must match before a file of the municipality is read as a file of the data package.
 * Two columns are too few, because every list has a code and a description.
 */
const MINIMO_DE_COLUMNAS = 3

/**
 * Minimum score of a match, as a fraction of the best score of the same file. Example: only one of two files of debts
 * can be assigned as debts. Without this minimum, the other file would be assigned as another kind of file.
 */
const CASI_TAN_BUENO = 0.75

/**
 * Tells whether a mapping may give every row the same fixed value in this column. The municipality's file may then lack
 * the column.
 */
const admiteUnValor = ({ forma }: ColumnaDePaquete): boolean =>
  forma.clase === 'opcion' || forma.clase === 'codigo' || forma.clase === 'siNo'

interface Candidato {
  readonly lugar: number
  readonly archivo: ArchivoDePaquete
  readonly puntos: number
}

/**
 * Scores how well a file of the municipality fits a file of the data package. A matching column adds one point, or two
 * points when the column is required. A missing required column subtracts two points. The share of matching headers
 * decides between equal scores.
 *
 * Null when too few columns match, or too many required columns are missing.
 */
const computePuntos = (
  { nombre, titulos }: FuenteMirada,
  archivo: ArchivoDePaquete,
): number | null => {
  if (findArchivoDePaquete(nombre) === archivo) return Number.POSITIVE_INFINITY
  const { elegidos, dudosas } = matchColumnas(archivo, titulos)
  const porElNombre = PALABRAS_DEL_NOMBRE[archivo.nombre]?.test(nombre) ? POR_EL_NOMBRE : 0
  const usados = new Set([...elegidos.values()].map((lugar) => titulos[lugar]))
  const isHallada = ({ nombre: columna }: ColumnaDePaquete): boolean =>
    elegidos.has(columna) || (dudosas.get(columna) ?? []).some((titulo) => !usados.has(titulo))
  const halladas = archivo.columnas.filter(isHallada)
  const faltan = archivo.columnas.filter(
    (columna) => columna.obligatoria && !admiteUnValor(columna) && !halladas.includes(columna),
  )
  const minimo = MINIMO_DE_COLUMNAS - (porElNombre > 0 ? 1 : 0)
  if (halladas.length < minimo || faltan.length * 2 >= halladas.length) return null
  const obligatorias = halladas.filter(({ obligatoria }) => obligatoria).length
  const conLugar = new Set(elegidos.values()).size / titulos.length
  return halladas.length + obligatorias - 2 * faltan.length + conLugar + porElNombre
}

/**
 * Decides which file of the data package each file of the municipality contains, judging by its name and headers. The
 * best matches are assigned first. No file is assigned twice.
 */
export const chooseArchivos = (fuentes: readonly FuenteMirada[]): readonly ArchivoElegido[] => {
  const candidatos = fuentes
    .flatMap((fuente, lugar) =>
      ARCHIVOS_DEL_PAQUETE.flatMap((archivo): Candidato[] => {
        const puntos = computePuntos(fuente, archivo)
        return puntos === null ? [] : [{ lugar, archivo, puntos }]
      }),
    )
    .sort((a, b) => b.puntos - a.puntos)
  const mejores = new Map<number, Candidato>()
  for (const candidato of candidatos)
    if (!mejores.has(candidato.lugar)) mejores.set(candidato.lugar, candidato)
  const dados = new Map<number, ArchivoDePaquete>()
  const tomados = new Set<ArchivoDePaquete>()
  for (const { lugar, archivo, puntos } of candidatos) {
    const { puntos: tope = puntos } = mejores.get(lugar) ?? {}
    if (dados.has(lugar) || tomados.has(archivo) || puntos < tope * CASI_TAN_BUENO) continue
    dados.set(lugar, archivo)
    tomados.add(archivo)
  }
  return fuentes.map((_, lugar) => {
    const archivo = dados.get(lugar) ?? null
    return { archivo, parecido: archivo === null ? (mejores.get(lugar)?.archivo ?? null) : null }
  })
}
