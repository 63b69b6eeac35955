/** @jsxRuntime automatic */
import { Path, Svg } from '@react-pdf/renderer'
import { LADO_DE_QR } from './lado-de-qr.ts'
import { matrizDeQr } from './matriz-de-qr.ts'

/**
 * QR code of the address for the papers drawn with react-pdf, in a square of LADO_DE_QR points with the quiet zone.
 * react-pdf writes no structure tags, so the paper must also print the address beside the code.
 */
export const CodigoQr = ({ direccion }: { readonly direccion: string }) => {
  const { lado, tramos } = matrizDeQr(direccion)
  const d = tramos.map(([x, y, ancho]) => `M${x} ${y}h${ancho}v1h-${ancho}z`).join('')
  return (
    <Svg width={LADO_DE_QR} height={LADO_DE_QR} viewBox={`0 0 ${lado} ${lado}`}>
      <Path d={d} fill="#000000" />
    </Svg>
  )
}
