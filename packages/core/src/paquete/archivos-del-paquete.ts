import type { ArchivoDePaquete } from './archivo-de-paquete.ts'
import { ARCHIVOS_DE_ANTES } from './archivos-de-antes.ts'
import { ARCHIVOS_DE_CATALOGO } from './archivos-de-catalogo.ts'
import { ARCHIVOS_DE_DEUDA } from './archivos-de-deuda.ts'
import { ARCHIVOS_DE_LISTAS } from './archivos-de-listas.ts'
import { ARCHIVOS_DE_PERSONAS } from './archivos-de-personas.ts'
import { ARCHIVOS_DEL_PADRON } from './archivos-del-padron.ts'

/** Every file of the package, in an order in which each one refers only to those before it. */
export const ARCHIVOS_DEL_PAQUETE: readonly ArchivoDePaquete[] = [
  ...ARCHIVOS_DE_LISTAS,
  ...ARCHIVOS_DE_CATALOGO,
  ...ARCHIVOS_DE_PERSONAS,
  ...ARCHIVOS_DEL_PADRON,
  ...ARCHIVOS_DE_DEUDA,
  ...ARCHIVOS_DE_ANTES,
]

const porNombre: ReadonlyMap<string, ArchivoDePaquete> = new Map(
  ARCHIVOS_DEL_PAQUETE.map((archivo) => [archivo.nombre, archivo]),
)

/** The file of a name without folder or extension; undefined when the package has no such file. */
const DE_CARTERA: ReadonlySet<string> = new Set([
  'contribuyentes',
  ...[...ARCHIVOS_DEL_PADRON, ...ARCHIVOS_DE_DEUDA].map(({ nombre }) => nombre),
])

/** Whether a file is of the portfolio: a municipality with a service of its own brings it by synchronising alone. */
export const isArchivoDeCartera = (nombre: string): boolean => DE_CARTERA.has(nombre)

export const findArchivoDePaquete = (nombre: string): ArchivoDePaquete | undefined =>
  porNombre.get(nombre.toLowerCase())

export const claveDeArchivo = ({ columnas }: ArchivoDePaquete): readonly string[] =>
  columnas.flatMap(({ nombre, clave }) => (clave ? [nombre] : []))
