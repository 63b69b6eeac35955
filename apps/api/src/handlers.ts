import { abogadoExternoHandlers } from './abogado-externo/index.ts'
import { abogadosHandlers } from './abogados/index.ts'
import { actuacionesHandlers } from './actuaciones/index.ts'
import { agendaHandlers } from './agenda/index.ts'
import { almacenHandlers } from './almacen/index.ts'
import { avisosHandlers } from './avisos/index.ts'
import { buscadorHandlers } from './buscador/index.ts'
import { cartasHandlers } from './cartas/index.ts'
import { casosHandlers } from './casos/index.ts'
import { catalogosHandlers } from './catalogos/index.ts'
import { comunicacionesHandlers } from './comunicaciones/index.ts'
import { condicionesHandlers } from './condiciones/index.ts'
import { configHandlers } from './config/index.ts'
import { configuracionHandlers } from './configuracion/index.ts'
import { constanciaDeDeudaHandlers } from './constancia-de-deuda/index.ts'
import { conveniosHandlers } from './convenios/index.ts'
import { correoHandlers } from './correo/index.ts'
import { cuentasHandlers } from './cuentas/index.ts'
import { entregasHandlers } from './entregas/index.ts'
import { equivalenciasHandlers } from './equivalencias/index.ts'
import { escritosJudicialesHandlers } from './escritos-judiciales/index.ts'
import { estadisticasHandlers } from './estadisticas/index.ts'
import { etapasHandlers } from './etapas/index.ts'
import { evaluacionesHandlers } from './evaluaciones/index.ts'
import { faltantesHandlers } from './faltantes/index.ts'
import { firmaDeTitulosHandlers } from './firma-de-titulos/index.ts'
import { historialHandlers } from './historial/index.ts'
import { hoyHandlers } from './hoy/index.ts'
import { ingresosHandlers } from './ingresos/index.ts'
import { instalacionHandlers } from './instalacion/index.ts'
import { legajosHandlers } from './legajos/index.ts'
import { liquidacionDeDeudaHandlers } from './liquidacion-de-deuda/index.ts'
import { mesasHandlers } from './mesas/index.ts'
import { municipioHandlers } from './municipio/index.ts'
import { novedadesHandlers } from './novedades/index.ts'
import { padronHandlers } from './padron/index.ts'
import { paginaDeCasoHandlers } from './pagina-de-caso/index.ts'
import { paginaDeContribuyenteHandlers } from './pagina-de-contribuyente/index.ts'
import { paquetesHandlers } from './paquetes/index.ts'
import { parametrosHandlers } from './parametros/index.ts'
import { personasHandlers } from './personas/index.ts'
import { planesHandlers } from './planes/index.ts'
import type { Handlers } from './platform/http/mount.ts'
import { prescripcionHandlers } from './prescripcion/index.ts'
import { registrosHandlers } from './registros/index.ts'
import { salidasHandlers } from './salidas/index.ts'
import { saludHandlers } from './salud/index.ts'
import { sincronizacionesHandlers } from './sincronizaciones/index.ts'
import { titulosHandlers } from './titulos/index.ts'
import { tokensHandlers } from './tokens/index.ts'
import { trabajosHandlers } from './trabajos/index.ts'
import { usuariosHandlers } from './usuarios/index.ts'
import { verificacionHandlers } from './verificacion/index.ts'
import { vistasHandlers } from './vistas/index.ts'

export const createHandlers = (): Handlers => ({
  ...configHandlers,
  ...usuariosHandlers,
  ...avisosHandlers,
  ...correoHandlers,
  ...parametrosHandlers,
  ...tokensHandlers,
  ...cuentasHandlers,
  ...equivalenciasHandlers,
  ...verificacionHandlers,
  ...vistasHandlers,
  ...trabajosHandlers,
  ...titulosHandlers,
  ...firmaDeTitulosHandlers,
  ...etapasHandlers,
  ...catalogosHandlers,
  ...actuacionesHandlers,
  ...casosHandlers,
  ...almacenHandlers,
  ...configuracionHandlers,
  ...mesasHandlers,
  ...abogadoExternoHandlers,
  ...paginaDeCasoHandlers,
  ...prescripcionHandlers,
  ...constanciaDeDeudaHandlers,
  ...liquidacionDeDeudaHandlers,
  ...escritosJudicialesHandlers,
  ...paginaDeContribuyenteHandlers,
  ...hoyHandlers,
  ...buscadorHandlers,
  ...entregasHandlers,
  ...estadisticasHandlers,
  ...agendaHandlers,
  ...evaluacionesHandlers,
  ...historialHandlers,
  ...ingresosHandlers,
  ...faltantesHandlers,
  ...instalacionHandlers,
  ...legajosHandlers,
  ...abogadosHandlers,
  ...cartasHandlers,
  ...comunicacionesHandlers,
  ...condicionesHandlers,
  ...novedadesHandlers,
  ...registrosHandlers,
  ...conveniosHandlers,
  ...planesHandlers,
  ...padronHandlers,
  ...paquetesHandlers,
  ...salidasHandlers,
  ...saludHandlers,
  ...personasHandlers,
  ...sincronizacionesHandlers,
  ...municipioHandlers,
})
