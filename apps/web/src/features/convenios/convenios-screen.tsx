import { textos } from '@apremia/core'
import { ScreenTitle } from '../../ui/screen-title.tsx'

/** /convenios (S1 §2). */
export const ConveniosScreen = () => (
  <div className="screen">
    <ScreenTitle text={textos.convenios.titulo} />
    <h1>{textos.convenios.titulo}</h1>
  </div>
)
