import { reglasDeAbogado } from './abogado.ts'
import { reglasDeActuacion } from './actuacion.ts'
import { reglasDeBusqueda } from './busqueda.ts'
import { reglasDeCarta } from './carta.ts'
import { reglasDeCaso } from './caso.ts'
import type { Regla } from './caso-de-regla.ts'
import { reglasDeCasoExterno } from './caso-externo.ts'
import { reglasDeConstanciaDeDeuda } from './constancia-de-deuda.ts'
import { reglasDeConvenio } from './convenio.ts'
import { reglasDeConvenioNuevo } from './convenio-nuevo.ts'
import { reglasDeCorreo } from './correo.ts'
import { reglasDeDeuda } from './deuda.ts'
import { reglasDeDiaInhabil } from './dia-inhabil.ts'
import { reglasDeDinero } from './dinero.ts'
import { reglasDeEfecto } from './efecto.ts'
import { reglasDeEsperas } from './esperas-de-medida.ts'
import { reglasDeEstadistica } from './estadistica.ts'
import { reglasDeEtapa } from './etapa.ts'
import { reglasDeEvaluacion } from './evaluacion.ts'
import { reglasDeFecha } from './fecha.ts'
import { reglasDeIdentidad } from './identidad.ts'
import { reglasDeIdentificador } from './identificador.ts'
import { reglasDeInstalacion } from './instalacion.ts'
import { reglasDeLegajo } from './legajo.ts'
import { reglasDeLiquidacionDeDeuda } from './liquidacion-de-deuda.ts'
import { reglasDeLista } from './lista.ts'
import { reglasDeMarca } from './marca.ts'
import { reglasDePadron } from './padron.ts'
import { reglasDePapel } from './papel-de-convenio.ts'
import { reglasDePaquete } from './paquete.ts'
import { reglasDeParametro } from './parametro.ts'
import { reglasDePermiso } from './permiso.ts'
import { reglasDePersona } from './persona.ts'
import { reglasDePlan } from './plan.ts'
import { reglasDePrescripcionDePeriodos } from './prescripcion.ts'
import { reglasDeRecurso } from './recurso.ts'
import { reglasDeRespaldo } from './respaldo.ts'
import { reglasDeSincronizacion } from './sincronizacion.ts'
import { reglasDeSituacion } from './situacion.ts'
import { reglasDeTitular } from './titular.ts'
import { reglasDeTitulo } from './titulo.ts'
import { reglasDeVerificacion } from './verificacion.ts'
import { reglasDeVista } from './vista.ts'

/** All the rules that test cases can run, by id '<noun>/<operation>'. */
export const REGLAS: Readonly<Record<string, Regla>> = {
  ...reglasDeActuacion,
  ...reglasDeBusqueda,
  ...reglasDeConstanciaDeDeuda,
  ...reglasDeConvenio,
  ...reglasDeConvenioNuevo,
  ...reglasDePapel,
  ...reglasDeAbogado,
  ...reglasDeCarta,
  ...reglasDeCaso,
  ...reglasDeCasoExterno,
  ...reglasDeEsperas,
  ...reglasDeTitular,
  ...reglasDeCorreo,
  ...reglasDeDeuda,
  ...reglasDeDiaInhabil,
  ...reglasDeDinero,
  ...reglasDeEfecto,
  ...reglasDeEstadistica,
  ...reglasDeEtapa,
  ...reglasDeEvaluacion,
  ...reglasDeFecha,
  ...reglasDeIdentidad,
  ...reglasDeIdentificador,
  ...reglasDeInstalacion,
  ...reglasDeLegajo,
  ...reglasDeLiquidacionDeDeuda,
  ...reglasDeLista,
  ...reglasDePadron,
  ...reglasDePaquete,
  ...reglasDeParametro,
  ...reglasDePermiso,
  ...reglasDeMarca,
  ...reglasDePersona,
  ...reglasDePlan,
  ...reglasDePrescripcionDePeriodos,
  ...reglasDeRecurso,
  ...reglasDeRespaldo,
  ...reglasDeSincronizacion,
  ...reglasDeSituacion,
  ...reglasDeTitulo,
  ...reglasDeVerificacion,
  ...reglasDeVista,
}

export const findRegla = (id: string): Regla | undefined =>
  Object.hasOwn(REGLAS, id) ? REGLAS[id] : undefined
