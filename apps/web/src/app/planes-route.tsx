import { PlanesScreen } from '../features/planes/planes-screen.tsx'

/** /planes-de-pago */
export const PlanesRoute = () => <PlanesScreen />
