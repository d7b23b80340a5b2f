/** Waits until the first start prints the password of a sample member. */
export async function findPassword(email: string, getOutput: () => string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const password = getOutput().match(new RegExp(`${email} .*password (\\S+)`))?.[1];
    if (password) return password;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The first start did not print the password of ${email}:\n${getOutput()}`);
}
