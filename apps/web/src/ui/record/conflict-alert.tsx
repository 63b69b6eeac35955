import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'
import { useReveal } from '../use-reveal.ts'

export type ConflictWords = Readonly<
  Record<'campo' | 'suyo' | 'guardado' | 'mios' | 'actuales', string>
>

interface ConflictAlertProps {
  readonly title: string
  readonly words: ConflictWords
  /** Fields that both people changed, with their values formatted for people. */
  readonly rows: readonly {
    readonly name: string
    readonly mine: string
    readonly theirs: string
  }[]
  /** Called with true to keep one's own values, or false to keep the saved ones. */
  readonly onSettle: (mine: boolean) => void
}

/** Shows a conflict with somebody who saved first: both values side by side, and the choice between them (D42). */
export const ConflictAlert = ({ title, words, rows, onSettle }: ConflictAlertProps) => {
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
