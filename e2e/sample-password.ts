/** The password of a sample member, as the first start prints it. */
export async function findPassword(email: string, said: () => string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const password = said().match(new RegExp(`${email} .*password (\\S+)`))?.[1];
    if (password) return password;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The first start did not tell the password of ${email}:\n${said()}`);
}
