import type { Failure } from '../api/failure.ts'

/** The municipal service is another's: that it fails, and what to do, is said by name (D88). */
const esDelMunicipio = ({ code }: Failure): boolean => code.startsWith('municipio-')

/** What failed may end well if it is asked again as it is: a refusal says the same each time. */
export const mayPass = ({ status }: Failure): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500

/** The server's reason for a refusal; of a failure of its own, the words S1 §8 has for it. */
export const withWords = (failure: Failure, palabras: string): Failure =>
  (failure.status === 0 || failure.status >= 500) && !esDelMunicipio(failure)
    ? { ...failure, message: palabras }
    : failure

/** Whatever the server said; when no answer came, the words S1 §8 has for it. */
export const orWords = (failure: Failure, palabras: string): Failure =>
  failure.status === 0 ? { ...failure, message: palabras } : failure

/** A title that says nothing was saved, unless nobody knows: no answer came, or none of the server's mind. */
export const titleIfKnown = (failure: Failure, titulo: string): string | undefined =>
  mayPass(failure) ? undefined : titulo
