import type { Entry } from '../entry.ts'
import { abogadoExterno } from './abogado-externo.ts'
import { abogados } from './abogados.ts'
import { actuaciones } from './actuaciones.ts'
import { agenda } from './agenda.ts'
import { almacen } from './almacen.ts'
import { avisos } from './avisos.ts'
import { buscador } from './buscador.ts'
import { cartas } from './cartas/cartas.ts'
import { casos } from './casos/casos.ts'
import { recalculos } from './casos/recalculos.ts'
import { diasInhabiles } from './catalogos/dias-inhabiles.ts'
import { listas } from './catalogos/listas.ts'
import { recursos } from './catalogos/recursos.ts'
import { situaciones } from './catalogos/situaciones.ts'
import { usosDeCatalogo } from './catalogos/usos.ts'
import { comunicaciones } from './comunicaciones.ts'
import { condiciones } from './condiciones.ts'
import { config } from './config.ts'
import { configuracion } from './configuracion.ts'
import { constanciaDeDeuda } from './constancia-de-deuda.ts'
import { convenios } from './convenios/convenios.ts'
import { conveniosListas } from './convenios/listas.ts'
import { correo } from './correo.ts'
import { cuentas } from './cuentas.ts'
import { entregas } from './entregas.ts'
import { equivalencias } from './equivalencias.ts'
import { escritosJudiciales } from './escritos-judiciales.ts'
import { estadisticas } from './estadisticas.ts'
import { etapas } from './etapas.ts'
import { evaluaciones } from './evaluaciones.ts'
import { faltantes } from './faltantes.ts'
import { firmaDeTitulos } from './firma-de-titulos.ts'
import { historial } from './historial.ts'
import { hoy } from './hoy.ts'
import { ingresos } from './ingresos.ts'
import { instalacion } from './instalacion.ts'
import { legajos } from './legajos.ts'
import { liquidacionDeDeuda } from './liquidacion-de-deuda.ts'
import { mesas } from './mesas.ts'
import { municipio } from './municipio/index.ts'
import { novedades } from './novedades.ts'
import { envios } from './padron/envios.ts'
import { padron } from './padron/padron.ts'
import { paginaDeCaso } from './pagina-de-caso.ts'
import { paginaDeContribuyente } from './pagina-de-contribuyente.ts'
import { paquetes } from './paquetes.ts'
import { parametros } from './parametros.ts'
import { personas } from './personas.ts'
import { planes } from './planes.ts'
import { prescripcion } from './prescripcion.ts'
import { registros } from './registros.ts'
import { salidas } from './salidas.ts'
import { salud } from './salud.ts'
import { sincronizaciones } from './sincronizaciones.ts'
import { titulos } from './titulos.ts'
import { tokens } from './tokens.ts'
import { trabajos } from './trabajos.ts'
import { sesiones } from './usuarios/sesiones.ts'
import { usuarios } from './usuarios/usuarios.ts'
import { verificacion } from './verificacion.ts'
import { vistas } from './vistas.ts'

export {
  abogadoExterno,
  abogados,
  actuaciones,
  agenda,
  almacen,
  avisos,
  buscador,
  cartas,
  casos,
  comunicaciones,
  condiciones,
  config,
  configuracion,
  constanciaDeDeuda,
  convenios,
  conveniosListas,
  correo,
  cuentas,
  diasInhabiles,
  entregas,
  envios,
  equivalencias,
  escritosJudiciales,
  estadisticas,
  etapas,
  evaluaciones,
  faltantes,
  firmaDeTitulos,
  historial,
  hoy,
  ingresos,
  instalacion,
  legajos,
  liquidacionDeDeuda,
  listas,
  mesas,
  novedades,
  padron,
  paginaDeCaso,
  paginaDeContribuyente,
  paquetes,
  parametros,
  personas,
  planes,
  prescripcion,
  recalculos,
  recursos,
  registros,
  salidas,
  salud,
  sesiones,
  sincronizaciones,
  situaciones,
  titulos,
  tokens,
  trabajos,
  usosDeCatalogo,
  usuarios,
  verificacion,
  vistas,
}

/**
 * Contract of the API: every call of the product by its name. The server, the web application and the command line are
 * built from this object.
 */
export const contract = {
  ...config,
  ...sesiones,
  ...usuarios,
  ...avisos,
  ...correo,
  ...tokens,
  ...titulos,
  ...firmaDeTitulos,
  ...padron,
  ...paquetes,
  ...equivalencias,
  ...salidas,
  ...salud,
  ...personas,
  ...sincronizaciones,
  ...envios,
  ...buscador,
  ...trabajos,
  ...etapas,
  ...recursos,
  ...diasInhabiles,
  ...situaciones,
  ...listas,
  ...usosDeCatalogo,
  ...actuaciones,
  ...configuracion,
  ...casos,
  ...almacen,
  ...recalculos,
  ...evaluaciones,
  ...mesas,
  ...abogadoExterno,
  ...paginaDeCaso,
  ...prescripcion,
  ...constanciaDeDeuda,
  ...liquidacionDeDeuda,
  ...escritosJudiciales,
  ...paginaDeContribuyente,
  ...hoy,
  ...entregas,
  ...estadisticas,
  ...agenda,
  ...historial,
  ...ingresos,
  ...instalacion,
  ...legajos,
  ...faltantes,
  ...abogados,
  ...cartas,
  ...comunicaciones,
  ...condiciones,
  ...registros,
  ...novedades,
  ...conveniosListas,
  ...convenios,
  ...cuentas,
  ...parametros,
  ...planes,
  ...verificacion,
  ...vistas,
  ...municipio,
} satisfies Record<string, Entry>

export type Contract = typeof contract
export type CallName = keyof Contract
