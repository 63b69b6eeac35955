import { hasSoloFirma, MAXIMO_AGREGADO } from '@apremia/core'
import { toHex } from '../../api/to-hex.ts'
import { herramientasDelNavegador } from './herramientas-del-navegador.ts'

/**
 * First bytes of a file that a person compares with an issued document. They are as many as the document has, or the
 * whole file when the file is shorter.
 */
export interface Cabeza {
  readonly blob: Blob
  /** SHA-256 hash of the beginning of the compared file, in hexadecimal. */
  readonly sha256: string
  /** True when the bytes after the length of the issued document only add a digital signature to the PDF. */
  readonly soloFirma: boolean
}

const readSoloFirma = async (file: Blob, largo: number): Promise<boolean> =>
  file.size > largo &&
  file.size - largo <= MAXIMO_AGREGADO &&
  hasSoloFirma(new Uint8Array(await file.arrayBuffer()), largo, herramientasDelNavegador)

/**
 * Computes the hash of the first `largo` bytes of a file, and checks the bytes that follow. The browser does all of
 * this, so that the file is never sent.
 *
 * @throws when the browser cannot read the file, or computes no hash because the page was not opened with https
 */
export const hashCabeza = async (file: Blob, largo: number): Promise<Cabeza> => {
  const blob = file.slice(0, largo)
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())
  return {
    blob,
    sha256: toHex(new Uint8Array(digest)),
    soloFirma: await readSoloFirma(file, largo),
  }
}
