// Apart from provider.ts, because a reader who comes back does not need the arithmetic of signing in.
export { signIn } from 'aws-amplify/auth';
