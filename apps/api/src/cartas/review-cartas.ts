import { interpolar, sumCentavos, textos, wireAmount } from '@apremia/core'
import { AppError } from '../platform/http/app-error.ts'
import { PDF } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { decidePedido } from './decide-pedido.ts'
import { printCarta } from './print-cartas.ts'

const reviewCartas: Handler<'reviewCartas'> = async (services, { sesion, body }) => {
  const { cartas, impedimentos, vencimiento, siguiente } = await decidePedido(
    services,
    sesion,
    body,
  )
  const wire = ({ fecha, avisos }: typeof vencimiento) => ({ fecha, avisos: [...avisos] })
  return {
    vencimiento: wire(vencimiento),
    siguiente: siguiente === null ? null : wire(siguiente),
    cartas: cartas.map(({ deudor, abogado, imponibles, total }) => ({
      deudor: deudor.nombre,
      domicilio: deudor.domicilio,
      abogado: abogado.codigo,
      imponibles: imponibles.length,
      total: wireAmount(total),
    })),
    total: wireAmount(sumCentavos(cartas.map(({ total }) => total))),
    impedimentos: impedimentos.map(({ campo, mensaje }) => ({ campo, mensaje })),
  }
}

/** One of the letters as it would come out; nothing is kept. */
const previewCarta: Handler<'previewCarta'> = async (services, { sesion, body }) => {
  const { cartas, impedimentos } = await decidePedido(services, sesion, body)
  if (cartas.length === 0) throw camposRechazados(422, 'faltan-datos', impedimentos)
  const borrador = cartas[body.carta - 1]
  if (borrador === undefined) {
    const mensaje = interpolar(textos.cartas.noEsTantas, { n: cartas.length })
    throw new AppError(400, 'campos-invalidos', mensaje, {
      fields: [{ field: 'carta', message: mensaje }],
    })
  }
  const pdf = await printCarta({ ...borrador, numero: null, codigoVerificacion: '' })
  return {
    kind: 'file',
    name: 'vista-previa.pdf',
    type: PDF,
    size: pdf.byteLength,
    body: Buffer.from(pdf),
    disposition: 'inline',
  }
}

export const vistasDeCartas = { reviewCartas, previewCarta }
