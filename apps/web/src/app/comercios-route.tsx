import { ComerciosScreen } from '../features/comercios/comercios-screen.tsx'
import { PanelDeDeuda } from '../features/deudas/panel-de-deuda.tsx'

/** /comercios: businesses with their debt. */
export const ComerciosRoute = () => <ComerciosScreen Deuda={PanelDeDeuda} />
