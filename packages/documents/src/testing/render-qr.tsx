/** @jsxRuntime automatic */
import { Document, Page } from '@react-pdf/renderer'
import { renderDocumento } from '../react-pdf/render-documento.ts'
import { CodigoQr } from '../verificacion/codigo-qr.tsx'

/**
 * Returns a PDF made with react-pdf, with only one page. The QR code of the address `direccion` is in the upper left
 * corner of the page.
 */
export const renderQr = (direccion: string): Promise<Uint8Array<ArrayBuffer>> =>
  renderDocumento(
    <Document>
      <Page size="A4">
        <CodigoQr direccion={direccion} />
      </Page>
    </Document>,
  )
