import {
  type AcuseTecleado,
  type AcuseValido,
  fechaEnZona,
  interpolar,
  type Motivo,
  textos,
  validateAcuse,
} from '@apremia/core'
import { and, asc, sql } from 'drizzle-orm'
import { detectTipo } from '../documentos/detect-tipo.ts'
import type { Documentos } from '../documentos/documentos.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Adjunto } from '../platform/http/form.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { carta, cartaAcuse } from './carta-table.ts'
import { cartasVisibles, findCarta, noExisteCarta } from './lista-de-cartas.ts'

const { acuse: palabras } = textos.cartas

interface AcusePedido extends AcuseTecleado {
  readonly numero: number
  readonly correccion: string
}

/** The letters to record, held until the transaction ends; by number. @throws AppError 404 with the first that is not the person's */
const lockCartas = async (tx: Tx, sesion: Sesion, numeros: readonly number[]) => {
  const rows = await tx
    .select({ numero: carta.numero, fecha: carta.fecha })
    .from(carta)
    .where(
      and(
        sql`${carta.numero} = any(${sql.param([...numeros])}::integer[])`,
        cartasVisibles(sesion),
      ),
    )
    .orderBy(asc(carta.numero))
    .for('update')
  const found = new Map(rows.map((row) => [row.numero, row.fecha]))
  const falta = numeros.find((numero) => !found.has(numero))
  if (falta !== undefined) throw noExisteCarta(falta)
  return found
}

const findAnotados = async (tx: Tx, numeros: readonly number[]) =>
  new Map(
    (
      await tx
        .select()
        .from(cartaAcuse)
        .where(sql`${cartaAcuse.numero} = any(${sql.param([...numeros])}::integer[])`)
    ).map((row) => [row.numero, row]),
  )

const motivo = (codigo: string, mensaje: string, campo = 'numero'): Motivo => ({
  codigo: `carta.acuse-${codigo}`,
  campo,
  mensaje,
})

const toFila = (
  { numero, valido }: { readonly numero: number; readonly valido: AcuseValido },
  sesion: Sesion,
  anotado: Date,
  escaneo: string | null,
): typeof cartaAcuse.$inferInsert => {
  const { dni: receptorDni, ...resto } = valido
  return { numero, ...resto, receptorDni, escaneo, dni: sesion.dni, anotado }
}

const checkEscaneo = async (adjuntos: readonly Adjunto[]) => {
  const [escaneo, otro] = adjuntos
  if (otro !== undefined) throw new AppError(400, 'un-escaneo', palabras.unEscaneo)
  if (escaneo === undefined) return null
  const tipo = await detectTipo(escaneo.path)
  if (tipo === undefined || !/^(application\/pdf|image\/)/.test(tipo))
    throw new AppError(415, 'tipo-de-documento', palabras.tipoDeEscaneo)
  return { path: escaneo.path, tipo }
}

/** Why some of them cannot be recorded; none is then. */
const checkPedidos = (
  pedidos: readonly AcusePedido[],
  cartas: Awaited<ReturnType<typeof lockCartas>>,
  anotados: Awaited<ReturnType<typeof findAnotados>>,
  hoy: ReturnType<typeof fechaEnZona>,
) => {
  const motivos: Motivo[] = []
  const validos = pedidos.flatMap(({ numero, correccion, ...tecleado }) => {
    if (anotados.has(numero) && correccion === '')
      motivos.push(motivo('anotado', interpolar(palabras.yaAnotado, { numero }), 'correccion'))
    const decision = validateAcuse(tecleado, { carta: cartas.get(numero) ?? hoy, hoy })
    if (decision.ok) return [{ numero, correccion, valido: decision.valor }]
    for (const { codigo, campo, mensaje } of decision.motivos)
      motivos.push({
        codigo,
        campo,
        mensaje:
          pedidos.length === 1 ? mensaje : interpolar(palabras.deLaCarta, { numero, mensaje }),
      })
    return []
  })
  const repetido = pedidos.find(({ numero }, i) =>
    pedidos.some((otro, j) => j < i && otro.numero === numero),
  )
  if (repetido !== undefined)
    motivos.push(motivo('repetida', interpolar(palabras.repetida, { numero: repetido.numero })))
  return { validos, motivos }
}

/** The letters held, and what is to be recorded of each. @throws AppError 404, or 422 with every reason why not */
const checkAcuses = async (
  tx: Tx,
  sesion: Sesion,
  pedidos: readonly AcusePedido[],
  ahora: Date,
) => {
  const numeros = [...new Set(pedidos.map(({ numero }) => numero))]
  const cartas = await lockCartas(tx, sesion, numeros)
  const anotados = await findAnotados(tx, numeros)
  const { validos, motivos } = checkPedidos(pedidos, cartas, anotados, fechaEnZona(ahora))
  if (motivos.length > 0) throw camposRechazados(422, 'acuse-invalido', motivos)
  return { numeros, anotados, validos }
}

/** Records some acknowledgements, or none. One recorded before is corrected with its reason, and the history keeps it. */
const recordAcuses = async (
  tx: Tx,
  {
    sesion,
    ahora,
    operacion,
    pedidos,
    escaneo,
    documentos,
  }: {
    readonly sesion: Sesion
    readonly ahora: Date
    readonly operacion: string
    readonly pedidos: readonly AcusePedido[]
    readonly escaneo: { readonly path: string; readonly tipo: string } | null
    readonly documentos: Documentos
  },
): Promise<void> => {
  const { numeros, anotados, validos } = await checkAcuses(tx, sesion, pedidos, ahora)
  const kept = escaneo && (await documentos.keep(tx, escaneo.path, escaneo.tipo))
  const filas = validos.map((valido) =>
    toFila(valido, sesion, ahora, kept?.sha256 ?? anotados.get(valido.numero)?.escaneo ?? null),
  )
  const excluded = (columna: string) => sql.raw(`excluded.${columna}`)
  await tx
    .insert(cartaAcuse)
    .values(filas)
    .onConflictDoUpdate({
      target: cartaAcuse.numero,
      set: {
        medio: excluded('medio'),
        pieza: excluded('pieza'),
        resultado: excluded('resultado'),
        fecha: excluded('fecha'),
        hora: excluded('hora'),
        receptor: excluded('receptor'),
        receptorDni: excluded('receptor_dni'),
        vinculo: excluded('vinculo'),
        notificador: excluded('notificador'),
        motivo: excluded('motivo'),
        escaneo: excluded('escaneo'),
        dni: excluded('dni'),
        anotado: excluded('anotado'),
      },
    })
  const correcciones = validos.filter(({ numero }) => anotados.has(numero))
  await appendHistorial(tx, {
    momento: ahora,
    actor: sesion,
    operacion,
    entidad: 'carta',
    entidadId: numeros.join(','),
    descripcion: `Acuse de ${numeros.length === 1 ? `la carta Nº ${numeros[0]}` : `${numeros.length} cartas`}.`,
    antes: { acuses: numeros.flatMap((numero) => anotados.get(numero) ?? []) },
    despues: {
      acuses: filas.map(({ anotado: _, dni: __, ...fila }) => fila),
      correcciones: correcciones.map(({ numero, correccion }) => ({ numero, correccion })),
    },
  })
}

const saveAcuseDeCarta: Handler<'saveAcuseDeCarta'> = async (
  { db, ahora, documentos },
  { sesion, params: { numero }, body, adjuntos },
) => {
  // Whose the letter is comes before what was sent of it.
  await findCarta(db, sesion, numero)
  const escaneo = await checkEscaneo(adjuntos)
  return db.transaction(async (tx) => {
    const pedidos = [{ ...body, numero }]
    const operacion = 'save-acuse-de-carta'
    await recordAcuses(tx, { sesion, ahora: ahora(), operacion, pedidos, escaneo, documentos })
    return findCarta(tx, sesion, numero)
  })
}

const saveAcusesDeCartas: Handler<'saveAcusesDeCartas'> = ({ db, ahora, documentos }, call) =>
  db.transaction(async (tx) => {
    const { sesion, body } = call
    await recordAcuses(tx, {
      sesion,
      ahora: ahora(),
      operacion: 'save-acuses-de-cartas',
      pedidos: body.acuses,
      escaneo: null,
      documentos,
    })
    return { anotados: body.acuses.length }
  })

/** The same checks; nothing is written. */
const simulateAcusesDeCartas: Handler<'simulateAcusesDeCartas'> = ({ db, ahora }, call) =>
  db.transaction(async (tx) => {
    const { validos } = await checkAcuses(tx, call.sesion, call.body.acuses, ahora())
    return { anotados: validos.length }
  })

export const acusesDeCartas = { saveAcuseDeCarta, saveAcusesDeCartas, simulateAcusesDeCartas }
