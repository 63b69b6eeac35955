import { ConveniosScreen } from '../features/convenios/convenios-screen.tsx'

/** /convenios */
export const ConveniosRoute = () => <ConveniosScreen />
