import { textos } from '@apremia/core'
import { useDelayed } from './table/skeleton.tsx'

/** What was asked to be opened, while the code that paints it is on the way: a press is answered at once. */
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
