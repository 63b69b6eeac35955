import { lazy, Suspense } from 'react'
import { useSelector } from 'react-redux'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom'
import { HomeScreen } from '../features/inicio/home-screen.tsx'
import { selectIngreso } from '../session/session-slice.ts'
import { CapableRoute, PrivateRoute, PublicRoute } from './guards.tsx'
import { AnyoneLayout, Layout } from './layout.tsx'
import { TILES } from './menu.ts'
import { InmuebleRedirect, PlanDePagoRedirect } from './redirects.tsx'
import {
  AbogadoExternoScreen,
  AbogadosScreen,
  AgendaScreen,
  CartasScreen,
  ComerciosScreen,
  ComunicacionesScreen,
  CondicionesScreen,
  ConfiguracionScreen,
  ContribuyentesScreen,
  ConveniosScreen,
  CreacionTitulosScreen,
  EstadisticasScreen,
  GestionScreen,
  HistorialScreen,
  IngresosScreen,
  InmuebleScreen,
  InmueblesScreen,
  LoginScreen,
  MesaScreen,
  MisDatosScreen,
  NotFoundScreen,
  NovedadesScreen,
  PlanesScreen,
  RegistrosScreen,
  ScoringScreen,
  TitulosScreen,
  UsuariosScreen,
} from './screens.ts'

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
export const App = () => (
  <BrowserRouter>
    <SignInProgress />
    <Routes>
      <Route element={<PublicRoute />}>
        <Route element={<AnyoneLayout />}>
          <Route index element={<LoginScreen />} />
        </Route>
      </Route>
      <Route element={<PrivateRoute />}>
        <Route element={<Layout />}>
          <Route
            path="/home"
            element={<HomeScreen entries={TILES} oferta={<OfertaDeRecorrido />} />}
          />
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
    </Routes>
  </BrowserRouter>
)
