import { lazy, Suspense } from 'react'
import { useSelector } from 'react-redux'
import {
  BrowserRouter,
  createRoutesFromElements,
  Navigate,
  Route,
  useRoutes,
} from 'react-router-dom'
import { HomeScreen } from '../features/inicio/home-screen.tsx'
import { selectIngreso } from '../session/session-slice.ts'
import { screen, withScript } from './bring-screen.ts'
import { CapableRoute, PrivateRoute, PublicRoute } from './guards.tsx'
import { AnyoneLayout, Layout } from './layout.tsx'
import { TILES } from './menu.ts'
import { InmuebleRedirect, PlanDePagoRedirect } from './redirects.tsx'

// Home is in the first script; the day of who opens it is not.
const Inicio = withScript(HomeScreen, () => import('../panels/hoy/hoy-panel.tsx'))

const LoginScreen = screen(
  async () => (await import('../features/accesos/login-screen.tsx')).LoginScreen,
)

const NotFoundScreen = screen(async () => (await import('./not-found-screen.tsx')).NotFoundScreen)

const CreacionTitulosScreen = screen(
  async () =>
    (await import('../features/titulos/creacion-titulos-screen.tsx')).CreacionTitulosScreen,
)

const AbogadosScreen = screen(
  async () => (await import('../features/abogados/abogados-screen.tsx')).AbogadosScreen,
)

const MisDatosScreen = screen(
  async () => (await import('../features/abogados/mis-datos-screen.tsx')).MisDatosScreen,
)

const CondicionesScreen = screen(
  async () => (await import('../features/condiciones/condiciones-screen.tsx')).CondicionesScreen,
)

const ContribuyentesScreen = screen(
  async () =>
    (await import('../features/contribuyentes/contribuyentes-screen.tsx')).ContribuyentesScreen,
)

const InmueblesScreen = screen(
  async () => (await import('../features/inmuebles/inmuebles-screen.tsx')).InmueblesScreen,
)

const InmuebleScreen = screen(
  async () => (await import('../features/inmuebles/inmueble-screen.tsx')).InmuebleScreen,
)

const ComerciosScreen = screen(
  async () => (await import('../features/comercios/comercios-screen.tsx')).ComerciosScreen,
)

const ConveniosScreen = screen(
  async () => (await import('../features/convenios/convenios-screen.tsx')).ConveniosScreen,
)

const AbogadoExternoScreen = screen(
  async () =>
    (await import('../features/abogado-externo/abogado-externo-screen.tsx')).AbogadoExternoScreen,
)

const TitulosScreen = screen(
  async () => (await import('../features/titulos/titulos-screen.tsx')).TitulosScreen,
)

const MesaScreen = screen(
  async () => (await import('../features/mesas/mesa-screen.tsx')).MesaScreen,
)

const GestionScreen = screen(
  async () => (await import('../features/gestion/gestion-screen.tsx')).GestionScreen,
)

const CartasScreen = screen(
  async () => (await import('../features/cartas/cartas-screen.tsx')).CartasScreen,
)

const PlanesScreen = screen(
  async () => (await import('../features/planes/planes-screen.tsx')).PlanesScreen,
)

const IngresosScreen = screen(
  async () => (await import('../features/ingresos/ingresos-screen.tsx')).IngresosScreen,
)

const ComunicacionesScreen = screen(
  async () =>
    (await import('../features/comunicaciones/comunicaciones-screen.tsx')).ComunicacionesScreen,
)

const NovedadesScreen = screen(
  async () => (await import('../features/novedades/novedades-screen.tsx')).NovedadesScreen,
)

const RegistrosScreen = screen(
  async () => (await import('../features/registros/registros-screen.tsx')).RegistrosScreen,
)

const HistorialScreen = screen(
  async () => (await import('../features/historial/historial-screen.tsx')).HistorialScreen,
)

const ConfiguracionScreen = screen(
  async () =>
    (await import('../features/configuracion/configuracion-screen.tsx')).ConfiguracionScreen,
)

const UsuariosScreen = screen(
  async () => (await import('../features/usuarios/usuarios-screen.tsx')).UsuariosScreen,
)

const ScoringScreen = screen(
  async () => (await import('../features/evaluaciones/scoring-screen.tsx')).ScoringScreen,
)

const AgendaScreen = screen(
  async () => (await import('../features/agenda/agenda-screen.tsx')).AgendaScreen,
)

const EstadisticasScreen = screen(
  async () => (await import('../features/estadisticas/estadisticas-screen.tsx')).EstadisticasScreen,
)

const LoginProgress = lazy(async () => ({
  default: (await import('../features/accesos/login-progress.tsx')).LoginProgress,
}))

const OfertaDeRecorrido = lazy(async () => ({
  default: (await import('../features/ayuda/oferta-de-recorrido.tsx')).OfertaDeRecorrido,
}))

/** Over any screen: somebody may be signed in while another sign-in is under way (D112). */
const SignInProgress = () => {
  const { estado } = useSelector(selectIngreso)
  if (estado === 'quieto') return null
  return (
    <Suspense>
      <LoginProgress />
    </Suspense>
  )
}

/** Every route of the product (S2 §2.1). Paths ignore case (D19). */
export const ROUTES = createRoutesFromElements(
  <>
    <Route element={<PublicRoute />}>
      <Route element={<AnyoneLayout />}>
        <Route index element={<LoginScreen />} />
      </Route>
    </Route>
    <Route element={<PrivateRoute />}>
      <Route element={<Layout />}>
        <Route path="/home" element={<Inicio entries={TILES} oferta={<OfertaDeRecorrido />} />} />
        <Route element={<CapableRoute capacidad="padron.buscar" />}>
          <Route path="/contribuyentes" element={<ContribuyentesScreen />} />
          <Route path="/inmuebles" element={<InmueblesScreen />} />
          <Route path="/inmuebles/:id" element={<InmuebleRedirect />} />
          <Route path="/inmueble/:id" element={<InmuebleScreen />} />
          <Route path="/inmueble/:id/plan-de-pago/:inmueble" element={<PlanDePagoRedirect />} />
          <Route path="/inmuebles/:id/plan-de-pago/:inmueble" element={<PlanDePagoRedirect />} />
          <Route path="/comercios" element={<ComerciosScreen />} />
        </Route>
        <Route element={<CapableRoute capacidad="ruta.sin-invitados" />}>
          <Route path="/abogado-externo" element={<AbogadoExternoScreen />} />
          <Route path="/titulos" element={<TitulosScreen />} />
        </Route>
        <Route element={<CapableRoute capacidad="mesas.ver" />}>
          <Route path="/mesa-judicial" element={<MesaScreen key="judicial" mesa="judicial" />} />
          <Route
            path="/mesa-extrajudicial"
            element={<MesaScreen key="extrajudicial" mesa="extrajudicial" />}
          />
        </Route>
        <Route element={<CapableRoute capacidad="actuaciones.ver" />}>
          <Route path="/gestion" element={<GestionScreen />} />
        </Route>
        <Route element={<CapableRoute capacidad="cartas.hacer" />}>
          <Route path="/cartas" element={<CartasScreen />} />
        </Route>
        <Route element={<CapableRoute capacidad="convenios.ver" />}>
          <Route path="/convenios" element={<ConveniosScreen />} />
          <Route path="/planes-de-pago" element={<PlanesScreen />} />
        </Route>
        <Route element={<CapableRoute capacidad="agenda.ver" />}>
          <Route path="/calendario" element={<AgendaScreen />} />
        </Route>
        <Route element={<CapableRoute capacidad="estadisticas.ver" />}>
          <Route path="/estadisticas" element={<EstadisticasScreen />} />
        </Route>
        <Route element={<CapableRoute capacidad="ruta.administracion" />}>
          <Route path="/creaciontitulos" element={<CreacionTitulosScreen />} />
          <Route path="/abogados" element={<AbogadosScreen />} />
          <Route path="/condiciones" element={<CondicionesScreen />} />
          <Route path="/novedades" element={<NovedadesScreen />} />
          <Route path="/historial" element={<HistorialScreen />} />
          <Route path="/configuracion" element={<ConfiguracionScreen />} />
        </Route>
        <Route element={<CapableRoute capacidad="usuarios.administrar" />}>
          <Route path="/usuarios" element={<UsuariosScreen />} />
        </Route>
        <Route element={<CapableRoute capacidad="registros.ver" />}>
          <Route path="/registros" element={<RegistrosScreen />} />
        </Route>
        <Route element={<CapableRoute capacidad="comunicaciones.ver" />}>
          <Route path="/comunicaciones" element={<ComunicacionesScreen />} />
        </Route>
        <Route element={<CapableRoute capacidad="ruta.registroslogin" />}>
          <Route path="/registroslogin" element={<IngresosScreen />} />
        </Route>
        <Route element={<CapableRoute capacidad="ruta.scoring-abogados" />}>
          <Route path="/scoring-abogados" element={<ScoringScreen />} />
        </Route>
        <Route element={<CapableRoute capacidad="abogados.propio" />}>
          <Route path="/mis-datos" element={<MisDatosScreen />} />
          <Route path="/abogados/usuario" element={<Navigate to="/mis-datos" replace />} />
        </Route>
      </Route>
    </Route>
    <Route element={<AnyoneLayout />}>
      <Route path="*" element={<NotFoundScreen />} />
    </Route>
    <Route path="/index.html" element={<Navigate to="/" replace />} />
  </>,
)

const Screens = () => useRoutes(ROUTES)

export const App = () => (
  <BrowserRouter>
    <SignInProgress />
    <Screens />
  </BrowserRouter>
)
