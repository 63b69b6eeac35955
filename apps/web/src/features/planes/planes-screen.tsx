import { textos } from '@apremia/core'
import { ScreenTitle } from '../../ui/screen-title.tsx'

/** /planes-de-pago (S1 §2). */
export const PlanesScreen = () => (
  <div className="screen">
    <ScreenTitle text={textos.planes.titulo} />
    <h1>{textos.planes.titulo}</h1>
  </div>
)
