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
  /** File of the data package that the municipality's file is read as, or null. */
  readonly archivo: ArchivoDePaquete | null
  /**
   * File of the data package that the municipality's file fits best, when a different file was chosen for it. Null
   * otherwise.
   */
  readonly parecido: ArchivoDePaquete | null
}

/** Words in the name of an exported file that say which file of the data package it may be. */
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

/** Points that a candidate gets when the name of the municipality's file says the same as its headings. */
const POR_EL_NOMBRE = 2

/**
 * Fewest columns that make a match. One less is enough when the name of the file agrees, because a code and a
 * description are the headings of any catalogue.
 */
const MINIMO_DE_COLUMNAS = 3

/**
 * A file whose best file of the data package was given to a better match may be a different file only when that match
 * is nearly as good. Otherwise a second file of debts would be proposed as something that it is not.
 */
const CASI_TAN_BUENO = 0.75

/** Tells whether the mapping can give one value to every row, so the municipality's file may lack the column. */
const admiteUnValor = ({ forma }: ColumnaDePaquete): boolean =>
  forma.clase === 'opcion' || forma.clase === 'codigo' || forma.clase === 'siNo'

interface Candidato {
  readonly lugar: number
  readonly archivo: ArchivoDePaquete
  readonly puntos: number
}

/**
 * Scores how well a file of the municipality fits a file of the data package. A required column counts twice, both when
 * it has a header and when it has none, and the part of the municipality's headers that find a place breaks ties. Null
 * when the match is too weak: fewer than MINIMO_DE_COLUMNAS columns, or not more than two columns with a header for
 * each required column without one.
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
 * Chooses the file of the data package of each exported file, by its name and headers. The best match of all is chosen
 * first, and each file of either side is used at most once.
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
