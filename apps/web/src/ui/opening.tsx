import { textos } from '@apremia/core'
import { useDelayed } from './table/skeleton.tsx'

export const Opening = () => {
  const shown = useDelayed(true)
  return (
    <div role="status">
      {shown && (
        <p className="opening">
          <span className="spinner" aria-hidden="true" />
          {textos.comunes.abriendo}
        </p>
      )}
    </div>
  )
}
