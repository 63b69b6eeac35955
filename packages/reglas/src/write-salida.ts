import type { Decision, Motivo, Porque, Respuesta } from '@apremia/core'

/** Converts the reasons of a refusal to the form that test cases expect: `{ rechaza: messages }`. */
export const writeRechazo = (motivos: readonly Motivo[]): { rechaza: string[] } => ({
  rechaza: motivos.map((m) => m.mensaje),
})

/** Answer of a rule and the explanation of that answer. */
export class Explicado {
  readonly salida: unknown
  readonly porque: Porque

  constructor(salida: unknown, porque: Porque) {
    this.salida = salida
    this.porque = porque
  }
}

/** Converts a decision to the form that test cases expect, with its explanation. A refusal becomes its messages. */
export const writeDecision = <T>(decision: Decision<T>, write: (valor: T) => unknown): Explicado =>
  new Explicado(
    decision.ok ? write(decision.valor) : writeRechazo(decision.motivos),
    decision.porque,
  )

/** Converts the answer of a rule that never refuses to the form that test cases expect, with its explanation. */
export const writeRespuesta = <T>(
  { valor, porque }: Respuesta<T>,
  write: (valor: T) => unknown,
): Explicado => new Explicado(write(valor), porque)
