import { evaluaciones } from '@apremia/api-client'
import type { Context } from '../context.ts'
import { action, examples, type Verb } from '../define.ts'
import { SALIDAS } from '../terminal/exit-code.ts'
import { readNumero } from './numero.ts'

const run = async (context: Context, _: object, [numero = '']: readonly string[]) => {
  const id = readNumero(numero)
  const { connect } = await import('../http/with-client.ts')
  const hecha = await connect(context).call(evaluaciones.recomputeEvaluacion, { params: { id } })
  await context.output.data({ id, ...hecha }, (paint) =>
    hecha.igual
      ? `${paint('green', 'Da lo mismo, byte por byte:')} ${hecha.huella}`
      : [
          ...hecha.diferencias,
          `${paint('red', 'No da lo mismo:')} ${
            hecha.huella === hecha.recalculada
              ? 'lo guardado se cambió.'
              : `se guardó ${hecha.huella} y da ${hecha.recalculada}`
          }`,
        ].join('\n'),
  )
  return hecha.igual ? SALIDAS.correcto : SALIDAS.falla
}

export const recalcularEvaluacion: Verb = (noun) => {
  const command = noun
    .command('recalcular')
    .description('Hace de nuevo una evaluación con lo que se guardó; sale con 1 si no da lo mismo')
    .argument('<número>', 'El que muestra «evaluaciones listar»')
    .action(action(run))
  examples(command, 'apremia evaluaciones recalcular 12')
}
