import { CLASES_DE_FORMA, LARGO_DE_FILA } from '../catalogo/listas-cortas.ts'
import { type ArchivoDePaquete, EITHER } from './archivo-de-paquete.ts'
import { clave, columna, FORMA, obligatoria } from './columna-de-paquete.ts'

const NOMBRE = clave('NOMBRE', FORMA.texto(LARGO_DE_FILA), 'detalle', 'descripcion')
const ACTIVO = columna('ACTIVO', FORMA.siNo, { sinonimos: ['se ofrece'] })

/**
 * Short lists of the municipality (D170), such as professional titles and forms of payment. Lawyers and agreements
 * reference entries of these lists, so a load stores these lists before every other file.
 */
export const ARCHIVOS_DE_LISTAS: readonly ArchivoDePaquete[] = [
  {
    nombre: 'titulos_profesionales',
    que: 'Un título profesional que un abogado puede tener',
    modos: EITHER,
    bajasSinLimite: true,
    columnas: [NOMBRE, ACTIVO],
    referencias: [],
  },
  {
    nombre: 'caracteres',
    que: 'Un carácter en que se firma un convenio',
    modos: EITHER,
    bajasSinLimite: true,
    columnas: [NOMBRE, columna('OTROS', FORMA.siNo), ACTIVO],
    referencias: [],
  },
  {
    nombre: 'formas_de_pago',
    que: 'Una forma de pago de los honorarios de un convenio',
    modos: EITHER,
    bajasSinLimite: true,
    columnas: [NOMBRE, obligatoria('CLASE', FORMA.opcion(...CLASES_DE_FORMA)), ACTIVO],
    referencias: [],
  },
]

export const isArchivoDeListas = (nombre: string): boolean =>
  ARCHIVOS_DE_LISTAS.some((archivo) => archivo.nombre === nombre)
