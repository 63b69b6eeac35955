import type { Decision, Motivo, Porque, Respuesta } from '@apremia/core'

/** Writes the refusal of a rule as a case has it: the messages, in order. */
export const writeRechazo = (motivos: readonly Motivo[]): { rechaza: string[] } => ({
  rechaza: motivos.map((m) => m.mensaje),
})

/** Output of a rule, with its own account of how it got there. */
export class Explicado {
  readonly salida: unknown
  readonly porque: Porque

  constructor(salida: unknown, porque: Porque) {
    this.salida = salida
    this.porque = porque
  }
}

/** Writes the value of a decision as the case writes it, or the messages of its refusal, with the reason. */
export const writeDecision = <T>(decision: Decision<T>, write: (valor: T) => unknown): Explicado =>
  new Explicado(
    decision.ok ? write(decision.valor) : writeRechazo(decision.motivos),
    decision.porque,
  )

/** Does the same for a rule that always answers. */
export const writeRespuesta = <T>(
  { valor, porque }: Respuesta<T>,
  write: (valor: T) => unknown,
): Explicado => new Explicado(write(valor), porque)
