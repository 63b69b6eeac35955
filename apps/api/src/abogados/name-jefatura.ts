import {
  ABOGADO_JEFE,
  type Asignados,
  decideJefatura,
  interpolar,
  parseDni,
  textos,
} from '@apremia/core'
import { inArray } from 'drizzle-orm'
import { appendAviso } from '../avisos/append-aviso.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import { askEnElMunicipio, findAsignados } from './asignados-repo.ts'
import { grantAccess } from './grant-access.ts'
import {
  loadNombramiento,
  type Nombramiento,
  saveNombramiento,
  withoutCode,
} from './jefatura-repo.ts'
import { rechazoDe } from './refuse-baja.ts'

const { jefatura: frases } = textos.abogados

type Call = Pick<Parameters<Handler<'nameJefatura'>>[1], 'sesion' | 'body'>

const nameOf = ({ apellido, nombre }: { readonly apellido: string; readonly nombre: string }) =>
  `${apellido}, ${nombre}`

const SIN_CASOS: Asignados = {
  periodos: 0,
  imponibles: [],
  convenios: 0,
  numeros: [],
  enElMunicipio: null,
}

const SIN_DATOS = {
  tipodni: 1,
  direccion: '',
  te: '',
  matricula: '',
  cuitcuil: '',
  titulo: null,
  inscripto: true,
  baja: false,
  horarios: '',
  beneficiario: '',
  cbu: '',
  personeria: '',
}

const recordOf = ({ propia, usuario: persona }: Nombramiento) => {
  if (propia) return withoutCode(propia)
  if (persona === undefined) return undefined
  const { dni, apellido, nombre, email } = persona
  return { ...SIN_DATOS, apellido, nombre, email, nrodni: dni }
}

/** @throws AppError that lists every reason why the person cannot become head lawyer */
const evaluate = async (
  tx: Tx,
  { sesion, body }: Call,
  enElMunicipio: readonly string[] | null,
) => {
  const nrodni = parseDni(body.nrodni) ?? ''
  const loaded = await loadNombramiento(tx, nrodni, body.codigo_anterior)
  const { actual, propia, dueno, seFue } = loaded
  const nueva = recordOf(loaded)
  if (nueva === undefined && !seFue)
    throw notFound(interpolar(frases.sinPersona, { dni: body.nrodni }))
  const cierra = propia && propia.codexterno !== ABOGADO_JEFE ? propia.codexterno : ''
  const asignados = cierra === '' ? SIN_CASOS : await findAsignados(tx, cierra, enElMunicipio)
  const decision = decideJefatura({
    quien: sesion.dni,
    persona: {
      dni: nrodni,
      codigo: propia?.codexterno ?? '',
      baja: seFue || loaded.usuario?.baja === true,
    },
    actual: actual ? { dni: actual.nrodni, nombre: nameOf(actual) } : null,
    codigoAnterior: body.codigo_anterior.trim(),
    dueno: dueno ? { dni: dueno.nrodni, nombre: nameOf(dueno), baja: dueno.baja } : null,
    asignados,
  })
  if (!decision.ok) {
    throw rechazoDe(frases.noSePuede, 'jefatura-rechazada', decision.motivos, asignados)
  }
  if (nueva === undefined) throw new Error(`Falta la persona ${nrodni}`)
  const { codigoAnterior } = decision.valor
  return { loaded, nueva, codigoAnterior, cierra }
}

type Evaluado = Awaited<ReturnType<typeof evaluate>>

const toReply = ({ loaded: { actual }, nueva, codigoAnterior, cierra }: Evaluado) => ({
  jefatura: { nrodni: nueva.nrodni, nombre_completo: nameOf(nueva) },
  anterior:
    actual && codigoAnterior !== null
      ? { nrodni: actual.nrodni, nombre_completo: nameOf(actual), codexterno: codigoAnterior }
      : null,
  cierra,
})

const tell = async (
  tx: Tx,
  { jefatura, anterior }: ReturnType<typeof toReply>,
  { quien, motivo, creado }: { quien: string; motivo: string; creado: Date },
): Promise<void> => {
  const nombre = jefatura.nombre_completo
  const avisos = new Map([
    [jefatura.nrodni, interpolar(frases.avisoDeNombramiento, { quien, motivo })],
  ])
  if (anterior) {
    const codigo = anterior.codexterno
    avisos.set(anterior.nrodni, interpolar(frases.avisoDeFin, { quien, nombre, codigo, motivo }))
  }
  const registrados = await tx
    .select({ dni: usuario.dni })
    .from(usuario)
    .where(inArray(usuario.dni, [...avisos.keys()]))
  for (const { dni } of registrados)
    await appendAviso(tx, { dni, texto: avisos.get(dni) ?? '', creado })
}

const describe = ({ jefatura, anterior, cierra }: ReturnType<typeof toReply>): string =>
  [
    `Jefatura: ${jefatura.nombre_completo} toma el código ${ABOGADO_JEFE}.`,
    cierra === '' ? '' : ` Deja el código ${cierra}.`,
    anterior ? ` ${anterior.nombre_completo} sigue con el código ${anterior.codexterno}.` : '',
  ].join('')

/** Only an admin may name a head lawyer. The admin must give a reason, and may not name themselves (D166). */
export const nameJefatura: Handler<'nameJefatura'> = async (services, call) => {
  const { db, ahora } = services
  const { sesion, body } = call
  const enElMunicipio = await askEnElMunicipio(services, parseDni(body.nrodni) ?? '')
  const now = ahora()
  return db.transaction(async (tx) => {
    const evaluado = await evaluate(tx, call, enElMunicipio)
    const { loaded, nueva, codigoAnterior, cierra } = evaluado
    await saveNombramiento(tx, loaded, nueva, codigoAnterior)
    const acceso = await grantAccess(tx, services, {
      ...nueva,
      codexterno: ABOGADO_JEFE,
      baja: false,
    })
    const reply = toReply(evaluado)
    await tell(tx, reply, { quien: nameOf(sesion), motivo: body.motivo, creado: now })
    await appendHistorial(tx, {
      momento: now,
      actor: sesion,
      operacion: 'name-jefatura',
      entidad: 'abogado',
      entidadId: ABOGADO_JEFE,
      descripcion: describe(reply),
      antes: {
        jefatura: loaded.actual?.nrodni ?? null,
        codigo: cierra,
        ...(loaded.usuario ? { rol: loaded.usuario.rol } : {}),
      },
      despues: { ...reply, motivo: body.motivo, acceso: acceso.despues },
    })
    return reply
  })
}

export const simulateNameJefatura: Handler<'simulateNameJefatura'> = async (services, call) => {
  const nrodni = parseDni(call.body.nrodni) ?? ''
  const enElMunicipio = await askEnElMunicipio(services, nrodni)
  return services.db.transaction(async (tx) => toReply(await evaluate(tx, call, enElMunicipio)))
}
