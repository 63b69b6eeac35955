import type { InferType } from 'yup'
import type { trabajo } from '../contract/trabajos.ts'
import type { Entry, Esquema } from '../entry.ts'
import type { FileReply } from './file-reply.ts'

export type Trabajo = InferType<typeof trabajo>

export interface JobReply {
  readonly kind: 'job'
  readonly trabajo: Trabajo
}

export type TipoDeReply<E> =
  E extends Entry<infer _P, infer _Q, infer _B, infer R>
    ? R extends Esquema
      ? R['__outputType']
      : R extends 'file'
        ? FileReply
        : R extends 'file-or-job'
          ? FileReply | JobReply
          : R extends 'events'
            ? AsyncGenerator<{ event: string; data: unknown }>
            : undefined
    : never
