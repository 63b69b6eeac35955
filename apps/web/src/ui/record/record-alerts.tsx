import { textos } from '@apremia/core'
import type { Failure } from '../../api/failure.ts'
import { Alert } from '../alert.tsx'
import { FailureAlert } from '../failure-alert.tsx'
import { ConflictAlert, type ConflictWords } from './conflict-alert.tsx'
import type { Name, Values } from './fields.ts'
import type { useConflict } from './use-conflict.ts'
import type { RecordForm, Start } from './use-record-form.ts'

interface RecordAlertsProps<T, V extends Values> {
  readonly ficha: RecordForm<T, V>
  readonly conflicto: ReturnType<typeof useConflict<T, V, undefined>>
  readonly startOf: (record: T) => Start<V>
  readonly failure: Failure | undefined
  readonly onDismiss: () => void
  readonly words: {
    readonly borrador: string
    readonly versionVieja: string
    /**
     * Shown when the changes of the other person do not conflict and are already in the form. Without it,
     * `versionVieja` is shown.
     */
    readonly otrosCambios?: string
    readonly conflicto: ConflictWords
  }
  readonly labels: Readonly<Record<Name<V>, string>>
  /** Formats a value for people. */
  readonly show?: (name: Name<V>, value: string) => string
}

const asTyped = (_: string, value: string): string => value || textos.comunes.sinDato

/** Alerts above the form of a record: a recovered draft, a failure, a conflict (D42). */
export const RecordAlerts = <T, V extends Values>(props: RecordAlertsProps<T, V>) => {
  const { ficha, conflicto, startOf, failure, onDismiss, words, labels, show = asTyped } = props
  const { conflict } = conflicto
  const theirs = conflict && startOf(conflict.saved).valores
  return (
    <>
      {ficha.draft && <Alert kind="info" title={words.borrador} />}
      {failure && <FailureAlert failure={failure} onClose={onDismiss} />}
      {conflicto.rebased && <Alert kind="aviso" title={words.otrosCambios ?? words.versionVieja} />}
      {conflict && theirs && (
        <ConflictAlert
          title={words.versionVieja}
          words={words.conflicto}
          rows={conflict.names.map((name) => ({
            name: labels[name],
            mine: show(name, ficha.valores[name] ?? ''),
            theirs: show(name, theirs[name] ?? ''),
          }))}
          onSettle={conflicto.settle}
        />
      )}
    </>
  )
}
