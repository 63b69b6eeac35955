import { textos } from '@apremia/core'
import { useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { Outlet, useLocation } from 'react-router-dom'
import { AvisosAlert } from '../features/avisos/avisos-alert.tsx'
import { selectSeguimiento } from '../panels/trabajos/seguimiento-slice.ts'
import { useUsuario } from '../session/use-sesion.ts'
import { later } from '../ui/later.tsx'
import { Notices } from '../ui/notices.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Header } from './header.tsx'
import { IdleWarning } from './idle-warning.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { Sidebar } from './sidebar.tsx'
import { useMenu } from './use-menu.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

const ProgressDialog = later(
  async () => (await import('../panels/trabajos/progress-dialog.tsx')).ProgressDialog,
  null,
)

const useScreenEntry = () => {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const entered = useRef(pathname)
  useEffect(() => {
    if (entered.current === pathname) return
    entered.current = pathname
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  useScrollMemory()
  return { main, pathname }
}

const classOf = ({ pinned, open }: ReturnType<typeof useMenu>): string => {
  if (pinned) return 'shell shell-menu-pinned'
  return open ? 'shell shell-menu-open' : 'shell'
}

export const Layout = () => {
  const { main, pathname } = useScreenEntry()
  const menu = useMenu()
  const seguimiento = useSelector(selectSeguimiento)
  return (
    <div className={classOf(menu)}>
      <a className="skip-link" href="#contenido">
        {textos.navegacion.irAlContenido}
      </a>
      <Header menuOpen={menu.open} onToggleMenu={menu.toggle} />
      <Sidebar open={menu.open} pinned={menu.pinned} onClose={menu.close} />
      <main id="contenido" ref={main} tabIndex={-1}>
        <OfflineBanner />
        <AvisosAlert />
        <ErrorBoundary key={pathname}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <Notices />
      <IdleWarning />
      {seguimiento.fase !== 'cerrado' && <ProgressDialog />}
    </div>
  )
}

export const AnyoneLayout = () => {
  if (useUsuario() !== null) return <Layout />
  return (
    <main className="bare">
      <ErrorBoundary>
        <Outlet />
      </ErrorBoundary>
    </main>
  )
}
