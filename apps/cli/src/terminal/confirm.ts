import { createInterface } from 'node:readline/promises'
import type { Context } from '../context.ts'
import { interrupted, usageError } from './cli-error.ts'

const ask = async ({ interrupt, output }: Context, question: string): Promise<string> => {
  const prompt = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await prompt.question(`${output.paint('bold', question)} `, { signal: interrupt.signal })
  } catch {
    // The person pressed Ctrl-C or Ctrl-D instead of answering, so the cursor is still on the line of the question.
    process.stderr.write('\n')
    throw interrupted('No se hizo nada.')
  } finally {
    prompt.close()
  }
}

interface Confirmation {
  readonly question: string
  readonly yes: boolean
  readonly flag: string
}

/**
 * Asks the person to confirm an operation that cannot be undone. Without a terminal, the command requires the option
 * `request.flag` instead.
 *
 * @throws CliError `uso` without a terminal and without that option, `interrumpido` when the answer is not yes
 */
export const confirm = async (context: Context, request: Confirmation): Promise<void> => {
  if (request.yes) return
  if (!context.canAsk) {
    throw usageError(
      `Falta confirmar: ${request.question}`,
      `Sin una terminal no se pregunta: agregue ${request.flag}.`,
    )
  }
  const answer = await ask(context, `${request.question} [s/N]`)
  if (!/^s[ií]?$/i.test(answer.trim())) throw interrupted('No se hizo nada.')
}

interface SevereConfirmation {
  readonly question: string
  readonly expected: string
  readonly given: string | undefined
}

export const confirmTyping = async (
  context: Context,
  { question, expected, given }: SevereConfirmation,
): Promise<void> => {
  if (given === expected) return
  if (given !== undefined) {
    throw usageError(`--confirmar=${given} no coincide: se esperaba --confirmar=${expected}.`)
  }
  if (!context.canAsk) {
    throw usageError(
      `Falta confirmar: ${question}`,
      `Sin una terminal no se pregunta: agregue --confirmar=${expected}.`,
    )
  }
  const answer = await ask(context, `${question} Escriba ${expected} para seguir:`)
  if (answer.trim() !== expected) throw interrupted('No se hizo nada.')
}
