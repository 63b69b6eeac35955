import {
  type AlcanceDeLiquidacion,
  avisoDeImportesViejos,
  choosePeriodosDeJuicio,
  citeFundamento,
  claseDeRecurso,
  describeFueraDeConstancia,
  describeTasasDistintas,
  type Fecha,
  fechaEnZona,
  interpolar,
  liquidateDeuda,
  parseFecha,
  textos,
  valorDeParametro,
  writeReglasDeLiquidacion,
} from '@apremia/core'
import { loadDeudaEnGestion } from '../convenios/load-deuda-en-gestion.ts'
import { toRadicacionDeConvenio } from '../convenios/papel-de-convenio.ts'
import { addTitulos } from '../deuda-retenida/titulos-vigentes.ts'
import { claveDeImponible } from '../padron/clave-imponible.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import type { Services } from '../platform/services.ts'
import { findRadicaciones } from '../radicaciones/radicaciones-repo.ts'
import { findOrdenanzas } from '../recursos/ordenanzas-repo.ts'
import { loadRecursos, tipoDeRecurso } from '../recursos/recursos-repo.ts'
import { findTasas } from '../recursos/tasas-repo.ts'

interface PedidoDeLiquidacionDeCaso {
  readonly imponible: string
  readonly recurso: string
  /** Day to which interest is calculated. '' means today. */
  readonly al: string
  /**
   * Tax periods whose debt is calculated. '' means the periods claimed in the lawsuit or, without a lawsuit, all the
   * periods assigned to the lawyer.
   */
  readonly alcance: AlcanceDeLiquidacion | ''
  readonly abogado?: string | undefined
}

const t = textos.liquidacionDeDeuda
const { afuera, hayDeOtro } = textos.constanciaDeDeuda

/**
 * Loads the debt of a case and calculates it with interest to a day. A missing case, a case of another lawyer and a
 * case without assigned debt get the same answer (T16).
 *
 * @throws AppError 404 when the person may see no debt of the case; 409 when the calculation is refused; the error of
 * the municipality's service when the service does not answer
 */
export const loadLiquidacion = async (
  services: Services,
  sesion: Sesion,
  pedido: PedidoDeLiquidacionDeCaso,
) => {
  const { db, ahora } = services
  const { recurso, abogado = '' } = pedido
  const deuda = await loadDeudaEnGestion(services, sesion, { ...pedido, abogado })
  const imponible = String(Number(pedido.imponible))
  if (deuda === null) throw notFound(interpolar(t.sinDeuda, { recurso, imponible }))
  const hoy = fechaEnZona(ahora())
  const al: Fecha = parseFecha(pedido.al) ?? hoy
  const tasas = await findTasas(db, recurso)
  const recursos = await loadRecursos(db)
  const { clave, entran } = deuda
  const radicaciones = await findRadicaciones(db, tipoDeRecurso(recursos, recurso), [clave])
  const radicacion = radicaciones.get(claveDeImponible(clave))?.at(-1)
  const juicio = radicacion ? toRadicacionDeConvenio(radicacion) : null
  const { alcance, hayOtro, periodos, nota } = choosePeriodosDeJuicio(
    await addTitulos(db, claseDeRecurso(recursos, recurso), entran),
    juicio?.titulo ?? null,
    pedido.alcance,
  )
  const decision = liquidateDeuda({ recurso, periodos, tasas, al, hoy })
  if (!decision.ok) throw camposRechazados(409, 'liquidacion-rechazada', decision.motivos)
  const liquidacion = decision.valor
  if (liquidacion.total <= 0) throw notFound(interpolar(t.sinDeuda, { recurso, imponible }))
  const filas = await listParametros(db)
  const dias = valorDeParametro(filas, 'deuda.diasDeVigencia', hoy)
  const anios = liquidacion.periodos.map(({ anio }) => anio)
  const ordenanzas = await findOrdenanzas(db, recurso)
  const fundamento = citeFundamento(anios, ordenanzas).interes
  return {
    ...{ deuda, liquidacion, filas, hoy, recursos, alcance, hayOtro },
    juicio: alcance === 'juicio' ? juicio : null,
    titulos: [...new Set(periodos.flatMap((uno) => uno.titulos))].sort((a, b) => a - b),
    importesViejos: avisoDeImportesViejos({ liquidadoAl: deuda.liquidadoAl, hoy, dias }),
    tasaDistinta: describeTasasDistintas(liquidacion, { tasas, ordenanzas }),
    notas: [
      ...(nota === '' ? [] : [nota]),
      ...writeReglasDeLiquidacion(liquidacion, { tasas, fundamento }),
      ...describeFueraDeConstancia(deuda.afuera, { ...afuera, 'fuera-de-gestion': t.sinAbogado }),
      ...(deuda.otros ? [hayDeOtro] : []),
    ],
  }
}
