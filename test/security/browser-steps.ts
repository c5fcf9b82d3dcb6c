import { createHash, randomBytes } from "node:crypto";
import { CookieJar } from "../../server/accounts/test-support/cookie-jar.ts";

/** The steps of a sign-in one by one, so that a test can get each of them wrong. */
export interface BrowserSteps {
	readonly jar: CookieJar;
	readonly verifier: string;
	/** Parameters of a correct authorisation request; `undefined` omits one. */
	authorise(changes?: Readonly<Record<string, string | undefined>>): Promise<Step>;
	open(address: string | URL, init?: RequestInit): Promise<Step>;
	submit(address: URL, email: string, password: string, headers?: Record<string, string>): Promise<Step>;
	/** Follows redirects to the return address or a page. */
	follow(step: Step): Promise<Step>;
	/** A whole sign-in up to the return address. */
	signIn(email: string, password: string): Promise<URL>;
	token(parameters: Readonly<Record<string, string | undefined>>): Promise<TokenAnswer>;
	/** Exchanges the code of a return address, with everything correct except for the changes. */
	exchange(returned: URL, changes?: Readonly<Record<string, string | undefined>>): Promise<TokenAnswer>;
}

interface Step {
	readonly address: URL;
	readonly status: number;
	readonly headers: Headers;
	readonly body: string;
	readonly location: URL | null;
}

interface TokenAnswer {
	readonly status: number;
	readonly body: { access_token?: string; refresh_token?: string; id_token?: string; error?: string; expires_in?: number };
}

const given = (parameters: Readonly<Record<string, string | undefined>>) =>
	new URLSearchParams(Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined));

export function browserSteps(url: string, jar = new CookieJar()): BrowserSteps {
	const verifier = randomBytes(32).toString("base64url");
	const redirectUri = `${url}/aangemeld`;
	const right = {
		client_id: "laadstroom-web",
		response_type: "code",
		redirect_uri: redirectUri,
		scope: "openid profile email",
		state: "s-1",
		nonce: "n-1",
		code_challenge: createHash("sha256").update(verifier).digest("base64url"),
		code_challenge_method: "S256",
	};

	async function open(target: string | URL, init: RequestInit = {}): Promise<Step> {
		const address = new URL(target, url);
		const headers = { cookie: jar.header(address), accept: "text/html", ...(init.headers as Record<string, string>) };
		const answer = await fetch(address, { ...init, redirect: "manual", headers });
		jar.store(answer, address);
		const location = answer.headers.get("location");
		return {
			address,
			status: answer.status,
			headers: answer.headers,
			body: await answer.text(),
			location: location === null ? null : new URL(location, address),
		};
	}

	const steps: BrowserSteps = {
		jar,
		verifier,
		open,
		authorise: (changes = {}) => open(`/oidc/auth?${given({ ...right, ...changes })}`),
		submit: (address, email, password, headers = {}) =>
			open(address, { method: "POST", body: new URLSearchParams({ email, password }), headers }),
		async follow(step) {
			let at = step;
			while (at.location !== null && !at.location.href.startsWith(`${redirectUri}?`)) at = await open(at.location);
			return at;
		},
		async signIn(email, password) {
			let step = await steps.follow(await steps.authorise());
			if (step.location === null) step = await steps.follow(await steps.submit(step.address, email, password));
			if (step.location === null) throw new Error(`no return: ${step.status}`);
			return step.location;
		},
		async token(parameters) {
			const answer = await fetch(`${url}/oidc/token`, { method: "POST", body: given(parameters) });
			return { status: answer.status, body: (await answer.json()) as TokenAnswer["body"] };
		},
		exchange: (returned, changes = {}) =>
			steps.token({
				grant_type: "authorization_code",
				client_id: "laadstroom-web",
				redirect_uri: redirectUri,
				code: returned.searchParams.get("code") ?? "",
				code_verifier: verifier,
				...changes,
			}),
	};
	return steps;
}
