import type { Decision, Motivo } from '../decision/decision.ts'

/** How a rule's refusal reads in a case: the messages, in order. */
export const writeRechazo = (motivos: readonly Motivo[]): { rechaza: string[] } => ({
  rechaza: motivos.map((m) => m.mensaje),
})

/** The value of a decision as the case writes it, or the messages of its refusal. */
export const writeDecision = <T>(decision: Decision<T>, write: (valor: T) => unknown): unknown =>
  decision.ok ? write(decision.valor) : writeRechazo(decision.motivos)
