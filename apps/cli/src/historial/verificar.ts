import { type Contract, historial, type ReplyOf } from '@apremia/api-client'
import type { Context } from '../context.ts'
import { action, examples, type Verb } from '../define.ts'
import { SALIDAS } from '../terminal/exit-code.ts'
import { formatCantidad, formatInstante } from '../terminal/local-format.ts'
import type { Paint } from '../terminal/terminal.ts'

interface Options {
  readonly cabeza?: string
}

type Verificacion = ReplyOf<Contract['verifyHistorial']>

const tellImpresa = ({ impresa }: Verificacion, paint: Paint): string[] => {
  if (impresa === undefined) return []
  if (impresa)
    return [
      `${paint('green', 'La constancia está en la cadena:')} es la fila ${impresa.orden}, del ${formatInstante(impresa.momento)}.`,
    ]
  return [
    `${paint('red', 'La constancia no está en la cadena:')} la fila que nombra falta o fue cambiada. Revise que el código esté bien copiado.`,
  ]
}

const run = async (context: Context, { cabeza = '' }: Options) => {
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  context.output.note('Se recorre la cadena del historial…')
  const result = await connection.call(historial.verifyHistorial, { body: { cabeza } })
  await context.output.data(result, (paint) => {
    const rows = formatCantidad(result.filas, 'fila', 'filas')
    const fallas = formatCantidad(result.fallas.length, 'falla', 'fallas')
    return [
      ...result.fallas.map(({ orden, motivo }) => `Fila ${orden}: ${motivo}`),
      ...(result.fallas.length > 0
        ? [`${paint('red', 'El historial fue alterado:')} ${fallas} en ${rows}.`]
        : [`${paint('green', 'Historial íntegro:')} ${rows}.`, `Cabeza: ${result.cabeza}`]),
      ...(result.abandonos ?? []).map(({ mensaje }) => mensaje),
      ...tellImpresa(result, paint),
    ].join('\n')
  })
  return result.valido ? SALIDAS.correcto : SALIDAS.falla
}

export const verificar: Verb = (noun) => {
  const command = noun
    .command('verificar')
    .description(
      'Recorre el historial y dice si una fila fue cambiada, borrada o reordenada; las que se abandonaron al restaurar una copia confirmada se dicen aparte y no son fallas',
    )
    .option(
      '--cabeza <código>',
      'Dice además si está en la cadena el código de una constancia impresa con un lote',
    )
    .action(action(run))
  examples(
    command,
    'apremia historial verificar',
    'apremia historial verificar --cabeza "a1b2c3d4 …"',
  )
}
