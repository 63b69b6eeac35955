import { DOCUMENTOS_DE_FILA } from '../salidas/papel-de-salida.ts'
import type { FilaDeArchivo } from '../salidas/read-filas.ts'

type Fila = Readonly<Record<string, unknown>>

/**
 * Tables in which each row has a file about one person, for the export of the person's data. `columna` has the digest
 * of the file, and `nombre` its name. Files of batches are left out, because a batch is about many people.
 */
const ARCHIVOS: Readonly<Record<string, { readonly columna: string; readonly nombre?: string }>> = {
  registro_documento: { columna: 'documento', nombre: 'nombre' },
  novedad_documento: { columna: 'documento', nombre: 'nombre' },
  actuacion_documento: { columna: 'documento', nombre: 'nombre' },
  comunicacion_documento: { columna: 'documento', nombre: 'nombre' },
  carta_acuse: { columna: 'escaneo' },
  convenio: { columna: 'documento' },
  titulo_firmado: { columna: 'documento' },
}

const LARGO_DE_NOMBRE = 100

const nameInside = (nombre: string): string =>
  nombre
    .normalize('NFC')
    .replace(/[\p{Cc}:|/\\]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(-LARGO_DE_NOMBRE)

const texto = (valor: unknown): string =>
  valor === null || valor === undefined ? '' : String(valor)

export const documentosDeFila = (
  tabla: string,
  fila: Fila,
  zipDeLote: ReadonlyMap<string, string>,
): FilaDeArchivo | undefined => {
  const write = (numero: string, documento: object): FilaDeArchivo => ({
    NUMERO: numero,
    [DOCUMENTOS_DE_FILA]: JSON.stringify([documento]),
  })
  const numero = texto(fila.numero ?? fila.id)
  if (tabla === 'titulo') {
    const propio = texto(fila.documento)
    const lote = zipDeLote.get(texto(fila.lote))
    const sha256 = propio || (lote === undefined ? '' : texto(fila.sha256))
    if (sha256 === '') return undefined
    return write(numero, { sha256, ...(propio === '' ? { lote } : {}) })
  }
  if (tabla === 'carta') {
    const sha256 = texto(fila.documento)
    if (sha256 === '' && fila.lote === null) return undefined
    return write(numero, {
      sha256: sha256 || null,
      carta: Number(numero),
      ruta: `documentos/carta/carta_${numero}.pdf`,
    })
  }
  const archivo = ARCHIVOS[tabla]
  const sha256 = archivo === undefined ? '' : texto(fila[archivo.columna])
  if (archivo === undefined || sha256 === '') return undefined
  const nombre =
    archivo.nombre === undefined ? `${tabla}.pdf` : nameInside(texto(fila[archivo.nombre]))
  return write(numero, { sha256, ruta: `documentos/${tabla}/${numero}_${nombre}` })
}
