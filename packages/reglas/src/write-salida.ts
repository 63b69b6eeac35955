import type { Decision, Motivo, Porque, Respuesta } from '@apremia/core'

export const writeRechazo = (motivos: readonly Motivo[]): { rechaza: string[] } => ({
  rechaza: motivos.map((m) => m.mensaje),
})

export class Explicado {
  readonly salida: unknown
  readonly porque: Porque

  constructor(salida: unknown, porque: Porque) {
    this.salida = salida
    this.porque = porque
  }
}

/**
 * Returns the output of a rule that accepts or refuses its input. An accepted value is converted with `write`. For a
 * refusal, the output is the messages of the refusal.
 */
export const writeDecision = <T>(decision: Decision<T>, write: (valor: T) => unknown): Explicado =>
  new Explicado(
    decision.ok ? write(decision.valor) : writeRechazo(decision.motivos),
    decision.porque,
  )

export const writeRespuesta = <T>(
  { valor, porque }: Respuesta<T>,
  write: (valor: T) => unknown,
): Explicado => new Explicado(write(valor), porque)
