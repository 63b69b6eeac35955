import type { FileReply } from '@apremia/api-client'
import type { Context } from '../context.ts'

/**
 * Downloads a list and saves it at `target`, or writes it to stdout when `target` is '-'. The request is sent only if
 * the target file can be written.
 */
export const saveListado = async (
  { output, interrupt }: Context,
  target: string,
  overwrite: boolean,
  ask: () => Promise<FileReply>,
): Promise<undefined> => {
  const { checkTarget, saveFile } = await import('./save-file.ts')
  checkTarget(target, overwrite)
  const bytes = await saveFile(await ask(), output, { target, overwrite, signal: interrupt.signal })
  if (target !== '-') await output.data({ archivo: target, bytes }, () => target)
  return undefined
}
