import { Option } from 'commander'
import type { Context } from '../context.ts'
import { usageError } from '../terminal/cli-error.ts'

export const outputOption = (): Option =>
  new Option('-o, --output <archivo>', 'Dónde se guarda; «-» es la salida estándar')

export const formatoDe = (target: string) => ({
  formato: target.endsWith('.csv') ? ('csv' as const) : ('xlsx' as const),
})

/** Refuses --json together with `-o -`, because stdout would carry both the document and the JSON. */
export const refuseJsonOnStdout = ({ output }: Context, target: string): void => {
  if (target === '-' && output.options.formato === 'json') {
    throw usageError('Con -o - la salida es el documento: no va junto con --json.')
  }
}
