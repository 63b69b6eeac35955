import { textos } from '@apremia/core'
import { PreEvaluacion } from '../../panels/evaluaciones/pre-evaluacion.tsx'
import { usePuede } from '../../session/use-sesion.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { MisDatos } from './mis-datos.tsx'

const titulo = textos.rutas['/mis-datos']

export const MisDatosScreen = () => {
  const seEvalua = usePuede()('evaluaciones.propia')
  return (
    <div className="screen">
      <ScreenTitle text={titulo} />
      <h1>{titulo}</h1>
      <MisDatos />
      {seEvalua && <PreEvaluacion />}
    </div>
  )
}
