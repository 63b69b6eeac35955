const MAX = 80

/**
 * Returns the name of an uploaded file without folder or extension, in characters that every operating system accepts
 * (D158).
 */
export const nombreBase = (fileName: string): string => {
  const base = fileName.split(/[/\\]/).at(-1) ?? ''
  const stem = base.replace(/\.[^.]*$/, '') || base
  const safe = stem
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^A-Za-z0-9_-]+/g, '_')
    .replace(/^_+|_+$/g, '')
  return safe.slice(0, MAX) || 'planilla'
}
