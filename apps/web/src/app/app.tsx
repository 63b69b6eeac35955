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
import { later } from '../ui/later.tsx'
import { CapableRoute, HistoricoRoute, PrivateRoute, PublicRoute } from './guards.tsx'
import { AnyoneLayout, Layout } from './layout.tsx'
import { screen } from './load-screen.ts'
import { TILES } from './menu.ts'
import { InmuebleRedirect, PlanDePagoRedirect } from './redirects.tsx'
import { SCREENS } from './screens.ts'

const Login = screen(SCREENS[''])
const Hoy = screen(SCREENS.home)

const NotFound = later(async () => (await import('./not-found-screen.tsx')).NotFoundScreen, null)

const LoginProgress = later(
  async () => (await import('../features/accesos/login-progress.tsx')).LoginProgress,
  null,
)

const OfertaDeRecorrido = later(
  async () => (await import('../features/ayuda/oferta-de-recorrido.tsx')).OfertaDeRecorrido,
  null,
)

/** Shows the progress of a sign-in over any screen, because a signed-in person may start another sign-in (D112). */
const SignInProgress = () => {
  const { estado } = useSelector(selectIngreso)
  if (estado === 'quieto') return null
  return <LoginProgress />
}

const at = (word: keyof typeof SCREENS, rest = '') => {
  const Screen = screen(SCREENS[word])
  return <Route path={`/${word}${rest}`} element={<Screen />} />
}

/** Routes of the application, listed in the specification (S2 §2.1). Paths ignore upper and lower case (D19). */
export const ROUTES = createRoutesFromElements(
  <>
    <Route element={<PublicRoute />}>
      <Route element={<AnyoneLayout />}>
        <Route index element={<Login />} />
      </Route>
    </Route>
    <Route element={<PrivateRoute />}>
      <Route element={<Layout />}>
        <Route
          path="/home"
          element={<HomeScreen entries={TILES} oferta={<OfertaDeRecorrido />} hoy={<Hoy />} />}
        />
        <Route element={<CapableRoute capacidad="padron.buscar" />}>
          {at('contribuyentes')}
          {at('contribuyente', '/:numero')}
          {at('inmuebles')}
          <Route path="/inmuebles/:id" element={<InmuebleRedirect />} />
          {at('inmueble', '/:id')}
          <Route path="/inmueble/:id/plan-de-pago/:inmueble" element={<PlanDePagoRedirect />} />
          <Route path="/inmuebles/:id/plan-de-pago/:inmueble" element={<PlanDePagoRedirect />} />
          {at('comercios')}
        </Route>
        <Route element={<CapableRoute capacidad="ruta.sin-invitados" />}>
          {at('abogado-externo')}
          {at('titulos')}
        </Route>
        <Route element={<CapableRoute capacidad="mesas.ver" />}>
          {at('mesa-judicial')}
          {at('mesa-extrajudicial')}
          {at('caso', '/:clase/:imponible/:recurso')}
        </Route>
        <Route element={<CapableRoute capacidad="actuaciones.ver" />}>
          <Route element={<HistoricoRoute />}>{at('gestion')}</Route>
        </Route>
        <Route element={<CapableRoute capacidad="cartas.hacer" />}>{at('cartas')}</Route>
        <Route element={<CapableRoute capacidad="convenios.ver" />}>
          {at('convenios')}
          {at('planes-de-pago')}
        </Route>
        <Route element={<CapableRoute capacidad="agenda.ver" />}>{at('calendario')}</Route>
        <Route element={<CapableRoute capacidad="estadisticas.ver" />}>{at('estadisticas')}</Route>
        <Route element={<CapableRoute capacidad="ruta.administracion" />}>
          {at('creaciontitulos')}
          {at('abogados')}
          {at('condiciones')}
          {at('novedades')}
          {at('historial')}
          {at('configuracion')}
        </Route>
        <Route element={<CapableRoute capacidad="usuarios.administrar" />}>
          {at('usuarios')}
          {at('puesta-en-marcha')}
        </Route>
        <Route element={<CapableRoute capacidad="escritos.administrar" />}>{at('escritos')}</Route>
        <Route element={<CapableRoute capacidad="personas.datos" />}>
          {at('datos-personales')}
        </Route>
        <Route element={<CapableRoute capacidad="registros.ver" />}>{at('registros')}</Route>
        <Route element={<CapableRoute capacidad="padron.cargar" />}>
          {at('datos-del-municipio')}
        </Route>
        <Route element={<CapableRoute capacidad="comunicaciones.ver" />}>
          {at('comunicaciones')}
        </Route>
        <Route element={<CapableRoute capacidad="ruta.registroslogin" />}>
          {at('registroslogin')}
        </Route>
        <Route element={<CapableRoute capacidad="ruta.scoring-abogados" />}>
          {at('scoring-abogados')}
        </Route>
        <Route element={<CapableRoute capacidad="abogados.propio" />}>
          {at('mis-datos')}
          <Route path="/abogados/usuario" element={<Navigate to="/mis-datos" replace />} />
        </Route>
      </Route>
    </Route>
    <Route element={<AnyoneLayout />}>
      {at('verificar')}
      {at('verificar', '/:codigo')}
      <Route path="*" element={<NotFound />} />
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
