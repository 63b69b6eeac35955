import type { Motivo } from '../decision/decision.ts'
import type { Fecha } from '../fecha/fecha.ts'
import { interpolar } from '../texto/interpolar.ts'
import { paquete as textos } from '../texto/paquete.ts'
import {
  ARCHIVO_DE_IMPONIBLES,
  type ArchivoDePaquete,
  MODOS_DE_PAQUETE,
  type ModoDePaquete,
} from './archivo-de-paquete.ts'
import { findArchivoDePaquete } from './archivos-del-paquete.ts'
import { clave, columna, FORMA } from './columna-de-paquete.ts'

/**
 * Columns of the manifest: the file that lists the files of a data package, with the load mode, the number of rows and
 * the hash of each file.
 */
export const MANIFIESTO: ArchivoDePaquete = {
  nombre: 'manifiesto',
  que: 'Un archivo del paquete',
  modos: ['completo'],
  columnas: [
    clave('ARCHIVO', FORMA.texto(60)),
    columna('FILAS', FORMA.entero()),
    columna('SHA256', FORMA.huella),
    columna('MODO', FORMA.opcion(...MODOS_DE_PAQUETE)),
    columna('LIQUIDADO_AL', FORMA.fecha),
    columna('EMITIDO', FORMA.texto(40)),
  ],
  referencias: [],
}

export interface ArchivoDelManifiesto {
  readonly archivo: string
  readonly filas: number | null
  readonly sha256: string | null
  readonly modo: ModoDePaquete | null
  readonly liquidadoAl: Fecha | null
}

export interface ArchivoLeido {
  readonly archivo: string
  /** Number of rows in a file of the data package, without the header and without blank rows. */
  readonly filas: number
  readonly sha256: string
}

/**
 * Returns the load mode of a file of the data package, such as 'completo'. The manifest gives the mode. Otherwise it is
 * the first mode that the file accepts.
 */
export const modoDeArchivo = (
  archivo: ArchivoDePaquete,
  manifiesto: readonly ArchivoDelManifiesto[],
): ModoDePaquete =>
  manifiesto.find((dicho) => dicho.archivo === archivo.nombre)?.modo ?? archivo.modos[0]

const { manifiesto: MENSAJES } = textos

const checkDicho = (
  dicho: ArchivoDelManifiesto,
  leido: ArchivoLeido | undefined,
  conImponibles: boolean,
): string[] => {
  const archivo = findArchivoDePaquete(dicho.archivo)
  if (archivo === undefined) return []
  if (leido === undefined) return [MENSAJES.noEsta]
  const mensajes: string[] = []
  const { filas, sha256, modo, liquidadoAl } = dicho
  if (filas !== null && filas !== leido.filas)
    mensajes.push(interpolar(MENSAJES.filas, { dichas: filas, leidas: leido.filas }))
  if (sha256 !== null && sha256 !== leido.sha256) mensajes.push(MENSAJES.huella)
  if (modo !== null && !archivo.modos.includes(modo))
    mensajes.push(interpolar(MENSAJES.modo, { modos: archivo.modos.join(' o ') }))
  if (modo === 'por-imponible' && !conImponibles) mensajes.push(MENSAJES.sinImponibles)
  if (archivo.nombre === 'deuda' && liquidadoAl === null) mensajes.push(MENSAJES.liquidado)
  return mensajes
}

/**
 * Refuses a data package without a manifest when the package has debt, because only the manifest tells the day of the
 * debt amounts (D171).
 */
export const checkSinManifiesto = (leidos: readonly Pick<ArchivoLeido, 'archivo'>[]): Motivo[] =>
  leidos.some(({ archivo }) => archivo === 'deuda')
    ? [
        {
          ...{ codigo: 'paquete.manifiesto', campo: MANIFIESTO.nombre },
          mensaje: MENSAJES.sinManifiestoDeDeuda,
        },
      ]
    : []

/**
 * Returns every difference between the manifest and the received files. For example, a truncated file has fewer rows
 * than the manifest says.
 */
export const checkManifiesto = (
  manifiesto: readonly ArchivoDelManifiesto[],
  leidos: readonly ArchivoLeido[],
): Motivo[] => {
  const motivos: Motivo[] = []
  const note = (campo: string, mensaje: string) =>
    motivos.push({ codigo: 'paquete.manifiesto', campo, mensaje })
  const vistos = new Set<string>()
  const ajenos = manifiesto.filter(({ archivo }) => findArchivoDePaquete(archivo) === undefined)
  if (ajenos.length > 0)
    note(ajenos.map(({ archivo }) => archivo).join(', '), MENSAJES.nombreEnElPaquete)
  const conImponibles = leidos.some(({ archivo }) => archivo === ARCHIVO_DE_IMPONIBLES)
  for (const dicho of manifiesto) {
    if (vistos.has(dicho.archivo)) note(dicho.archivo, MENSAJES.repetido)
    vistos.add(dicho.archivo)
    const leido = leidos.find(({ archivo }) => archivo === dicho.archivo)
    for (const mensaje of checkDicho(dicho, leido, conImponibles)) note(dicho.archivo, mensaje)
  }
  for (const { archivo } of leidos) if (!vistos.has(archivo)) note(archivo, MENSAJES.sinManifiesto)
  return motivos
}
