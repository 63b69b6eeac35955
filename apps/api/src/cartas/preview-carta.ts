import { interpolar, textos } from '@apremia/core'
import { VERSION_CARTA } from '@apremia/documents/versiones'
import { decidePedido } from '../emision-de-cartas/decide-pedido.ts'
import { printCarta } from '../emision-de-cartas/print-cartas.ts'
import { AppError } from '../platform/http/app-error.ts'
import { PDF } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'

export const previewCarta: Handler<'previewCarta'> = async (services, { sesion, body }) => {
  const { cartas, impedimentos } = await decidePedido(services, sesion, body)
  if (cartas.length === 0) throw camposRechazados(422, 'faltan-datos', impedimentos)
  const borrador = cartas[body.carta - 1]
  if (borrador === undefined) {
    const mensaje = interpolar(textos.cartas.noEsTantas, { n: cartas.length })
    throw new AppError(400, 'campos-invalidos', mensaje, {
      fields: [{ field: 'carta', message: mensaje }],
    })
  }
  const pdf = await printCarta({ ...borrador, numero: null, codigoVerificacion: '' }, VERSION_CARTA)
  return {
    kind: 'file',
    name: 'vista-previa.pdf',
    type: PDF,
    size: pdf.byteLength,
    body: Buffer.from(pdf),
    disposition: 'inline',
  }
}
