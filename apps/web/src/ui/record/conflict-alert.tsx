import { textos } from '@apremia/core'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'
import { useReveal } from '../use-reveal.ts'

type ConflictWords = Readonly<Record<keyof typeof textos.formulario.conflicto, string>>

interface ConflictAlertProps {
  readonly title: string
  readonly words?: ConflictWords
  /**
   * Fields that this person and another person changed to different values, with the two formatted values of each
   * field.
   */
  readonly rows: readonly {
    readonly name: string
    readonly mine: string
    readonly theirs: string
  }[]
  /**
   * Called with true to keep the values that this person typed, or with false to keep the values that the other person
   * saved.
   */
  readonly onSettle: (mine: boolean) => void
}

export const ConflictAlert = (props: ConflictAlertProps) => {
  const { title, words = textos.formulario.conflicto, rows, onSettle } = props
  const ref = useReveal<HTMLDivElement>()
  return (
    <div ref={ref}>
      <Alert
        kind="aviso"
        title={title}
        actions={
          <>
            <Button onClick={() => onSettle(true)}>{words.mios}</Button>
            <Button onClick={() => onSettle(false)}>{words.actuales}</Button>
          </>
        }
      >
        <table className="conflict">
          <thead>
            <tr>
              <th scope="col">{words.campo}</th>
              <th scope="col">{words.suyo}</th>
              <th scope="col">{words.guardado}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, mine, theirs }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{mine}</td>
                <td>{theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Alert>
    </div>
  )
}
