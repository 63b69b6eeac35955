import { LARGO_DE_BLOQUE, LARGO_DE_NOMBRE_DE_BLOQUE } from '../escrito/bloque-de-escrito.ts'
import { CLASES_DE_ESCRITO } from '../escrito/datos-de-escrito.ts'
import { LARGO_DE_PLANTILLA } from '../escrito/topes-de-plantilla.ts'
import type { ArchivoDePaquete } from './archivo-de-paquete.ts'
import { clave, columna, FORMA, obligatoria } from './columna-de-paquete.ts'

/**
 * Files of a data package with the templates of court papers and their text blocks. No load removes a row, because
 * court papers reference their templates, and templates reference their text blocks.
 */
export const ARCHIVOS_DE_ESCRITOS: readonly ArchivoDePaquete[] = [
  {
    nombre: 'bloques_de_texto',
    que: 'Un párrafo, o varios, que las plantillas insertan por su nombre',
    modos: ['parcial'],
    columnas: [
      clave('NOMBRE', FORMA.texto(LARGO_DE_NOMBRE_DE_BLOQUE), 'bloque'),
      obligatoria('TEXTO', FORMA.parrafos(LARGO_DE_BLOQUE)),
    ],
    referencias: [],
  },
  {
    nombre: 'plantillas_de_escritos',
    que: 'Una plantilla de escritos judiciales, con la versión que se usa',
    modos: ['parcial'],
    columnas: [
      clave('NOMBRE', FORMA.texto(LARGO_DE_PLANTILLA), 'plantilla'),
      obligatoria('CLASE', FORMA.opcion(...CLASES_DE_ESCRITO)),
      columna('RETIRADA', FORMA.siNo),
      obligatoria('DOCX', FORMA.docx, 'archivo', 'documento'),
    ],
    referencias: [],
  },
]
