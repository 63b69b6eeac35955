import type { ComponentType } from 'react'
import type { Prefetch } from '../session/prefetch.ts'

/**
 * Screen component. The optional function `prefetch` requests the first data of the screen before it is rendered. Only
 * a screen whose URL says which data it needs has this function.
 */
export type Screen = ComponentType & { readonly prefetch?: Prefetch }

export type ScreenLoader = () => Promise<Screen>

/**
 * Functions that load each screen, by the first word of its URL. The first script of the page has this table but not
 * the screens. A screen can therefore load in parallel with the application.
 */
export const SCREENS = {
  // The sign-in screen is at the root URL, which has no first word, so its key is empty.
  '': async () => (await import('../features/accesos/login-screen.tsx')).LoginScreen,
  // The home screen itself is in the main bundle. Only HoyPanel, its panel with the pending work of the day, loads
  // separately.
  home: async () => (await import('../panels/hoy/hoy-panel.tsx')).HoyPanel,
  contribuyentes: async () =>
    (await import('../features/contribuyentes/contribuyentes-screen.tsx')).ContribuyentesScreen,
  contribuyente: async () =>
    (await import('../features/contribuyente/contribuyente-screen.tsx')).ContribuyenteScreen,
  inmuebles: async () =>
    (await import('../features/inmuebles/inmuebles-screen.tsx')).InmueblesScreen,
  inmueble: async () => (await import('../features/inmuebles/inmueble-screen.tsx')).InmuebleScreen,
  caso: async () => (await import('../features/caso/caso-screen.tsx')).CasoScreen,
  comercios: async () =>
    (await import('../features/comercios/comercios-screen.tsx')).ComerciosScreen,
  'abogado-externo': async () =>
    (await import('../features/abogado-externo/abogado-externo-screen.tsx')).AbogadoExternoScreen,
  titulos: async () => (await import('../features/titulos/titulos-screen.tsx')).TitulosScreen,
  gestion: async () => (await import('../features/gestion/gestion-screen.tsx')).GestionScreen,
  cartas: async () => (await import('../features/cartas/cartas-screen.tsx')).CartasScreen,
  convenios: async () =>
    (await import('../features/convenios/convenios-screen.tsx')).ConveniosScreen,
  escritos: async () => (await import('../features/escritos/escritos-screen.tsx')).EscritosScreen,
  'planes-de-pago': async () => (await import('../features/planes/planes-screen.tsx')).PlanesScreen,
  calendario: async () => (await import('../features/agenda/agenda-screen.tsx')).AgendaScreen,
  estadisticas: async () =>
    (await import('../features/estadisticas/estadisticas-screen.tsx')).EstadisticasScreen,
  creaciontitulos: async () =>
    (await import('../features/titulos/creacion-titulos-screen.tsx')).CreacionTitulosScreen,
  abogados: async () => (await import('../features/abogados/abogados-screen.tsx')).AbogadosScreen,
  condiciones: async () =>
    (await import('../features/condiciones/condiciones-screen.tsx')).CondicionesScreen,
  novedades: async () =>
    (await import('../features/novedades/novedades-screen.tsx')).NovedadesScreen,
  historial: async () =>
    (await import('../features/historial/historial-screen.tsx')).HistorialScreen,
  configuracion: async () =>
    (await import('../features/configuracion/configuracion-screen.tsx')).ConfiguracionScreen,
  usuarios: async () => (await import('../features/usuarios/usuarios-screen.tsx')).UsuariosScreen,
  'puesta-en-marcha': async () =>
    (await import('../features/puesta-en-marcha/puesta-en-marcha-screen.tsx')).PuestaEnMarchaScreen,
  registros: async () =>
    (await import('../features/registros/registros-screen.tsx')).RegistrosScreen,
  'datos-personales': async () =>
    (await import('../features/datos-personales/datos-personales-screen.tsx'))
      .DatosPersonalesScreen,
  'datos-del-municipio': async () =>
    (await import('../features/datos-del-municipio/datos-screen.tsx')).DatosDelMunicipioScreen,
  comunicaciones: async () =>
    (await import('../features/comunicaciones/comunicaciones-screen.tsx')).ComunicacionesScreen,
  registroslogin: async () =>
    (await import('../features/ingresos/ingresos-screen.tsx')).IngresosScreen,
  'scoring-abogados': async () =>
    (await import('../features/evaluaciones/scoring-screen.tsx')).ScoringScreen,
  'mis-datos': async () =>
    (await import('../features/abogados/mis-datos-screen.tsx')).MisDatosScreen,
  'mesa-judicial': async () => (await import('../features/mesas/mesa-screen.tsx')).MesaJudicial,
  'mesa-extrajudicial': async () =>
    (await import('../features/mesas/mesa-screen.tsx')).MesaExtrajudicial,
  verificar: async () =>
    (await import('../features/verificacion/verificar-screen.tsx')).VerificarScreen,
} satisfies Record<string, ScreenLoader>

const BY_WORD = new Map<string, ScreenLoader>(Object.entries(SCREENS))

export const loaderOf = (pathname: string): ScreenLoader | undefined =>
  BY_WORD.get(pathname.split('/')[1]?.toLowerCase() ?? '')
