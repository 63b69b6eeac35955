import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

// The worker script of pdf.js is served from our own origin, because the Content-Security-Policy allows no other
// script.
GlobalWorkerOptions.workerSrc = workerUrl

export type PaginaDePdf = PDFPageProxy

/** Starts to read a PDF with pdf.js. Calling `destroy` on the returned task frees its memory. */
export const openPdf = async (blob: Blob): Promise<PDFDocumentLoadingTask> =>
  getDocument({
    data: new Uint8Array(await blob.arrayBuffer()),
    isEvalSupported: false,
    useWasm: false,
    stopAtErrors: true,
    verbosity: VerbosityLevel.ERRORS,
  })

/** Reads the pages of a PDF document, in order. Only their metadata is read, and nothing is drawn yet. */
export const readPaginas = async (
  task: PDFDocumentLoadingTask,
): Promise<readonly PaginaDePdf[]> => {
  const pdf = await task.promise
  return Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
}
