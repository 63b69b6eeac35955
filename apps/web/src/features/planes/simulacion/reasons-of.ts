import type { Failure } from '../../../api/failure.ts'

type Campo = 'periodos' | 'plan' | 'cuotas' | 'anticipo'

export type Reasons = Readonly<Partial<Record<Campo, string>>>

const CAMPOS: Readonly<Record<string, Campo>> = {
  jsdeuda: 'periodos',
  plan: 'plan',
  cuotas: 'cuotas',
  anticipo: 'anticipo',
}

export const reasonsOf = (failure: Failure | undefined): Reasons => {
  const reasons: Partial<Record<Campo, string>> = {}
  for (const { field, message } of failure?.fields ?? []) {
    const campo = CAMPOS[field]
    if (campo !== undefined) reasons[campo] ??= message
  }
  return reasons
}
