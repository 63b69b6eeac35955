import { Option } from 'commander'
import type { Context } from '../context.ts'
import { usageError } from '../terminal/cli-error.ts'

export const outputOption = (): Option =>
  new Option('-o, --output <archivo>', 'Dónde se guarda; «-» es la salida estándar')

/** What a list is downloaded as, by the name of where it is saved. */
export const formatoDe = (target: string) => ({
  formato: target.endsWith('.csv') ? ('csv' as const) : ('xlsx' as const),
})

/** With `-o -` stdout carries the document: a JSON document does not fit beside it. */
export const refuseJsonOnStdout = ({ output }: Context, target: string): void => {
  if (target === '-' && output.options.formato === 'json') {
    throw usageError('Con -o - la salida es el documento: no va junto con --json.')
  }
}
