import type { Failure } from '../../../api/failure.ts'

export interface Reasons {
  readonly periodos?: string
  readonly plan?: string
  readonly cuotas?: string
  readonly anticipo?: string
  /** Those of no field of the form. */
  readonly otros: readonly string[]
}

/** Which field of the form each field of the call is of. */
const CAMPOS: Readonly<Record<string, Exclude<keyof Reasons, 'otros'>>> = {
  cuotas_plan: 'periodos',
  jsdeuda: 'periodos',
  plan: 'plan',
  cuotas: 'cuotas',
  anticipo: 'anticipo',
}

/** Why the server refused, by field. */
export const reasonsOf = (failure: Failure | undefined): Reasons => {
  const reasons: Partial<Record<keyof Reasons, string>> = {}
  const otros: string[] = []
  for (const { field, message } of failure?.fields ?? []) {
    const campo = CAMPOS[field]
    if (campo === undefined) otros.push(message)
    else reasons[campo] ??= message
  }
  return { ...(reasons as Omit<Reasons, 'otros'>), otros }
}
