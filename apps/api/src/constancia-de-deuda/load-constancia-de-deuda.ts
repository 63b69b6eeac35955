import {
  addDays,
  avisoDeImportesViejos,
  CERO,
  type ConstanciaDeDeudaDatos,
  claseDeRecurso,
  computeConstanciaDeDeuda,
  describeFueraDeConstancia,
  fechaEnZona,
  IMPORTES_VIEJOS,
  interpolar,
  municipioVigente,
  nombreDeRecurso,
  sumPeriodos,
  textos,
  valorDeParametro,
} from '@apremia/core'
import { findWire } from '../abogados/abogados-repo.ts'
import { arancelDe } from '../convenios/arancel-de.ts'
import { contactoDeAbogado } from '../convenios/contacto-de-abogado.ts'
import { findEstadoPropuesto } from '../convenios/find-estado-propuesto.ts'
import { findInscriptos } from '../convenios/find-inscriptos.ts'
import { loadTablaDeHonorarios } from '../convenios/listas-repo.ts'
import { loadDeudaEnGestion } from '../convenios/load-deuda-en-gestion.ts'
import { findTitulosVigentes } from '../deuda-retenida/titulos-vigentes.ts'
import { assertAceptados } from '../parametros/assert-aceptados.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { loadRecursos } from '../recursos/recursos-repo.ts'

interface CasoPedido {
  readonly imponible: string
  readonly recurso: string
  /** Code of the lawyer who claims the tax periods. Undefined selects the lawyer of the first tax period. */
  readonly abogado?: string | undefined
}

/**
 * Loads the debt of a case that an agreement could include today, and its lawyer. A case of another lawyer, a missing
 * case and a case without such debt get the same answer. Nobody therefore learns of the cases of other lawyers (T16).
 *
 * @throws AppError 404 when the case has no debt that the agreement could include
 * @throws AppError when the municipality's service does not answer, because stored amounts could be out of date
 */
const loadDeuda = async (services: Services, sesion: Sesion, pedido: CasoPedido) => {
  const { recurso, imponible } = pedido
  const deuda = await loadDeudaEnGestion(services, sesion, {
    ...{ recurso, imponible, abogado: pedido.abogado ?? '' },
  })
  if (deuda === null || sumPeriodos(deuda.entran).total <= 0)
    throw notFound(
      interpolar(textos.constanciaDeDeuda.sinDeuda, {
        ...{ recurso, imponible: String(Number(imponible)) },
      }),
    )
  return deuda
}

export const loadConstanciaDeDeuda = async (
  services: Services,
  sesion: Sesion,
  pedido: CasoPedido,
): Promise<ConstanciaDeDeudaDatos> => {
  const { db, ahora } = services
  const deuda = await loadDeuda(services, sesion, pedido)
  const { clave, contribuyentes, liquidadoAl, entran, codigo } = deuda
  await assertAceptados(services, 'honorarios')
  const fecha = fechaEnZona(ahora())
  const filas = await listParametros(db)
  const dias = valorDeParametro(filas, 'deuda.diasDeVigencia', fecha)
  const aviso = avisoDeImportesViejos({ liquidadoAl, hoy: fecha, dias })
  if (aviso !== null)
    throw new AppError(
      409,
      IMPORTES_VIEJOS,
      interpolar(textos.constanciaDeDeuda.importesViejos, { ...clave, aviso }),
    )
  const recursos = await loadRecursos(db)
  const clase = claseDeRecurso(recursos, clave.recurso)
  const titulos = (await findTitulosVigentes(db, clase, entran)).flat()
  const actual = await findEstadoPropuesto(db, clase, entran, titulos)
  const tabla = await loadTablaDeHonorarios(db)
  const arancelAl = arancelDe(tabla, null)
  const arancel = actual && arancelAl(actual.id, fecha)
  if (arancel === undefined) throw new AppError(422, 'sin-arancel', textos.planes.sinArancel)
  const otro = tabla.estados.find(({ judicial }) => judicial !== arancel.judicial)
  const ficha = await findWire(db, codigo)
  const contacto = contactoDeAbogado(codigo, ficha)
  return {
    ...computeConstanciaDeDeuda({
      ...{ periodos: entran, arancel, filas, fecha, liquidadoAl },
      otraEtapa: (otro && arancelAl(otro.id, fecha)) ?? null,
      // The other expenses are zero in a debt certificate, because a person types them only in an agreement.
      otgastos: CERO,
      responsableInscripto: (await findInscriptos(db)).has(codigo),
      beneficiario: ficha?.beneficiario ?? '',
    }),
    ...{ ...clave, contribuyentes, fecha, liquidadoAl, validaHasta: addDays(liquidadoAl, dias) },
    municipio: municipioVigente(filas, fecha),
    autor: [sesion.nombre, sesion.apellido].filter(Boolean).join(' '),
    recursoNombre: nombreDeRecurso(recursos, clave.recurso),
    abogado: {
      ...contacto,
      matricula: ficha?.matricula ?? '',
      cuitcuil: ficha?.cuitcuil ?? '',
    },
    avisos: [
      ...describeFueraDeConstancia(deuda.afuera),
      ...(deuda.otros ? [textos.constanciaDeDeuda.hayDeOtro] : []),
    ],
  }
}
