import { applyRevision, type PdfObjects } from './check-cambios.ts'
import { checkFirmaDigital, type Digest, findFirma } from './check-firma-digital.ts'
import { openIssuedPdf } from './issued-pdf.ts'
import type { Inflate } from './pdf-streams.ts'
import { NoEsFirma, naturalOf } from './pdf-value.ts'
import { readRevision } from './read-revision.ts'

/**
 * Functions that decompress and hash bytes to check a digital signature. The core package has no such functions, so the
 * caller passes them.
 */
export interface HerramientasDeFirma {
  readonly inflate: Inflate
  readonly digest: Digest
}

/**
 * Maximum number of bytes that a signed file may add to the issued document. A digital signature with all its
 * certificates has less than 1 MB.
 */
export const MAXIMO_AGREGADO = 20_000_000
const MAX_REVISIONS = 10

const checkAgregado = async (
  bytes: Uint8Array,
  largo: number,
  { inflate, digest }: HerramientasDeFirma,
): Promise<void> => {
  const issued = await openIssuedPdf(bytes.subarray(0, largo), inflate)
  let objects: PdfObjects = new Map(issued.objects)
  let xref = issued.xref
  let firmado = false
  let at = largo
  for (let count = 0; at < bytes.length; count++) {
    if (count === MAX_REVISIONS) throw new NoEsFirma('Demasiadas veces guardado')
    const revision = await readRevision(bytes, at, inflate)
    if (naturalOf(revision.trailer.get('Prev')) !== xref)
      throw new NoEsFirma('No sigue a lo anterior')
    objects = applyRevision(issued, objects, revision)
    const firma = findFirma(issued, objects)
    if (firma !== undefined && !firmado) {
      await checkFirmaDigital(bytes, revision, firma, digest)
      firmado = true
    }
    xref = revision.xref
    at = revision.end
  }
  if (!firmado) throw new NoEsFirma('No hay una firma')
}

/**
 * Tells whether a PDF is an issued document to which only a digital signature was added (D185). False in doubt, because
 * bytes added to a PDF can draw every page again.
 *
 * @param largo number of bytes of the issued document, with which the PDF begins
 */
export const hasSoloFirma = async (
  bytes: Uint8Array,
  largo: number,
  herramientas: HerramientasDeFirma,
): Promise<boolean> => {
  if (bytes.length <= largo || bytes.length - largo > MAXIMO_AGREGADO) return false
  try {
    await checkAgregado(bytes, largo, herramientas)
    return true
  } catch {
    return false
  }
}
