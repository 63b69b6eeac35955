import type { ErrorDeFila } from '@apremia/core'
import type { FallaAnotada } from '../log/describe-error.ts'

export const FIN = 'fin'

export type WorkerRequest = { readonly id: number; readonly op: string; readonly input: unknown }

export type WorkerResponse =
  | { readonly id: number; readonly kind: 'result'; readonly value: unknown }
  | {
      readonly id: number
      readonly kind: 'refused'
      readonly status: number
      readonly code: string
      readonly message: string
      readonly errores?: readonly ErrorDeFila[]
    }
  | { readonly id: number; readonly kind: 'failed'; readonly falla: FallaAnotada }
