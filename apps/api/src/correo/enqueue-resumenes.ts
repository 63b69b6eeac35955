import {
  type CasoDeResumen,
  eligeAbogado,
  type Fecha,
  GRUPOS_DE_MI_DIA,
  type GrupoDeMiDia,
  type Principal,
  writeResumen,
} from '@apremia/core'
import { cuentasDe, loadDia } from '../hoy/load-dia.ts'
import type { Services } from '../platform/services.ts'
import { type Destinatario, enqueueAviso, findSinAvisar } from './correo-repo.ts'

type De = Pick<Services, 'config' | 'db' | 'ahora'>

/**
 * Groups of the day's work whose cases the daily e-mail lists. For the other groups the e-mail gives only the number of
 * cases.
 */
const CON_CASOS: readonly GrupoDeMiDia[] = ['venceHoy', 'vencidos', 'convenios']

const writeResumenDe = async (services: De, persona: Principal) => {
  const dia = await loadDia(services, persona, '')
  if (dia === null) return null
  const { mirada, cuentas, filas } = dia
  const totales = cuentasDe(cuentas)
  const casosDe = (grupo: GrupoDeMiDia): CasoDeResumen[] =>
    CON_CASOS.includes(grupo)
      ? filas
          .filter((fila) => fila.grupo === grupo)
          .map(({ caso: { tipo, imponible, recurso, etapa } }) => ({
            ...{ tipo, imponible, recurso, etapa: etapa ?? '' },
          }))
      : []
  const codigos = eligeAbogado(persona)
    ? [...new Set(cuentas.map((una) => una.abogado))].sort()
    : []
  return writeResumen({
    hoy: mirada.hoy,
    url: `${services.config.publicUrl}/home`,
    grupos: GRUPOS_DE_MI_DIA.map((grupo) => ({
      ...{ grupo, total: totales[grupo], casos: casosDe(grupo) },
    })),
    abogados: codigos.map((abogado) => ({
      abogado,
      cuentas: cuentasDe(cuentas.filter((una) => una.abogado === abogado)),
    })),
  })
}

/**
 * Queues the e-mails with the day's work, one person at a time. This is fast enough: few people (lawyers and staff) get
 * the e-mail, and one statement reads the work of each.
 */
export const enqueueResumenes = async (
  services: De,
  dia: Fecha,
  report: (error: unknown) => void,
): Promise<void> => {
  const { db, config } = services
  const enqueueUno = async (persona: Destinatario): Promise<void> => {
    const escrito = await writeResumenDe(services, persona)
    if (escrito !== null)
      await enqueueAviso(db, config, { clase: 'resumen', que: dia }, [persona], escrito)
  }
  for (const persona of await findSinAvisar(db, 'resumen', dia))
    await enqueueUno(persona).catch(report)
}
