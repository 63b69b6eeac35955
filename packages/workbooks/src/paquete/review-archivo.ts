import {
  ARCHIVOS_DEL_PAQUETE,
  type ArchivoDePaquete,
  type ArchivoLeido,
  type ClavesVistas,
  type ColumnaDePaquete,
  claveDeArchivo,
  createClavesVistas,
  describeReferenciaRota,
  type ErrorDeFila,
  interpolar,
  type ModoDePaquete,
  textos,
} from '@apremia/core'
import { createComprobadorDeAdjuntos } from './check-adjuntos.ts'
import { createComprobador } from './check-referencias.ts'
import { type EncabezadoDePaquete, withNombresDeColumnas } from './encabezado-de-paquete.ts'
import { type AdjuntoDePaquete, archivoYHojaDe, type FuenteDePaquete } from './fuente-de-paquete.ts'
import { messageOfFalla } from './paquete-error.ts'
import {
  buildErrorDeFila,
  type FilaDePaquete,
  type FilaRechazada,
  readArchivoDePaquete,
} from './read-archivo-de-paquete.ts'

export interface RevisionDeArchivo {
  readonly archivo: string
  readonly fuente: string
  readonly modo: ModoDePaquete
  readonly filas: number
  readonly rechazadas: number
  /** Number of refused rows in which a column that identifies the row is empty or unreadable. */
  readonly sinClave: number
  /**
   * Number of rows that refer to a record which is not in the data package. The load checks whether the database has
   * the record.
   */
  readonly sinComprobar: number
  readonly sinonimos: readonly { readonly columna: string; readonly titulo: string }[]
  readonly ignoradas: readonly string[]
  /**
   * Headings of the uploaded file, by the column name in the data package. A heading that is equal to the column name
   * is left out. Error messages show these headings.
   */
  readonly nombres: ReadonlyMap<string, string>
  /** Reason why the file cannot be read at all. '' when the file can be read. */
  readonly falla: string
}

export interface OpcionesDeRevision {
  readonly onRechazada: (errores: readonly ErrorDeFila[]) => void
  /**
   * Receives each batch of rows while the files are read. The next batch is read after the returned promise resolves.
   *
   * @param presentes columns that the file has, in the order of the values of each row
   */
  readonly onFilas?: (
    archivo: ArchivoDePaquete,
    presentes: readonly ColumnaDePaquete[],
    filas: FilasRevisadas,
  ) => Promise<void>
  readonly onProgress?: (archivo: string, filas: number) => void
  readonly signal?: AbortSignal | undefined
}

export interface FilasRevisadas {
  readonly buenas: readonly FilaDePaquete[]
  /**
   * Refused rows that still tell which record they are about. In mode 'completo', the load deletes the stored records
   * that are not in the file, but keeps the records of these rows.
   */
  readonly rechazadas: readonly FilaDePaquete[]
}

export interface EnRevision {
  readonly claves: Map<string, ClavesVistas>
  readonly adjuntos: ReadonlyMap<string, AdjuntoDePaquete>
  /**
   * Names of the reviewed files in mode 'completo'. The load of a file in this mode removes or deactivates the stored
   * records that the file lacks.
   */
  readonly completos: Set<string>
}

export interface ArchivoRevisado {
  readonly revision: RevisionDeArchivo
  readonly leido: ArchivoLeido
}

const { motivos: MOTIVOS } = textos.paquete

const REFERIDOS: ReadonlySet<string> = new Set(
  ARCHIVOS_DEL_PAQUETE.flatMap(({ referencias }) =>
    referencias.flatMap(({ archivo }) =>
      typeof archivo === 'string' ? [archivo] : Object.values(archivo),
    ),
  ),
)

const isSynonym = (columna: string, titulo: string): boolean =>
  columna !== titulo.trim().toUpperCase()

const sinonimosDe = ({ presentes, titulos }: EncabezadoDePaquete) =>
  presentes.flatMap(({ nombre }, i) => {
    const titulo = titulos[i] ?? nombre
    return isSynonym(nombre, titulo) ? [{ columna: nombre, titulo }] : []
  })

type Veredicto =
  | 'bien'
  | 'sinComprobar'
  | { readonly errores: readonly ErrorDeFila[]; readonly repetida?: true }

const addErrores = (veredicto: Veredicto, errores: readonly ErrorDeFila[]): Veredicto => {
  if (errores.length === 0) return veredicto
  return typeof veredicto === 'string'
    ? { errores }
    : { ...veredicto, errores: [...veredicto.errores, ...errores] }
}

const createRevisor = (
  { archivo: hoja }: FuenteDePaquete,
  archivo: ArchivoDePaquete,
  { presentes }: EncabezadoDePaquete,
  { claves, completos }: EnRevision,
): {
  readonly check: (fila: FilaDePaquete) => Veredicto
  readonly hasClave: (fila: FilaDePaquete) => boolean
  readonly vistas: ClavesVistas
} => {
  const vistas = createClavesVistas()
  const clave = claveDeArchivo(archivo)
  const lugares = clave.map((nombre) => presentes.findIndex((una) => una.nombre === nombre))
  const comprobar = createComprobador(archivo, presentes, claves, completos)
  const check = ({ fila, escritas, valores }: FilaDePaquete): Veredicto => {
    const errorDe = (columna: string, valor: string, mensaje: string) =>
      buildErrorDeFila(hoja, fila, columna, valor, ['paquete.clave', mensaje])
    const previa = vistas.add(
      lugares.map((lugar) => valores[lugar] ?? null),
      fila,
    )
    if (previa !== undefined) {
      const escrita = lugares.map((lugar) => escritas[lugar] ?? '').join(' ')
      const mensaje = interpolar(MOTIVOS.repetida, { fila: previa, clave: clave.join(', ') })
      return { errores: [errorDe(clave.at(-1) ?? '', escrita, mensaje)], repetida: true }
    }
    const { rotas, sinComprobar } = comprobar(valores)
    if (rotas.length === 0) return sinComprobar ? 'sinComprobar' : 'bien'
    const errores = rotas.map(({ columna, valor, archivo: destino }) =>
      errorDe(columna, valor, describeReferenciaRota(destino, valor)),
    )
    return { errores }
  }
  const hasClave = ({ valores }: FilaDePaquete): boolean =>
    lugares.every((lugar) => (valores[lugar] ?? null) !== null)
  return { check, hasClave, vistas }
}

/**
 * Reviews one file of a data package. The keys of the rows are added to `enRevision`, for the later files that refer to
 * this file.
 */
export const reviewArchivo = async (
  fuente: FuenteDePaquete,
  archivo: ArchivoDePaquete,
  modo: ModoDePaquete,
  enRevision: EnRevision,
  { onRechazada, onFilas, onProgress, signal }: OpcionesDeRevision,
): Promise<ArchivoRevisado> => {
  const cuenta = { filas: 0, rechazadas: 0, sinClave: 0, sinComprobar: 0 }
  const titulos = {
    sinonimos: [] as RevisionDeArchivo['sinonimos'],
    ignoradas: [] as readonly string[],
    nombres: new Map() as RevisionDeArchivo['nombres'],
  }
  let revisor: ReturnType<typeof createRevisor> | undefined
  /**
   * Function for a file with only a heading row. It passes an empty list of rows to `onFilas`. It is set when the
   * heading row is read, and removed when other rows are read.
   */
  let tellVacio: (() => Promise<void> | undefined) | undefined
  let checkAdjuntos: ReturnType<typeof createComprobadorDeAdjuntos>
  let leido: EncabezadoDePaquete | undefined
  const refuse = (errores: readonly ErrorDeFila[]): void => {
    cuenta.rechazadas += 1
    onRechazada(leido ? withNombresDeColumnas(leido, errores) : errores)
  }
  const judgeRechazada = (
    { errores, leida }: FilaRechazada,
    hasClave: (fila: FilaDePaquete) => boolean,
  ): FilaDePaquete[] => {
    refuse(errores)
    if (leida !== null && hasClave(leida)) return [leida]
    cuenta.sinClave += 1
    return []
  }
  const end = (falla: string, sha256: string): ArchivoRevisado => {
    const { nombre } = archivo
    if (revisor && REFERIDOS.has(nombre)) enRevision.claves.set(nombre, revisor.vistas)
    if (modo === 'completo' && falla === '') enRevision.completos.add(nombre)
    return {
      revision: {
        archivo: nombre,
        fuente: archivoYHojaDe(fuente),
        modo,
        ...cuenta,
        ...titulos,
        falla,
      },
      leido: { archivo: nombre, filas: cuenta.filas, sha256 },
    }
  }
  try {
    const lotes = readArchivoDePaquete(fuente, archivo)
    for (;;) {
      const step = await lotes.next()
      if (step.done) {
        // A file without rows must also reach `onFilas`. In mode 'completo', such a file deletes or deactivates all the
        // stored records.
        await tellVacio?.()
        return end('', step.value.sha256)
      }
      signal?.throwIfAborted()
      const { encabezado, filas, rechazadas } = step.value
      if (revisor === undefined) {
        leido = encabezado
        revisor = createRevisor(fuente, archivo, encabezado, enRevision)
        tellVacio = () => onFilas?.(archivo, encabezado.presentes, { buenas: [], rechazadas: [] })
        checkAdjuntos = createComprobadorDeAdjuntos(
          archivoYHojaDe(fuente),
          archivo,
          encabezado.presentes,
          enRevision.adjuntos,
        )
        titulos.sinonimos = sinonimosDe(encabezado)
        titulos.ignoradas = encabezado.ignoradas
        titulos.nombres = encabezado.nombres
      }
      cuenta.filas += filas.length + rechazadas.length
      const { check, hasClave } = revisor
      const malas = rechazadas.flatMap((rechazada) => judgeRechazada(rechazada, hasClave))
      const buenas: FilaDePaquete[] = []
      for (const fila of filas) {
        const revisada = check(fila)
        const veredicto = checkAdjuntos ? addErrores(revisada, await checkAdjuntos(fila)) : revisada
        if (typeof veredicto !== 'string') {
          refuse(veredicto.errores)
          if (!veredicto.repetida) malas.push(fila)
          continue
        }
        if (veredicto === 'sinComprobar') cuenta.sinComprobar += 1
        buenas.push(fila)
      }
      if (buenas.length + malas.length > 0) {
        tellVacio = undefined
        await onFilas?.(archivo, encabezado.presentes, { buenas, rechazadas: malas })
      }
      onProgress?.(archivo.nombre, cuenta.filas)
    }
  } catch (error) {
    signal?.throwIfAborted()
    return end(messageOfFalla(error), '')
  }
}
