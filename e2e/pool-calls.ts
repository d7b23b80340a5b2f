// Signs in like a client, in separate steps, so that a benchmark can leave out the client's own computation.
import { randomBytes } from 'node:crypto';
import { fromBytes, g, power } from '../packages/user-pool/src/srp/srp.ts';
import { clientId } from '../packages/user-pool/src/testing/settings.ts';
import { createProof, type StartedSignIn } from '../packages/user-pool/src/testing/srp-proof.ts';

export interface Prepared {
  readonly username: string;
  readonly a: bigint;
  readonly A: bigint;
}

type Proof = ReturnType<typeof createProof>;

export interface Tokens {
  readonly IdToken: string;
  readonly AccessToken: string;
  readonly RefreshToken: string;
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

export function createPoolClient(endpoint: string, loadTestKey: string) {
  async function ask(operation: string, input: object): Promise<Answer> {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        'x-load-test': loadTestKey,
      },
      body: JSON.stringify(input),
    });
    return { status: answer.status, body: await answer.text() };
  }

  async function begin({ username, a, A }: Prepared): Promise<StartedSignIn> {
    const AuthParameters = { USERNAME: username, SRP_A: A.toString(16) };
    const input = { AuthFlow: 'USER_SRP_AUTH', ClientId: clientId, AuthParameters };
    const { status, body } = await ask('InitiateAuth', input);
    if (status !== 200) throw new Error(body);
    const { ChallengeParameters: challenge } = JSON.parse(body) as {
      ChallengeParameters: StartedSignIn['challenge'];
    };
    return { a, A, challenge };
  }

  const respond = (ChallengeResponses: Proof): Promise<Answer> =>
    ask('RespondToAuthChallenge', {
      ChallengeName: 'PASSWORD_VERIFIER',
      ClientId: clientId,
      ChallengeResponses,
    });

  const proofFor = (begun: StartedSignIn, password: string): Proof =>
    createProof(begun, password, new Date());

  return {
    begin,
    proofFor,
    prepare(username: string): Prepared {
      const a = fromBytes(randomBytes(32));
      return { username, a, A: power(g, a) };
    },
    async accepted(proof: Proof): Promise<Tokens> {
      const { status, body } = await respond(proof);
      if (status !== 200) throw new Error(body);
      return (JSON.parse(body) as { AuthenticationResult: Tokens }).AuthenticationResult;
    },
    async refresh(RefreshToken: string): Promise<void> {
      const { status, body } = await ask('GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken });
      if (status !== 200) throw new Error(body);
    },
  };
}
