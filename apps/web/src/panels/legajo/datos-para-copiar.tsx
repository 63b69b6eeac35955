import { textos } from '@apremia/core'
import { useDispatch } from 'react-redux'
import { notified } from '../../session/notices-slice.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import type { Legajo } from './legajo-api.ts'

const t = textos.legajos.pantalla

/** Data of the case, in the format that the forms of the courts ask for. A click on a value copies the value. */
export const DatosParaCopiar = ({ campos, avisos }: Pick<Legajo, 'campos' | 'avisos'>) => {
  const dispatch = useDispatch()
  const copy = async (texto: string) => {
    await navigator.clipboard.writeText(texto)
    dispatch(notified({ kind: 'exito', title: t.copiado }))
  }
  const seCopia = navigator.clipboard !== undefined
  const todo = campos.map(({ rotulo, valor }) => `${rotulo}: ${valor}`).join('\n')
  return (
    <details className="legajo-datos">
      <summary>{t.datos}</summary>
      {avisos.map((aviso) => (
        <Alert key={aviso} kind="aviso" title={aviso} />
      ))}
      <dl className="facts">
        {campos.map(({ rotulo, valor }) => (
          <div key={rotulo}>
            <dt>{rotulo}</dt>
            <dd>
              {valor === '' ? (
                <em>{t.sinDato}</em>
              ) : seCopia ? (
                <button
                  type="button"
                  className="legajo-dato"
                  title={t.copiar}
                  onClick={() => void copy(valor)}
                >
                  {valor}
                </button>
              ) : (
                valor
              )}
            </dd>
          </div>
        ))}
      </dl>
      {seCopia && <Button onClick={() => void copy(todo)}>{t.copiarTodo}</Button>}
    </details>
  )
}
