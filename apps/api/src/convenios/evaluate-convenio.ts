import {
  addCentavos,
  anticipoAPedir,
  type ConvenioDecidido,
  type ConvenioTecleado,
  checkAceptados,
  checkTitular,
  claveDePlan,
  decideConvenio,
  type FilaDeParametro,
  fechaEnZona,
  type PeriodoVisto,
  parseWireAmount,
  type Recurso,
  readDiaDeFirma,
  valorDeParametro,
} from '@apremia/core'
import { findTitulosVigentes } from '../deuda-retenida/titulos-vigentes.ts'
import { listParametros, listParametrosGuardados } from '../parametros/parametros-repo.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { loadRecursos } from '../recursos/recursos-repo.ts'
import { arancelDe } from './arancel-de.ts'
import type { FilaDeDetalle, FilaDePlan } from './detalle-repo.ts'
import { findDocumentosDeDeudores } from './find-documentos-de-deudores.ts'
import { findInscriptos } from './find-inscriptos.ts'
import { elegiblesDe, loadListas } from './listas-repo.ts'
import type { DeudaDeSeleccion } from './load-periodos.ts'
import { checkEnActividad } from './lock-abogado.ts'
import { reviewMarcados } from './marcados-de-convenio.ts'
import { minimoDe } from './read-detalle.ts'
import type { PlanLeido } from './read-seleccion.ts'
import { reviewPrescriptos } from './review-prescriptos.ts'

export interface ConvenioPedido {
  readonly clase: Recurso['clase']
  readonly abogado: string
  readonly deuda: DeudaDeSeleccion
  readonly planes: readonly PlanLeido[]
  readonly tecleado: ConvenioTecleado
  readonly estporc: string
  /** Agreement being edited, which keeps its own percentages (D28). Null for a new agreement. */
  readonly previo: FilaDeDetalle | null
}

export const evaluateConvenio = async (
  { db, ahora }: Pick<Services, 'ahora'> & { readonly db: Queryable },
  sesion: Sesion,
  pedido: ConvenioPedido,
): Promise<ConvenioDecidido> => {
  const listas = await loadListas(db)
  const inscriptos = await findInscriptos(db)
  const filas = await listParametros(db)
  const hoy = fechaEnZona(ahora())
  const { clase } = pedido
  const titulos = await findTitulosVigentes(db, clase, pedido.deuda.elegidos)
  const decidido = decideConvenio({
    principal: sesion,
    clase,
    pedido: pedido.abogado,
    elegidos: pedido.deuda.elegidos,
    pedidos: pedido.planes,
    formulario: {
      tecleado: pedido.tecleado,
      edicion: pedido.previo !== null,
      leerImporte: parseWireAmount,
      listas: {
        caracteres: elegiblesDe(listas.caracteres, pedido.previo?.firma_caracter_id),
        estados: listas.estados,
        formasDePago: elegiblesDe(listas.formas, pedido.previo?.frmpg_id),
        topeDeCuotas: valorDeParametro(filas, 'plan.topeCuotas', hoy),
      },
    },
    estporcEsperado: pedido.estporc,
    arancelDe: arancelDe(listas, pedido.previo),
    titulos: titulos.flat(),
    filas,
    recursos: await loadRecursos(db),
    esInscripto: (abogado) => pedido.previo?.inscripto ?? inscriptos.has(abogado),
    hoy,
  })
  const deBaja = await checkEnActividad(db, decidido.abogado)
  const sinAceptar = checkAceptados(await listParametrosGuardados(db), hoy, [
    'planes',
    'honorarios',
    'plazos',
  ])
  const caracter = listas.caracteres.find(({ id }) => id === pedido.tecleado.firma_caracter)
  const titular =
    caracter && decidido.periodos
      ? checkTitular(
          caracter,
          pedido.tecleado.firma_caracter_otros,
          pedido.tecleado.frm_dni,
          await findDocumentosDeDeudores(db, clase, decidido.periodos),
        )
      : []
  const firma = readDiaDeFirma(pedido.tecleado.fechaconf, hoy)
  // When no tax period is accepted there are no warnings, because a warning could be about a debt or a debtor that the
  // person may not choose.
  const deMarcados = decidido.periodos
    ? await reviewMarcados(db, {
        ...{ clase, imponibles: decidido.periodos, dni: pedido.tecleado.frm_dni },
        firma,
      })
    : { motivos: [], avisos: [] }
  const prescriptos = decidido.periodos
    ? await reviewPrescriptos(db, { clase, periodos: decidido.periodos, firma, filas })
    : []
  return {
    ...decidido,
    motivos: [...decidido.motivos, ...deBaja, ...sinAceptar, ...deMarcados.motivos],
    avisos: [...decidido.avisos, ...titular, ...deMarcados.avisos, ...prescriptos],
  }
}

export const claveDeFila = ({ recurso, imponible }: FilaDePlan): string =>
  claveDePlan({ recurso, imponible: String(imponible) })

export const deudaGuardada = (fila: FilaDeDetalle): DeudaDeSeleccion => ({
  elegidos: fila.periodos.map(
    ({ recurso, imponible, anio, cuota, capital, interes }): PeriodoVisto => {
      const total = addCentavos(capital, interes)
      return {
        recurso,
        imponible: String(imponible),
        anio,
        cuota,
        visto: null,
        hallado: { capital, interes, total, legal: fila.codexterno, enPlan: false, convenio: null },
      }
    },
  ),
  contribuyentes: new Map(fila.planes.map((plan) => [claveDeFila(plan), plan.contribuyente])),
  vencimientos: new Map(),
  liquidaciones: new Map(),
})

export const planesGuardados = (
  fila: FilaDeDetalle,
  filas: readonly FilaDeParametro[],
): PlanLeido[] =>
  fila.planes.map((plan) => ({
    recurso: plan.recurso,
    imponible: String(plan.imponible),
    plan: plan.plan_tipo,
    cuotas: plan.cuotas,
    anticipo: anticipoAPedir(plan.anticipo, minimoDe(fila, plan, filas)),
    esperado: null,
    i50: null,
  }))
