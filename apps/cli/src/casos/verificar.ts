import { casos } from '@apremia/api-client'
import type { Context } from '../context.ts'
import { action, examples, type Verb } from '../define.ts'
import { awaitTrabajo } from '../http/end-of-trabajo.ts'
import { CliError } from '../terminal/cli-error.ts'
import { SALIDAS } from '../terminal/exit-code.ts'
import { formatCantidad } from '../terminal/local-format.ts'

const run = async (context: Context, { reparar = false }: { readonly reparar?: boolean }) => {
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const empezado = await connection.call(reparar ? casos.repairCasos : casos.verifyCasos, {})
  const { resumen, errores, erroresTotal } = await awaitTrabajo(context, connection, empezado, {
    onInterrupt: (trabajo) =>
      new CliError('interrumpido', {
        codigo: 'interrumpido',
        mensaje: 'Se dejó de verificar. Lo que ya se reparó queda reparado.',
        detalle: { trabajo: trabajo.id },
      }),
  })
  const vistos = Number(resumen?.casos ?? 0)
  const reparados = Number(resumen?.reparados ?? 0)
  const diferencias = errores.map(({ mensaje }) => mensaje)
  await context.output.data(
    { casos: vistos, diferencias: erroresTotal, reparados, detalle: diferencias },
    (paint) => {
      const cuantos = formatCantidad(vistos, 'caso', 'casos')
      if (erroresTotal === 0)
        return `${paint('green', 'Los casos son los que dicen sus reglas:')} ${cuantos}.`
      const mas = erroresTotal - diferencias.length
      const que = formatCantidad(erroresTotal, 'caso difiere', 'casos difieren')
      return [
        ...diferencias,
        ...(mas > 0 ? [`Y ${formatCantidad(mas, 'caso más', 'casos más')}.`] : []),
        `${paint('red', `${que} de sus reglas`)}, de ${cuantos}.${reparados > 0 ? ' Se repararon.' : ''}`,
      ].join('\n')
    },
  )
  return erroresTotal > 0 ? SALIDAS.falla : SALIDAS.correcto
}

export const verificarCasos: Verb = (noun) => {
  const command = noun
    .command('verificar')
    .description('Compara cada caso guardado con lo que dicen las reglas; sale con 1 si difieren')
    .option('--reparar', 'Corrige los que difieren')
    .action(action(run))
  examples(command, 'apremia casos verificar', 'apremia casos verificar --reparar --json')
}
