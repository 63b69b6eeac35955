import { verificacion } from '@apremia/api-client'
import {
  type EstadoDePapel,
  fecha,
  formatFecha,
  type ResultadoDeComparacion,
  textos,
} from '@apremia/core'
import type { Context } from '../context.ts'
import { action, examples, type Verb } from '../define.ts'
import { SALIDAS } from '../terminal/exit-code.ts'
import type { Paint } from '../terminal/terminal.ts'

const t = textos.verificacion

const COLORES: Readonly<Record<EstadoDePapel | ResultadoDeComparacion, Parameters<Paint>[0]>> = {
  vigente: 'green',
  anulado: 'red',
  devuelto: 'yellow',
  caduco: 'yellow',
  'sin-informar': 'yellow',
  emitido: 'green',
  firmado: 'yellow',
  modificado: 'red',
}

const run = async (
  context: Context,
  _options: object,
  [codigo = '', archivo]: readonly string[],
) => {
  const { connect } = await import('../http/with-client.ts')
  // Anybody may verify a document without a session, so this request carries no token.
  const connection = connect(context, { token: undefined })
  const papel = await connection.call(verificacion.verifyPapel, { body: { codigo } })
  const compare = async (path: string) => {
    const { inspectArchivo } = await import('./inspect-archivo.ts')
    const visto = await inspectArchivo(path, papel.largo, context.interrupt.signal)
    return connection.call(verificacion.verifyArchivo, { body: { codigo, ...visto } })
  }
  const comparado = archivo === undefined ? null : await compare(archivo)
  await context.output.data({ ...papel, archivo: comparado }, (paint) =>
    [
      `${t.clases[papel.clase]} ${papel.numero}, del ${formatFecha(fecha(papel.fecha))}`,
      `${paint(COLORES[papel.estado], t.nombres[papel.estado])}. ${papel.frase}`,
      ...(comparado
        ? [
            `${paint(COLORES[comparado.resultado], t.archivos[comparado.resultado].nombre)}. ${comparado.frase}`,
          ]
        : []),
    ].join('\n'),
  )
  const otro = comparado !== null && comparado.resultado === 'modificado'
  return papel.estado === 'anulado' || otro ? SALIDAS.falla : SALIDAS.correcto
}

export const verificarPapel: Verb = (command) => {
  command
    .argument('<código>', 'Código de verificación, como está en el documento')
    .argument('[archivo]', 'PDF que se compara con el emitido; - lo lee de la entrada estándar')
    .action(action(run))
  examples(
    command,
    'apremia verificar K7QH-2M9X-WT4B-R8DN-PC3F',
    'apremia verificar K7QH-2M9X-WT4B-R8DN-PC3F titulo_101.pdf',
  )
}
