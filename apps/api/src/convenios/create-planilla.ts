import {
  type CatalogoDeRecursos,
  checkEstadoTitulado,
  claveDePlan,
  compareOpciones,
  describePeriodos,
  type EstadoDeConvenio,
  groupPorImponible,
  municipioVigente,
  nombreDeRecurso,
  type PeriodoDeConvenio,
  parametrosDePlan,
  sumPeriodos,
  textos,
} from '@apremia/core'
import { findWire } from '../abogados/abogados-repo.ts'
import { findTitulosVigentes } from '../deuda-retenida/titulos-vigentes.ts'
import { assertAceptados } from '../parametros/assert-aceptados.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import { AppError } from '../platform/http/app-error.ts'
import { PDF } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { assertCatalogo } from '../recursos/assert-catalogo.ts'
import { loadRecursos } from '../recursos/recursos-repo.ts'
import { arancelDe } from './arancel-de.ts'
import { contactoDeAbogado } from './contacto-de-abogado.ts'
import { findEstadoPropuesto } from './find-estado-propuesto.ts'
import { findInscriptos } from './find-inscriptos.ts'
import { loadTablaDeHonorarios } from './listas-repo.ts'
import { firmaDe, loadSeleccion } from './load-seleccion.ts'
import { printConvenio } from './print.ts'

/**
 * Returns the state that the person chose for the agreement.
 *
 * @throws AppError 400 when the state is not in the fee table, or is extrajudicial although the debt has an executive
 * title (D165)
 */
const assertEstado = (
  estado: EstadoDeConvenio | undefined,
  titulos: readonly number[],
): EstadoDeConvenio => {
  if (estado === undefined) {
    const { deLista } = textos.convenios.invalidos
    throw new AppError(400, 'campos-invalidos', deLista, {
      fields: [{ field: 'estado_id', message: deLista }],
    })
  }
  const titulado = checkEstadoTitulado(titulos, estado)
  if (titulado.length > 0) throw camposRechazados(400, 'campos-invalidos', titulado)
  return estado
}

const deudasDe = (periodos: readonly PeriodoDeConvenio[], recursos: CatalogoDeRecursos) =>
  groupPorImponible(periodos).map((lineas) => {
    const [{ recurso, imponible }] = lineas as [PeriodoDeConvenio]
    return {
      ...{ imponible, recurso, recursoNombre: nombreDeRecurso(recursos, recurso) },
      periodos: describePeriodos(lineas),
      ...sumPeriodos(lineas),
    }
  })

/**
 * Makes the PDF that compares the payment plans that a debtor can choose for the present debt. For an edited agreement,
 * the fees use the percentages of that agreement (D28). Saves nothing.
 */
export const createPlanilla: Handler<'createPlanilla'> = async (services, { sesion, body }) => {
  const { db } = services
  const { abogado, periodos, contribuyentes, liquidaciones, previo } = await loadSeleccion(
    services,
    sesion,
    body,
  )
  await assertAceptados(services, 'planes', 'honorarios')
  const firma = firmaDe(services, body.fechaconf)
  const filas = await listParametros(db)
  const listas = await loadTablaDeHonorarios(db)
  const estadoDe = (id: number | undefined): EstadoDeConvenio | undefined =>
    id === undefined ? undefined : arancelDe(listas, previo)(id, firma)
  const titulos = (await findTitulosVigentes(db, body.clase, periodos)).flat()
  const habitual = (await findEstadoPropuesto(db, body.clase, periodos, titulos))?.id
  const estado = assertEstado(estadoDe(body.estado_id ?? previo?.estado_id ?? habitual), titulos)
  const ficha = await findWire(db, abogado)
  const recursos = await loadRecursos(db)
  assertCatalogo(recursos, periodos)
  const opciones = compareOpciones({
    clase: body.clase,
    periodos,
    cuotas: body.cuotas,
    firma,
    parametros: parametrosDePlan(filas, firma),
    recursos,
    filas,
    estado,
    estadoJudicial: estadoDe(listas.estados.find(({ judicial }) => judicial)?.id) ?? null,
    responsableInscripto: previo?.inscripto ?? (await findInscriptos(db)).has(abogado),
  })
  const deudas = deudasDe(periodos, recursos)
  const pdf = await printConvenio('planilla', {
    municipio: municipioVigente(filas, firma),
    fecha: firma,
    // The amounts of each property are valid on a certain day, and these days may differ. The oldest day is printed, so
    // that no amount looks newer than it is (D171).
    liquidadoAl: [...liquidaciones.values()].sort()[0] ?? firma,
    contribuyente: contribuyentes.get(claveDePlan(periodos[0] as PeriodoDeConvenio)) ?? '',
    abogado: contactoDeAbogado(abogado, ficha),
    deudas,
    ...sumPeriodos(deudas),
    opciones,
  })
  return {
    kind: 'file',
    name: 'planilla-comparativa.pdf',
    type: PDF,
    size: pdf.byteLength,
    body: Buffer.from(pdf),
    disposition: 'inline',
  }
}
