import { type DocumentProps, pdf } from '@react-pdf/renderer'

/**
 * Returns the PDF bytes of a document, in Node and in browser workers. The promise rejects when react-pdf cannot lay
 * out the document.
 */
export const renderDocumento = async (
  documento: React.ReactElement<DocumentProps>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const blob = await pdf(documento).toBlob()
  return new Uint8Array(await blob.arrayBuffer())
}
