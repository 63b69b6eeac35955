import type { Decision, Motivo, Porque, Respuesta } from '@apremia/core'

/** Writes the refusal of a rule in the form of a case file: the messages, in order. */
export const writeRechazo = (motivos: readonly Motivo[]): { rechaza: string[] } => ({
  rechaza: motivos.map((m) => m.mensaje),
})

/** Output of a rule together with the explanation of that output. */
export class Explicado {
  readonly salida: unknown
  readonly porque: Porque

  constructor(salida: unknown, porque: Porque) {
    this.salida = salida
    this.porque = porque
  }
}

/** Writes a decision in the form of a case file, with its explanation. A refusal is written as its messages. */
export const writeDecision = <T>(decision: Decision<T>, write: (valor: T) => unknown): Explicado =>
  new Explicado(
    decision.ok ? write(decision.valor) : writeRechazo(decision.motivos),
    decision.porque,
  )

/** Writes the answer of a rule that never refuses, with its explanation. */
export const writeRespuesta = <T>(
  { valor, porque }: Respuesta<T>,
  write: (valor: T) => unknown,
): Explicado => new Explicado(write(valor), porque)
