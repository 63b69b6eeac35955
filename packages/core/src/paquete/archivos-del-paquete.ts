import type { ArchivoDePaquete } from './archivo-de-paquete.ts'
import { ARCHIVOS_DE_ANTES } from './archivos-de-antes.ts'
import { ARCHIVOS_DE_CATALOGO } from './archivos-de-catalogo.ts'
import { ARCHIVOS_DE_DEUDA } from './archivos-de-deuda.ts'
import { ARCHIVOS_DE_ESCRITOS } from './archivos-de-escritos.ts'
import { ARCHIVOS_DE_LISTAS } from './archivos-de-listas.ts'
import { ARCHIVOS_DE_PERSONAS } from './archivos-de-personas.ts'
import { ARCHIVOS_DEL_PADRON } from './archivos-del-padron.ts'

/** Every file that a data package may have. A file refers only to files that come earlier in the list. */
export const ARCHIVOS_DEL_PAQUETE: readonly ArchivoDePaquete[] = [
  ...ARCHIVOS_DE_LISTAS,
  ...ARCHIVOS_DE_CATALOGO,
  ...ARCHIVOS_DE_ESCRITOS,
  ...ARCHIVOS_DE_PERSONAS,
  ...ARCHIVOS_DEL_PADRON,
  ...ARCHIVOS_DE_DEUDA,
  ...ARCHIVOS_DE_ANTES,
]

const porNombre: ReadonlyMap<string, ArchivoDePaquete> = new Map(
  ARCHIVOS_DEL_PAQUETE.map((archivo) => [archivo.nombre, archivo]),
)

const DE_CARTERA: ReadonlySet<string> = new Set([
  'contribuyentes',
  ...[...ARCHIVOS_DEL_PADRON, ...ARCHIVOS_DE_DEUDA].map(({ nombre }) => nombre),
])

/**
 * Tells whether a file contains the debts, properties, businesses or taxpayers of the municipality. When the product
 * reads that data from the web service of the municipality, a data package must not contain the file.
 */
export const isArchivoDeCartera = (nombre: string): boolean => DE_CARTERA.has(nombre)

export const findArchivoDePaquete = (nombre: string): ArchivoDePaquete | undefined =>
  porNombre.get(nombre.toLowerCase())

export const claveDeArchivo = ({ columnas }: ArchivoDePaquete): readonly string[] =>
  columnas.flatMap(({ nombre, clave }) => (clave ? [nombre] : []))
