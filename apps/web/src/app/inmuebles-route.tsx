import { PanelDeDeuda } from '../features/deudas/panel-de-deuda.tsx'
import { InmueblesScreen } from '../features/inmuebles/inmuebles-screen.tsx'

/** /inmuebles: properties with their debt. */
export const InmueblesRoute = () => <InmueblesScreen Deuda={PanelDeDeuda} />
