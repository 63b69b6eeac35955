import { CryptoKeySigner, PDF } from '@libpdf/core'
import type { SelfSigned } from './self-signed.ts'

/** Signs a title as a signing program does: the signature is appended, and the existing bytes do not change. */
export const signTitulo = async (
  bytes: Uint8Array,
  { certificate, privateKey }: SelfSigned,
): Promise<Uint8Array> => {
  const pdf = await PDF.load(bytes)
  const signer = new CryptoKeySigner(privateKey, certificate, 'RSA', 'RSASSA-PKCS1-v1_5')
  const signed = await pdf.sign({
    ...{ signer, fieldName: 'Firma', reason: 'Título ejecutivo' },
    signingTime: new Date('2026-09-05T12:00:00Z'),
  })
  if (signed.warnings.length > 0) throw new Error(signed.warnings.join(', '))
  return signed.bytes
}
