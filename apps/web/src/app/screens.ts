import { bringFor, screen } from './bring-screen.ts'

// Home is in the first script; the day of who opens it is not.
bringFor(['/home'], () => import('../panels/hoy/hoy-panel.tsx'))

export const LoginScreen = screen(
  ['/'],
  async () => (await import('../features/accesos/login-screen.tsx')).LoginScreen,
)

export const NotFoundScreen = screen(
  [],
  async () => (await import('./not-found-screen.tsx')).NotFoundScreen,
)

export const CreacionTitulosScreen = screen(
  ['/creaciontitulos'],
  async () =>
    (await import('../features/titulos/creacion-titulos-screen.tsx')).CreacionTitulosScreen,
)

export const AbogadosScreen = screen(
  ['/abogados'],
  async () => (await import('../features/abogados/abogados-screen.tsx')).AbogadosScreen,
)

export const MisDatosScreen = screen(
  ['/mis-datos'],
  async () => (await import('../features/abogados/mis-datos-screen.tsx')).MisDatosScreen,
)

export const CondicionesScreen = screen(
  ['/condiciones'],
  async () => (await import('../features/condiciones/condiciones-screen.tsx')).CondicionesScreen,
)

export const ContribuyentesScreen = screen(
  ['/contribuyentes'],
  async () =>
    (await import('../features/contribuyentes/contribuyentes-screen.tsx')).ContribuyentesScreen,
)

export const InmueblesScreen = screen(
  ['/inmuebles'],
  async () => (await import('../features/inmuebles/inmuebles-screen.tsx')).InmueblesScreen,
)

export const InmuebleScreen = screen(
  ['/inmueble'],
  async () => (await import('../features/inmuebles/inmueble-screen.tsx')).InmuebleScreen,
)

export const ComerciosScreen = screen(
  ['/comercios'],
  async () => (await import('../features/comercios/comercios-screen.tsx')).ComerciosScreen,
)

export const ConveniosScreen = screen(
  ['/convenios'],
  async () => (await import('../features/convenios/convenios-screen.tsx')).ConveniosScreen,
)

export const AbogadoExternoScreen = screen(
  ['/abogado-externo'],
  async () =>
    (await import('../features/abogado-externo/abogado-externo-screen.tsx')).AbogadoExternoScreen,
)

export const TitulosScreen = screen(
  ['/titulos'],
  async () => (await import('../features/titulos/titulos-screen.tsx')).TitulosScreen,
)

export const MesaScreen = screen(
  ['/mesa-judicial', '/mesa-extrajudicial'],
  async () => (await import('../features/mesas/mesa-screen.tsx')).MesaScreen,
)

export const GestionScreen = screen(
  ['/gestion'],
  async () => (await import('../features/gestion/gestion-screen.tsx')).GestionScreen,
)

export const CartasScreen = screen(
  ['/cartas'],
  async () => (await import('../features/cartas/cartas-screen.tsx')).CartasScreen,
)

export const PlanesScreen = screen(
  ['/planes-de-pago'],
  async () => (await import('../features/planes/planes-screen.tsx')).PlanesScreen,
)

export const IngresosScreen = screen(
  ['/registroslogin'],
  async () => (await import('../features/ingresos/ingresos-screen.tsx')).IngresosScreen,
)

export const ComunicacionesScreen = screen(
  ['/comunicaciones'],
  async () =>
    (await import('../features/comunicaciones/comunicaciones-screen.tsx')).ComunicacionesScreen,
)

export const NovedadesScreen = screen(
  ['/novedades'],
  async () => (await import('../features/novedades/novedades-screen.tsx')).NovedadesScreen,
)

export const RegistrosScreen = screen(
  ['/registros'],
  async () => (await import('../features/registros/registros-screen.tsx')).RegistrosScreen,
)

export const HistorialScreen = screen(
  ['/historial'],
  async () => (await import('../features/historial/historial-screen.tsx')).HistorialScreen,
)

export const ConfiguracionScreen = screen(
  ['/configuracion'],
  async () =>
    (await import('../features/configuracion/configuracion-screen.tsx')).ConfiguracionScreen,
)

export const UsuariosScreen = screen(
  ['/usuarios'],
  async () => (await import('../features/usuarios/usuarios-screen.tsx')).UsuariosScreen,
)

export const ScoringScreen = screen(
  ['/scoring-abogados'],
  async () => (await import('../features/evaluaciones/scoring-screen.tsx')).ScoringScreen,
)

export const AgendaScreen = screen(
  ['/calendario'],
  async () => (await import('../features/agenda/agenda-screen.tsx')).AgendaScreen,
)

export const EstadisticasScreen = screen(
  ['/estadisticas'],
  async () => (await import('../features/estadisticas/estadisticas-screen.tsx')).EstadisticasScreen,
)
