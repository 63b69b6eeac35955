/** Matches one address: a name, an at sign and a host with a dot, without spaces, of at most 200 characters. */
const EMAIL = /^[^\s@,;:<>()"]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}\d-]{2,}$/u

/** Reads an e-mail address; undefined for anything else. */
export const parseEmail = (text: string): string | undefined => {
  const email = text.trim()
  return email.length <= 200 && EMAIL.test(email) ? email : undefined
}
