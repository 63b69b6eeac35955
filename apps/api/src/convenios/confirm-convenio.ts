import { isDeepStrictEqual } from 'node:util'
import { checkFirma, decideSeleccion, fechaEnZona, filasVigentes, textos } from '@apremia/core'
import { and, eq, isNull } from 'drizzle-orm'
import { refreshPrescripcionesDe } from '../casos/prescripciones-guardadas.ts'
import { newCodigo } from '../documentos/new-codigo.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import type { Services } from '../platform/services.ts'
import { assertCatalogo } from '../recursos/assert-catalogo.ts'
import { loadRecursos } from '../recursos/recursos-repo.ts'
import { assertAccion } from './assert-accion.ts'
import { convenio } from './convenio-table.ts'
import { datosDeConvenio } from './datos-de-convenio.ts'
import { categoriaDeDetalle, type FilaDeDetalle, findDetalle } from './detalle-repo.ts'
import { printPdf } from './keep-pdf.ts'
import { type DeudaDeSeleccion, loadPeriodos } from './load-periodos.ts'
import { lockAbogado } from './lock-abogado.ts'
import { lockTarifas } from './lock-tarifas.ts'
import { assertFirmanteVivo } from './marcados-de-convenio.ts'
import { addPapel } from './papel-de-convenio.ts'
import { stale } from './stale-convenio.ts'
import { assertEstadoTitulado, assertMismosTitulos, findTitulosDe } from './titulos-de-convenio.ts'
import { findVisible } from './visible.ts'

/**
 * Checks that the debt of the agreement is still owed, still belongs to its lawyer, and is in no plan or other
 * agreement. The amounts may differ, because the agreement keeps the amounts of its signing day.
 *
 * @returns due date of each tax period
 */
const assertDeudaVigente = async (
  services: Services,
  sesion: Sesion,
  fila: FilaDeDetalle,
): Promise<DeudaDeSeleccion['vencimientos']> => {
  const pedidos = fila.periodos.map(({ recurso, imponible, anio, cuota }) => ({
    recurso,
    imponible: String(imponible),
    anio,
    cuota,
    visto: null,
  }))
  const { elegidos, vencimientos } = await loadPeriodos(services, sesion, pedidos, fila.id)
  const recursos = await loadRecursos(services.db)
  assertCatalogo(recursos, fila.periodos)
  const decision = decideSeleccion(sesion, {
    clase: categoriaDeDetalle(fila),
    recursos,
    pedido: fila.codexterno,
    elegidos,
  })
  if (!decision.ok) throw camposRechazados(409, 'cambio-la-deuda', decision.motivos)
  return vencimientos
}

/**
 * Confirmations under way in this process, by agreement id. A second request for the same agreement waits for the first
 * one, and then finds the agreement already confirmed.
 */
const enCurso = new Map<number, Promise<unknown>>()

/**
 * Confirms an agreement: prints its document from the stored data, and saves the document and the confirmation in one
 * transaction. A second request is refused, because the agreement is confirmed (D46).
 */
export const confirmConvenio: Handler<'confirmConvenio'> = async (services, call) => {
  const { id } = call.params
  // The transaction guarantees that only one of two simultaneous confirmations is saved. Waiting for the earlier one
  // only avoids printing a document that would be discarded.
  for (let other = enCurso.get(id); other; other = enCurso.get(id)) await other.catch(() => {})
  const own = confirm(services, call)
  enCurso.set(id, own)
  try {
    return await own
  } finally {
    enCurso.delete(id)
  }
}

const confirm: Handler<'confirmConvenio'> = async (services, call) => {
  const { sesion, params, body } = call
  const { db, ahora } = services
  const fila = await findVisible(db, sesion, params.id)
  assertAccion(sesion, fila, 'confirmar')
  if (body.version !== null && body.version !== fila.version) throw await stale(services, fila, {})
  const hoy = fechaEnZona(ahora())
  const temprano = checkFirma(fila.fechaconf, hoy)
  if (temprano.length > 0) throw camposRechazados(409, 'firma-futura', temprano)
  const vencimientos = await assertDeudaVigente(services, sesion, fila)
  const titulos = await findTitulosDe(db, fila)
  assertEstadoTitulado(fila, titulos)
  await assertFirmanteVivo(db, fila)
  const codigo = newCodigo()
  const filas = await listParametros(db)
  const impresos = filasVigentes(filas, fila.fechaconf)
  const datos = await addPapel(
    db,
    fila,
    filas,
    vencimientos,
    datosDeConvenio(fila, filas, { confirmado: hoy, codigoVerificacion: codigo, titulos }),
  )
  const pdf = await printPdf(services, datos)
  try {
    const confirmado = await db.transaction(async (tx) => {
      await lockTarifas(tx)
      const vigentes = filasVigentes(await listParametros(tx), fila.fechaconf)
      // A parameter may have changed while the document was printed. The caller then prints the document again with the
      // present values.
      if (!isDeepStrictEqual(vigentes, impresos)) return 'otros-datos'
      await lockAbogado(tx, fila.codexterno)
      // The document names the person to whom the fees are paid. If the data of the lawyer changed during the printing,
      // the document must be printed again.
      const actual = await findDetalle(tx, fila.id)
      if (actual && !isDeepStrictEqual(actual.abogado, fila.abogado)) return 'otros-datos'
      const abierto = and(
        eq(convenio.id, fila.id),
        eq(convenio.version, fila.version),
        eq(convenio.activo, true),
        isNull(convenio.fcConfirma),
      )
      // Locks the agreement before storing the document. If a simultaneous request confirmed the agreement first, this
      // request stores no document.
      const [row] = await tx.select({ id: convenio.id }).from(convenio).where(abierto).for('update')
      if (row === undefined) return 'ya-no'
      await assertMismosTitulos(tx, fila, titulos)
      const { sha256 } = await pdf.keep(tx)
      await tx
        .update(convenio)
        .set({
          fcConfirma: hoy,
          parametros: vigentes,
          documento: sha256,
          codigoVerificacion: codigo,
          version: fila.version + 1,
        })
        .where(eq(convenio.id, fila.id))
      await refreshPrescripcionesDe(tx, fila.planes)
      await appendHistorial(tx, {
        momento: ahora(),
        actor: sesion,
        operacion: 'confirm-convenio',
        entidad: 'convenio',
        entidadId: String(fila.id),
        descripcion: `Confirmación del convenio ${fila.convenio}.`,
        antes: { fcConfirma: null },
        despues: { fcConfirma: hoy, documento: sha256, datos },
      })
      return 'confirmado'
    })
    if (confirmado === 'otros-datos') return await confirm(services, call)
    if (confirmado === 'ya-no') {
      const actual = await findVisible(db, sesion, fila.id)
      assertAccion(sesion, actual, 'confirmar')
      throw await stale(services, actual, {})
    }
  } finally {
    await pdf.discard()
  }
  return [{ estado: 0, mensaje: textos.convenios.confirmado.texto }]
}
