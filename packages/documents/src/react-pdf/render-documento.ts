import { type DocumentProps, pdf } from '@react-pdf/renderer'

/** The bytes of a document; the same in Node and in browser workers. Rejects when react-pdf cannot lay it out. */
export const renderDocumento = async (
  documento: React.ReactElement<DocumentProps>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const blob = await pdf(documento).toBlob()
  return new Uint8Array(await blob.arrayBuffer())
}
