/** @jsxRuntime automatic */
import { Path, Svg } from '@react-pdf/renderer'
import { type FilasDeQr, filasDeQr, ZONA_DE_SILENCIO } from './filas-de-qr.ts'
import { LADO_DE_QR } from './lado-de-qr.ts'

/**
 * Returns an SVG path that draws the dark modules (squares) of a QR code. The unit is one module, from the corner of
 * the quiet zone.
 */
const trazoDe = (filas: FilasDeQr): string => {
  let d = ''
  filas.forEach((fila, y) => {
    let desde = -1
    for (let x = 0; x <= fila.length; x++) {
      const oscuro = fila[x] === true
      if (oscuro && desde < 0) desde = x
      if (!oscuro && desde >= 0) {
        const [columna, renglon] = [desde + ZONA_DE_SILENCIO, y + ZONA_DE_SILENCIO]
        d += `M${columna} ${renglon}h${x - desde}v1h-${x - desde}z`
        desde = -1
      }
    }
  })
  return d
}

/**
 * Draws the QR code of an address in a square of LADO_DE_QR points, which includes the quiet zone. react-pdf writes no
 * tags for screen readers, so the document must also print the address.
 */
export const CodigoQr = ({ direccion }: { readonly direccion: string }) => {
  const filas = filasDeQr(direccion)
  const lado = filas.length + 2 * ZONA_DE_SILENCIO
  return (
    <Svg width={LADO_DE_QR} height={LADO_DE_QR} viewBox={`0 0 ${lado} ${lado}`}>
      <Path d={trazoDe(filas)} fill="#000000" />
    </Svg>
  )
}
