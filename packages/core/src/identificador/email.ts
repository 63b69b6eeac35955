/** Pattern of one e-mail address: a name, an at sign and a host with a dot, without spaces. */
const EMAIL = /^[^\s@,;:<>()"]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}\d-]{2,}$/u

/** Parses an e-mail address of at most 200 characters. Undefined for any other text. */
export const parseEmail = (text: string): string | undefined => {
  const email = text.trim()
  return email.length <= 200 && EMAIL.test(email) ? email : undefined
}
