import type { Motivo } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { paquete as textos } from '../texto/paquete.ts'
import { ARCHIVOS_DEL_PAQUETE, findArchivoDePaquete } from './archivos-del-paquete.ts'
import { hasParteFija } from './nombre-de-fuente.ts'

const { equivalencias: t } = textos

export const FORMAS_DE_FECHA = [
  ...(['AAAA-MM-DD', 'DD/MM/AAAA', 'DD-MM-AAAA', 'AAAAMMDD', 'DDMMAAAA'] as const),
] as const
export type FormaDeFecha = (typeof FORMAS_DE_FECHA)[number]

/** Formats in which the municipality's file may write an amount: '1234.56', '1.234,56', or '123456' in centavos. */
export const FORMAS_DE_IMPORTE = ['punto', 'coma', 'centavos'] as const
export type FormaDeImporte = (typeof FORMAS_DE_IMPORTE)[number]

export const CODIFICACIONES = ['utf-8', 'windows-1252'] as const
export type Codificacion = (typeof CODIFICACIONES)[number]

export interface EquivalenciaDeColumna {
  /**
   * Header of the column in the municipality's file. Null when the header is the column's name in the data package or
   * one of its synonyms.
   */
  readonly titulo: string | null
  readonly fijo: string | null
  /**
   * Map from the municipality's codes to the codes of the data package. A code that is not in the map stays unchanged.
   */
  readonly codigos: ReadonlyMap<string, string>
}

export interface EquivalenciaDeArchivo {
  readonly archivo: string
  /**
   * Name of the municipality's file: 'EXP_DEUDA.csv'. Null when the file already has the name of a file of the data
   * package.
   */
  readonly fuente: string | null
  readonly codificacion: Codificacion
  readonly fechas: FormaDeFecha
  readonly importes: FormaDeImporte
  readonly columnas: ReadonlyMap<string, EquivalenciaDeColumna>
}

export type LecturaDeEquivalencias =
  | { readonly ok: true; readonly valor: readonly EquivalenciaDeArchivo[] }
  | { readonly ok: false; readonly motivos: readonly Motivo[] }

type Objeto = Readonly<Record<string, unknown>>

const isObjeto = (valor: unknown): valor is Objeto =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor)

const isEscalar = (valor: unknown): valor is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof valor)

/**
 * Creates a reader of mappings of column names. The reader collects the errors of a mapping. Each error has the path of
 * the wrong value: 'archivos, deuda, columnas, TIPO'.
 */
const createLector = () => {
  const motivos: Motivo[] = []
  const refuse = (lugar: readonly string[], mensaje: string): undefined => {
    motivos.push({ codigo: 'paquete.equivalencias', campo: lugar.join(', '), mensaje })
    return undefined
  }
  return {
    motivos,
    refuse,
    objeto: (lugar: readonly string[], valor: unknown, claves?: readonly string[]): Objeto => {
      if (!isObjeto(valor)) {
        refuse(lugar, t.objeto)
        return {}
      }
      for (const clave of Object.keys(valor))
        if (claves !== undefined && !claves.includes(clave))
          refuse([...lugar, clave], interpolar(t.desconocida, { claves: claves.join(', ') }))
      return valor
    },
    texto: (lugar: readonly string[], valor: unknown): string | null => {
      if (valor === undefined) return null
      if (isEscalar(valor) && String(valor).trim() !== '') return String(valor).trim()
      refuse(lugar, t.texto)
      return null
    },
    opcion: <T extends string>(
      lugar: readonly string[],
      valor: unknown,
      opciones: readonly [T, ...T[]],
    ): T => {
      if (valor === undefined) return opciones[0]
      const hallada = opciones.find(
        (opcion) => opcion.toLowerCase() === String(valor).toLowerCase(),
      )
      if (hallada === undefined)
        refuse(lugar, interpolar(t.opcion, { opciones: opciones.join(', ') }))
      return hallada ?? opciones[0]
    },
  }
}

type Lector = ReturnType<typeof createLector>

const readColumna = (
  lector: Lector,
  lugar: readonly string[],
  escrita: unknown,
): EquivalenciaDeColumna => {
  if (isEscalar(escrita))
    return { titulo: lector.texto(lugar, escrita), fijo: null, codigos: new Map() }
  const { columna, valor, codigos } = lector.objeto(lugar, escrita, ['columna', 'valor', 'codigos'])
  const titulo = lector.texto([...lugar, 'columna'], columna)
  const fijo = lector.texto([...lugar, 'valor'], valor)
  if (fijo !== null && (titulo !== null || codigos !== undefined)) lector.refuse(lugar, t.fijoSolo)
  const pares = codigos === undefined ? {} : lector.objeto([...lugar, 'codigos'], codigos)
  return {
    ...{ titulo, fijo },
    codigos: new Map(
      Object.entries(pares).flatMap(([suyo, nuestro]) => {
        if (nuestro === '') return [[suyo.trim(), '']]
        const leido = lector.texto([...lugar, 'codigos', suyo], nuestro)
        return leido === null ? [] : [[suyo.trim(), leido]]
      }),
    ),
  }
}

const readArchivo = (lector: Lector, nombre: string, escrito: unknown): EquivalenciaDeArchivo => {
  const lugar = ['archivos', nombre]
  const definido = findArchivoDePaquete(nombre)
  if (definido === undefined) {
    const archivos = ARCHIVOS_DEL_PAQUETE.map((uno) => uno.nombre).join(', ')
    lector.refuse(lugar, interpolar(t.archivoDesconocido, { archivos }))
  }
  const claves = ['archivo', 'codificacion', 'fechas', 'importes', 'columnas']
  const dicho = lector.objeto(lugar, escrito, claves)
  const columnas = dicho.columnas ?? {}
  const nombres = definido?.columnas.map((columna) => columna.nombre)
  const leidas = Object.entries(lector.objeto([...lugar, 'columnas'], columnas, nombres)).map(
    ([columna, suya]) =>
      [columna, readColumna(lector, [...lugar, 'columnas', columna], suya)] as const,
  )
  const fuente = lector.texto([...lugar, 'archivo'], dicho.archivo)
  if (fuente !== null && !hasParteFija(fuente)) lector.refuse([...lugar, 'archivo'], t.sinParteFija)
  return {
    ...{ archivo: nombre, fuente },
    codificacion: lector.opcion([...lugar, 'codificacion'], dicho.codificacion, CODIFICACIONES),
    fechas: lector.opcion([...lugar, 'fechas'], dicho.fechas, FORMAS_DE_FECHA),
    importes: lector.opcion([...lugar, 'importes'], dicho.importes, FORMAS_DE_IMPORTE),
    columnas: new Map(leidas),
  }
}

/**
 * Parses the mapping of column names of a municipality. Any unknown word is an error with its location in the mapping,
 * because a mistyped word would otherwise silently leave a column out.
 */
export const readEquivalencias = (escrito: unknown): LecturaDeEquivalencias => {
  const lector = createLector()
  const { archivos } = lector.objeto([], escrito, ['archivos'])
  const valor = Object.entries(lector.objeto(['archivos'], archivos)).map(([nombre, suyo]) =>
    readArchivo(lector, nombre, suyo),
  )
  const { motivos } = lector
  return motivos.length > 0 ? { ok: false, motivos } : { ok: true, valor }
}
