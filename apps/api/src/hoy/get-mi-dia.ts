import {
  type CalendarioHabil,
  decideTrabajoDelDia,
  eligeAbogado,
  fechaEnZona,
  firstTelefono,
  GRUPOS_DE_MI_DIA,
  type HechosDelDia,
  horasDeRespaldo,
  isRespaldoViejo,
  type Principal,
  puede,
} from '@apremia/core'
import { writeClaveDeCaso } from '../casos/clave-de-caso.ts'
import type { PlanEnRiesgo } from '../casos/riesgo-repo.ts'
import {
  joinRiesgos,
  type MiradaPropia,
  type RiesgosDeCaso,
  toCasoDeMesa,
} from '../mesas/casos-de-mesa.ts'
import type { FilaDeMesa } from '../mesas/mesas-repo.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { loadUltimoRespaldo } from '../respaldo/ultimo-respaldo.ts'
import { findNombres } from './hoy-repo.ts'
import { cuentasDe, loadDia } from './load-dia.ts'
import type { FilaDelDia } from './mi-dia-repo.ts'

const hechosDe = (
  dia: FilaDelDia,
  caso: FilaDeMesa,
  alarmas: ReturnType<RiesgosDeCaso['get']>,
  calendario: CalendarioHabil,
): HechosDelDia => ({
  calendario,
  mesa: caso.mesa,
  activo: dia.activo,
  enMesa: dia.en_mesa,
  enConvenio: dia.en_convenio_vigente,
  etapa: caso.etapa ?? '',
  actuacion:
    dia.tp_id !== null && caso.actuacion_fecha
      ? { tpId: dia.tp_id, fecha: caso.actuacion_fecha }
      : null,
  plazo:
    caso.vence && caso.plazo_desde && dia.plazo_origen
      ? { vence: caso.vence, desde: caso.plazo_desde, origen: dia.plazo_origen }
      : null,
  carta:
    dia.carta !== null && dia.carta_fecha
      ? {
          numero: dia.carta,
          fecha: dia.carta_fecha,
          acuse:
            dia.resultado && dia.recibida
              ? { resultado: dia.resultado, fecha: dia.recibida }
              : null,
        }
      : null,
  alarmas: {
    caducidad: caso.caducidad,
    medida: caso.medida_vence,
    resolucion: alarmas?.resolucion ?? null,
    banco: alarmas?.banco ?? null,
    convenio: alarmas?.convenio ?? null,
  },
  saldada: caso.saldada && { desde: caso.saldada, sabido: caso.saldada_sabida ?? caso.saldada },
  conMedida: caso.con_medida,
  cerrada: caso.cerrada,
})

interface RiesgosDelDia {
  readonly planes: ReadonlyMap<string, PlanEnRiesgo>
  readonly riesgos: RiesgosDeCaso
  readonly calendario: CalendarioHabil
}

const toFila = (
  dia: FilaDelDia,
  caso: FilaDeMesa,
  mirada: MiradaPropia,
  { planes, riesgos, calendario }: RiesgosDelDia,
) => {
  const { valor, frase } = decideTrabajoDelDia(
    hechosDe(dia, caso, riesgos.get(writeClaveDeCaso(caso)), calendario),
    mirada.hoy,
    mirada.fechas,
  )
  // The tab of a case decides how its deadline is shown, for example the colour. A case in the tab ACTIVOS (active) of
  // either work list is shown with the look of that tab.
  const enActivos = dia.activo ? { ...caso, solapa: 'activos' as const } : caso
  return {
    ...toCasoDeMesa(enActivos, mirada, riesgos),
    dia: valor?.dia ?? mirada.hoy,
    paso: valor?.paso ?? ('actuar' as const),
    frase,
    carta: valor?.paso === 'anotarAcuse' ? dia.carta : null,
    convenio: planes.get(writeClaveDeCaso(caso))?.id ?? null,
    telefono: firstTelefono(dia.telefonos ?? ''),
  }
}

/**
 * Reads when the last backup was made. Returns null for people who are not administrators, because they do not make
 * backups, and in the demonstration, whose data need no backup.
 */
const readRespaldo = async (
  { config, ahora }: Pick<Services, 'config' | 'ahora'>,
  sesion: Principal,
): Promise<{ readonly ultimo: string | null; readonly viejo: boolean } | null> => {
  if (config.identidad.tipo === 'demo' || !puede(sesion, 'usuarios.administrar')) return null
  const ultimo = (await loadUltimoRespaldo(config.dataDir))?.momento ?? null
  return { ultimo, viejo: ultimo !== null && isRespaldoViejo(horasDeRespaldo(ultimo, ahora())) }
}

export const getMiDia: Handler<'getMiDia'> = async (services, { sesion, query }) => {
  const dia = await loadDia(services, sesion, query.abogado)
  const respaldo = await readRespaldo(services, sesion)
  if (dia === null) {
    return { hoy: fechaEnZona(services.ahora()), grupos: [], abogados: [], respaldo }
  }
  const { mirada, enRiesgo, esperas, calendario, cuentas, filas } = dia
  const riesgos = joinRiesgos(esperas, enRiesgo)
  // For a case with several payment plans, the map must keep the plan that lapses first. A map keeps the last entry of
  // a key, so the plan that lapses first is inserted last.
  const planes = new Map(enRiesgo.toReversed().map((plan) => [writeClaveDeCaso(plan), plan]))
  const totales = cuentasDe(cuentas)
  const grupos = GRUPOS_DE_MI_DIA.map((grupo) => ({
    grupo,
    total: totales[grupo],
    filas: filas
      .filter((fila) => fila.grupo === grupo)
      .map((fila) => toFila(fila, fila.caso, mirada, { planes, riesgos, calendario })),
  }))
  if (!eligeAbogado(sesion)) return { hoy: mirada.hoy, grupos, abogados: [], respaldo }
  const nombres = await findNombres(services.db)
  const codigos = [...new Set(cuentas.map((una) => una.abogado))].sort()
  return {
    hoy: mirada.hoy,
    grupos,
    respaldo,
    abogados: codigos.map((codigo) => ({
      abogado: codigo,
      nombre: nombres.get(codigo) ?? '',
      cuentas: cuentasDe(cuentas.filter((una) => una.abogado === codigo)),
    })),
  }
}
