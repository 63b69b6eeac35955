const EMAIL = /^[^\s@,;:<>()"]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}\d-]{2,}$/u

export const parseEmail = (text: string): string | undefined => {
  const email = text.trim()
  return email.length <= 200 && EMAIL.test(email) ? email : undefined
}
