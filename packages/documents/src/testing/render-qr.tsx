/** @jsxRuntime automatic */
import { Document, Page } from '@react-pdf/renderer'
import { renderDocumento } from '../react-pdf/render-documento.ts'
import { CodigoQr } from '../verificacion/codigo-qr.tsx'

/**
 * Returns a PDF made with react-pdf. Its only page has the QR code of the address `direccion` in the upper left corner.
 */
export const renderQr = (direccion: string): Promise<Uint8Array<ArrayBuffer>> =>
  renderDocumento(
    <Document>
      <Page size="A4">
        <CodigoQr direccion={direccion} />
      </Page>
    </Document>,
  )
