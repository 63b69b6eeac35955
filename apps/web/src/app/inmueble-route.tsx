import { PanelDeDeuda } from '../features/deudas/panel-de-deuda.tsx'
import { InmuebleScreen } from '../features/inmuebles/inmueble-screen.tsx'

/** /inmueble/:id: a property with its debt. */
export const InmuebleRoute = () => <InmuebleScreen Deuda={PanelDeDeuda} />
