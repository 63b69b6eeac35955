import { textos } from '@apremia/core'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { MisDatos } from './mis-datos.tsx'

const titulo = textos.rutas['/mis-datos']

/** /mis-datos, for whoever has a lawyer record (D17). */
export const MisDatosScreen = () => (
  <div className="screen">
    <ScreenTitle text={titulo} />
    <h1>{titulo}</h1>
    <MisDatos />
  </div>
)
