import { nombreDeFuente, textos } from '@apremia/core'
import { type Actor, appendHistorial } from '../historial/append-historial.ts'
import type { Identidad } from '../identidad/proveedor.ts'
import { recordIngreso } from '../ingresos/ingresos-repo.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { secondsOf } from '../platform/limites/call-limits.ts'
import { keepRechazo, type MotivoDeRechazo, origenDe } from '../sesiones/keep-rechazo.ts'
import { MAX_FALLOS_POR_MINUTO } from '../sesiones/max-fallos.ts'
import { sesion } from '../sesiones/sesion-table.ts'
import { expirationOf, findPersona } from '../sesiones/sesiones.ts'
import { toUsuario } from '../sesiones/to-usuario.ts'
import { hashToken, newToken, PREFIX } from '../sesiones/token.ts'
import { useToken } from '../sesiones/use-token.ts'

const { acceso, accesoEnElServidor } = textos

type Persona = Awaited<ReturnType<typeof findPersona>>

/** An unknown user and an inactive user get the same answer, so that the answer reveals nothing (D6). */
const errorOf = (motivo: MotivoDeRechazo, documento: string): AppError => {
  if (motivo === 'token-invalido')
    return new AppError(401, 'ingreso-invalido', acceso.tokenInvalido)
  if (motivo === 'token-repetido') return new AppError(401, 'ingreso-invalido', acceso.tokenUsado)
  return new AppError(403, 'no-registrado', acceso.noRegistrado, { detalle: { documento } })
}

const rechazoDe = (persona: Persona): MotivoDeRechazo | undefined => {
  if (persona === undefined) return 'no-registrado'
  if (persona.baja) return 'de-baja'
  return persona.abogadoDeBaja ? 'abogado-de-baja' : undefined
}

interface Intento {
  readonly identidad: Identidad
  readonly persona: Persona
  readonly token: string
  readonly origen: Actor['origen']
  readonly now: Date
}

/**
 * Opens a session, or returns the reason of the refusal. The audit history gets a row either way, unless the token was
 * used before.
 */
const open = async (
  tx: Tx,
  { identidad, persona, token, origen, now }: Intento,
): Promise<MotivoDeRechazo | undefined> => {
  if (!(await useToken(tx, identidad, now))) return 'token-repetido'
  const { dni, fuente } = identidad
  const change = { momento: now, actor: { dni, abogado: persona?.abogado ?? '', origen } }
  const motivo = rechazoDe(persona)
  if (motivo !== undefined) {
    await appendHistorial(tx, {
      ...change,
      operacion: 'login-rechazado',
      entidad: 'usuario',
      entidadId: dni,
      descripcion: accesoEnElServidor.rechazos[motivo],
      despues: { motivo, fuente },
    })
    return motivo
  }
  const [row] = await tx
    .insert(sesion)
    .values({ tokenHash: hashToken(token), dni, fuente, creado: now, ultimoUso: now })
    .returning({ id: sesion.id })
  await recordIngreso(tx, { dni, fuente, momento: now })
  await appendHistorial(tx, {
    ...change,
    operacion: 'login',
    entidad: 'sesion',
    entidadId: String(row?.id ?? ''),
    descripcion: `Ingreso por ${nombreDeFuente(fuente)}.`,
    despues: { fuente },
  })
  return undefined
}

/**
 * Exchanges a single-use token of the identity provider for a session. Only failures count against the limit per IP
 * address, because a whole office may share one address (ADR 0005). Attempts over the limit are refused and write
 * nothing.
 */
export const login: Handler<'login'> = async (services, { body, request }) => {
  const { db, identidad: proveedor, ingresosFallidos, ahora } = services
  const limit = await ingresosFallidos.get(request.ip)
  if (limit !== null && limit.consumedPoints >= MAX_FALLOS_POR_MINUTO) {
    throw new AppError(429, 'demasiados-intentos', acceso.demasiadosIntentos, {
      detalle: { segundos: secondsOf(limit) },
    })
  }
  const origen = origenDe(request)
  const refuse = async (motivo: MotivoDeRechazo, documento = ''): Promise<never> => {
    await keepRechazo(services, request, motivo)
    throw errorOf(motivo, documento)
  }
  const identidad = await proveedor.verify(body.token).catch((cause: unknown) => {
    request.log.error(
      { err: cause },
      'el proveedor de identidad no respondió al comprobar un token',
    )
    throw new AppError(502, 'identidad-no-disponible', acceso.sinProveedor)
  })
  if (identidad === undefined) return refuse('token-invalido')

  const now = ahora()
  const persona = await findPersona(db, identidad.dni)
  const token = newToken(PREFIX.sesion)
  const motivo = await db.transaction((tx) => open(tx, { identidad, persona, token, origen, now }))
  if (motivo !== undefined || persona === undefined)
    return refuse(motivo ?? 'no-registrado', identidad.dni)
  return {
    token,
    expiraEn: expirationOf(now, now).toISOString(),
    ...(identidad.fuente === 'emergencia' ? { fuente: identidad.fuente } : {}),
    usuario: toUsuario(persona as Parameters<typeof toUsuario>[0]),
  }
}
