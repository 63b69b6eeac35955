import { Readable } from 'node:stream'
import type { FieldError, ParDeClase } from '@apremia/api-client'
import {
  type BodyOf,
  type CallName,
  type Contract,
  cambia,
  contract,
  type Entry,
  type ParamsOf,
  prefixOf,
  type QueryOf,
  type ReplyOf,
} from '@apremia/api-client'
import { type Capacidad, faltaCodigo, puede, textos, velar } from '@apremia/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { object } from 'yup'
import { watchCommits } from '../db/transact.ts'
import { createCallLimits } from '../limites/call-limits.ts'
import { createTurnos } from '../limites/turnos.ts'
import type { Services } from '../services.ts'
import { AppError, forbidden, resultadoIncierto, unauthenticated } from './app-error.ts'
import type { FileAnswer } from './file-answer.ts'
import { sendFile } from './file-answer.ts'
import { type Adjunto, type Form, readForm, type UploadedFile } from './form.ts'
import { readIdempotencyKey } from './idempotency-key.ts'
import { createNotaDeDesajuste } from './note-desajuste.ts'
import { ofCall } from './of-call.ts'
import { type Pagina, refuseLong, withPage } from './pagina.ts'
import { type Sesion, sesionDe } from './principal.ts'
import { refuseVelado } from './refuse-velado.ts'
import { validateInput } from './validate.ts'

/** Validated input of an API call. The person's identity comes from the session and never from the request. */
export interface HandlerCall<E> {
  readonly sesion: E extends { capacidad: 'publica' } ? null : Sesion
  readonly params: ParamsOf<E>
  /**
   * Query parameters of the call. When the call returns a list, they include the page to return. When the request asks
   * for no page, the whole list counts as one page.
   */
  readonly query: E extends { paged: true } ? QueryOf<E> & Pagina : QueryOf<E>
  readonly body: BodyOf<E>
  readonly files: Readonly<Record<string, UploadedFile>>
  readonly adjuntos: readonly Adjunto[]
  readonly prefersAsync: boolean
  readonly idempotencyKey: string | null
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export interface JobAnswer {
  readonly kind: 'job'
  readonly trabajo: object
}

export interface PageAnswer<T> {
  readonly rows: T
  readonly total: number
}

type Answer<E> = E extends { paged: true }
  ? PageAnswer<ReplyOf<E>>
  : ReplyOf<E> extends 'file'
    ? FileAnswer
    : ReplyOf<E> extends 'file-or-job'
      ? FileAnswer | JobAnswer
      : ReplyOf<E> extends 'events'
        ? Readable
        : ReplyOf<E> extends 'empty'
          ? undefined
          : ReplyOf<E>

export type Handler<N extends CallName> = (
  services: Services,
  call: HandlerCall<Contract[N]>,
) => Promise<Answer<Contract[N]>>

export type Handlers = { readonly [N in CallName]: Handler<N> }

const isFile = (value: unknown): value is FileAnswer =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'file'

const isJob = (value: unknown): value is JobAnswer =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'job'

interface Descarga {
  readonly call: CallName
  readonly sesion: Sesion
  readonly archivo: string
  readonly pedido: object
}

interface Lectura {
  readonly call: CallName
  readonly sesion: Sesion
  readonly capacidad: Capacidad
  readonly lista: string
  /** Position in the whole list, counted from 1, of the last row that this answer shows. */
  readonly hasta: number
  readonly pedido: object
}

interface Mirada {
  readonly sesion: Sesion
  readonly imponible: string
  readonly recurso: string
}

interface Mostrado {
  readonly call: CallName
  readonly sesion: Sesion
  readonly pedido: object
  readonly value: unknown
}

/**
 * Functions of other features that the server runs during API calls. `descarga`, `mirada` and `lectura` record who
 * reads what. When one of these three fails, the answer is not sent (R15).
 */
export interface Notas {
  /** Records the download of a file, before the answer is sent. */
  readonly descarga: (services: Services, descarga: Descarga) => Promise<void>
  /** Records the opening of a case, before the answer is sent. */
  readonly mirada: (services: Services, mirada: Mirada) => Promise<void>
  /** Records the reading of a list of other people's data, before the answer is sent. */
  readonly lectura: (services: Services, lectura: Lectura) => Promise<void>
  /** Function that records the people whose data an answer shows (Ley 25.326). It does not delay the answer. */
  readonly muestra: (services: Services, mostrado: Mostrado) => void
  readonly clases: (
    services: Services,
    pares: readonly ParDeClase[],
    otros: readonly FieldError[],
  ) => Promise<void>
}

/** True for a file with data of many people: an exported list, or a document that the contract marks with `enMasa`. */
const esDeMuchos = ({ limite, query, enMasa }: Entry, value: unknown): value is FileAnswer =>
  isFile(value) &&
  (enMasa === true || (limite === 'exportacion' && 'formato' in (query?.fields ?? {})))

const hastaDe = ({ paged }: Entry, query: Partial<Pagina> | undefined, value: unknown): number => {
  if (paged !== true) return Array.isArray(value) ? value.length : 0
  const { rows } = value as PageAnswer<readonly unknown[]>
  const { pagina, porPagina } = withPage(query)
  return rows.length === 0 ? 0 : (pagina - 1) * porPagina + rows.length
}

type Clave = Pick<Mirada, 'imponible' | 'recurso'>

type Fila = Readonly<Record<string, unknown>>

/**
 * Masks in the answer the fields that the person may not see, when the contract of the call names such fields in
 * `vela`.
 */
const cover = ({ vela, paged }: Entry, sesion: Sesion | null, value: unknown): unknown => {
  if (vela === undefined || sesion === null || value === null) return value
  const one = (fila: Fila) => velar(sesion, vela, fila)
  if (paged !== true) return Array.isArray(value) ? value.map(one) : one(value as Fila)
  const { rows, total } = value as PageAnswer<readonly Fila[]>
  return { rows: rows.map(one), total }
}

const answer = (definition: Entry, value: unknown, reply: FastifyReply): unknown => {
  if (definition.reply === 'empty') return reply.code(204).send()
  if (isFile(value)) return sendFile(reply, value)
  if (isJob(value)) return reply.code(202).send(value.trabajo)
  if (value instanceof Readable) {
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(value)
  }
  reply.header('cache-control', 'no-store')
  if (definition.paged === true) {
    const { rows, total } = value as PageAnswer<unknown>
    return reply.header('x-total-count', total).send(rows)
  }
  return reply.send(value)
}

const readFormOf = async (
  { files, adjuntos, archivoMaximo }: Entry,
  request: FastifyRequest,
): Promise<Form | undefined> => {
  if (files) return readForm(request, files, { archivoMaximo })
  return adjuntos && request.isMultipart() ? readForm(request, [], { adjuntos }) : undefined
}

const NADA = object({})

/**
 * Reads and validates the input of a request. A single error lists all the wrong fields. It also lists a tax of the
 * wrong kind, such as a tax on properties for a business.
 */
const readInput = async <T>(
  read: () => T,
  checkClases: (otros: readonly FieldError[]) => Promise<void>,
): Promise<T> => {
  let leido: T
  try {
    leido = read()
  } catch (error) {
    if (error instanceof AppError && error.extra.fields) await checkClases(error.extra.fields)
    throw error
  }
  await checkClases([])
  return leido
}

/**
 * Maximum number of calls that one person may run at once over the embedded database. Two calls are enough: one uses
 * the only connection while the server prepares the answer of the other.
 */
const EN_LA_EMBEBIDA = 2

/**
 * Adds a route under `/api` or `/municipio` for every call of the contract. A route checks the session, the permission
 * and the input, runs the handler and sends the answer.
 */
export const mountContract = (
  app: FastifyInstance,
  services: Services,
  handlers: Handlers,
  notas: Notas,
): void => {
  const countCall = createCallLimits(services.config.limites, services.pool)
  const { aLaVez } = services.config
  const turnos = createTurnos(aLaVez, services.pool ? aLaVez : EN_LA_EMBEBIDA)
  const noteDesajuste = createNotaDeDesajuste(services.config, services.ahora)
  for (const name of Object.keys(contract) as CallName[]) {
    const definition: Entry = contract[name]
    const handler = handlers[name] as (services: Services, call: object) => Promise<unknown>
    for (const path of [definition.path, ...(definition.aliases ?? [])]) {
      app.route({
        method: definition.method,
        url: `${prefixOf(definition)}${path}`,
        config: { call: name },
        ...(definition.cuerpoMaximo === undefined ? {} : { bodyLimit: definition.cuerpoMaximo }),
        // Checks the permission before the body is read, so that nobody uploads a file for a forbidden call.
        onRequest: ofCall(async (request: FastifyRequest) => {
          if (definition.capacidad === 'publica') {
            if (definition.limite) await countCall(definition.limite, request.ip)
            return
          }
          turnos.refuseLlenos(request.headers.authorization ?? '')
          const sesion = await services.sesiones.authenticate(request)
          if (sesion === null) throw unauthenticated()
          request.sesion = sesion
          if (!puede(sesion, definition.capacidad)) {
            const sinCodigo = faltaCodigo(sesion, definition.capacidad)
            throw forbidden(sinCodigo ? textos.busqueda.sinCodigo : undefined)
          }
          if (definition.limite) await countCall(definition.limite, sesion.dni)
        }),
        handler: ofCall(async (request, reply) => {
          const form = await readFormOf(definition, request)
          let end: (() => void) | undefined
          let streaming = false
          try {
            const { sesion: quien, headers } = request
            const credencial = headers.authorization ?? ''
            if (quien) end = await turnos.take({ dni: quien.dni, credencial }, definition)
            const pares: ParDeClase[] = []
            const { query, body, params } = await readInput(
              () => ({
                query: validateInput(definition.query ?? NADA, request.query, pares) as
                  | Partial<Pagina>
                  | undefined,
                body: validateInput(definition.body ?? NADA, form?.fields ?? request.body, pares),
                params: definition.params && validateInput(definition.params, request.params),
              }),
              async (otros) => {
                if (pares.length > 0) await notas.clases(services, pares, otros)
              },
            )
            const idempotencyKey = definition.idempotente ? readIdempotencyKey(request) : null
            const sesion = definition.capacidad === 'publica' ? null : sesionDe(request)
            if (sesion !== null)
              refuseVelado(definition, sesion, {
                ...(query && { query }),
                ...(typeof body === 'object' && body !== null && { body }),
              })
            const run = () =>
              handler(services, {
                sesion,
                params,
                query: definition.paged ? withPage(query) : query,
                body,
                files: form?.files ?? {},
                adjuntos: form?.adjuntos ?? [],
                idempotencyKey,
                prefersAsync: /\brespond-async\b/.test(String(request.headers.prefer ?? '')),
                request,
                reply,
              })
            // The database connection may be lost during the commit. A client that sent an `Idempotency-Key` can repeat
            // the call and learn whether it was saved. Without a key, nobody can know.
            const unknowable = cambia(definition) && idempotencyKey === null
            const value = await (unknowable ? watchCommits(run, resultadoIncierto) : run())
            if (definition.paged) refuseLong(query, (value as PageAnswer<unknown>).total)
            const pedido = {
              ...(params as object | undefined),
              ...query,
              ...(body as object | undefined),
            }
            if (sesion !== null && esDeMuchos(definition, value)) {
              const descarga = { call: name, sesion, archivo: value.name, pedido }
              await notas.descarga(services, descarga).catch((error: unknown) => {
                if (value.body instanceof Readable) value.body.destroy()
                throw error
              })
            }
            if (sesion !== null && definition.deOtros !== undefined)
              await notas.lectura(services, {
                ...{ call: name, sesion, pedido, lista: definition.deOtros },
                capacidad: definition.capacidad as Capacidad,
                hasta: hastaDe(definition, query, value),
              })
            if (sesion !== null && definition.abreCaso)
              await notas.mirada(services, { sesion, ...(pedido as Clave) })
            if (sesion !== null) notas.muestra(services, { call: name, sesion, pedido, value })
            const visto = cover(definition, sesion, value)
            if (!isFile(visto) && !isJob(visto)) noteDesajuste(name, definition, visto, request.log)
            if (end && definition.limite === 'exportacion' && isFile(value)) {
              const { body } = value
              if (body instanceof Readable) {
                // An export reads its rows from the database while the file is sent. The call therefore counts as
                // running until the file is sent.
                streaming = true
                body.once('close', end)
              }
            }
            return await answer(definition, visto, reply)
          } finally {
            if (!streaming) end?.()
            await form?.discard()
          }
        }),
      })
    }
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: CallName
  }
}
