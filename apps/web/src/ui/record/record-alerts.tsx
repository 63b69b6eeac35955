import { textos } from '@apremia/core'
import { Alert } from '../alert.tsx'
import { FailureAlert } from '../failure-alert.tsx'
import { ConflictAlert } from './conflict-alert.tsx'
import type { Name, Values } from './fields.ts'
import type { RecordDialogState } from './use-record-dialog.ts'

const { error, sinDato } = textos.comunes

interface RecordTexts {
  readonly borrador?: string
  readonly versionVieja?: string
  /**
   * Title of the alert when another person changed other fields of the same record. By default, the title is
   * `versionVieja`, the title for changes of the same fields.
   */
  readonly otrosCambios?: string
}

export interface RecordWords<V extends Values> {
  readonly words?: RecordTexts | undefined
  readonly labels?: Readonly<Partial<Record<Name<V>, string>>> | undefined
  readonly show?: ((name: Name<V>, value: string) => string) | undefined
  readonly failureTitle?: string | undefined
}

interface RecordAlertsProps<T, V extends Values, R> extends RecordWords<V> {
  readonly dialog: RecordDialogState<T, V, R>
}

const asTyped = (_: string, value: string): string => value || sinDato

export const RecordAlerts = <T, V extends Values, R>(props: RecordAlertsProps<T, V, R>) => {
  const { dialog, words = {}, labels, show = asTyped, failureTitle } = props
  const { ficha, conflicto, failure } = dialog
  const { conflict, theirs } = conflicto
  const { borrador = textos.formulario.borrador, versionVieja = error } = words
  return (
    <>
      {ficha.draft && <Alert kind="info" title={borrador} />}
      {failure && <FailureAlert failure={failure} title={failureTitle} onClose={dialog.dismiss} />}
      {conflicto.rebased && <Alert kind="aviso" title={words.otrosCambios ?? versionVieja} />}
      {conflict && theirs && (
        <ConflictAlert
          title={versionVieja}
          rows={conflict.names.map((name) => ({
            name: labels?.[name] ?? name,
            mine: show(name, ficha.valores[name] ?? ''),
            theirs: show(name, theirs[name] ?? ''),
          }))}
          onSettle={conflicto.settle}
        />
      )}
    </>
  )
}
