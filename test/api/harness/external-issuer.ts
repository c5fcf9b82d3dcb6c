import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from "jose";
import { termsVersion } from "../../../server/accounts/terms/terms-version.ts";
import { localServer } from "../../../server/test-support/local-server.ts";

/** The test's own OpenID provider, whose tokens the server under test really verifies. */
export interface ExternalIssuer {
	readonly issuer: string;
	/**
	 * A token with these claims in addition to the usual ones; `false` as key signs with one that the provider does not
	 * have.
	 */
	token(claims: Readonly<Record<string, unknown>>, options?: { readonly expires?: string; readonly ownKey?: boolean }): Promise<string>;
	close(): Promise<void>;
}

export async function externalIssuer(): Promise<ExternalIssuer> {
	const own = await generateKeyPair("RS256");
	const other = await generateKeyPair("RS256");
	const keys = [{ ...(await exportJWK(own.publicKey)), kid: "own", alg: "RS256", use: "sig" }];
	const { address: issuer, stop } = await localServer((request, response) => {
		response.setHeader("content-type", "application/json");
		if (request.url === "/password") {
			const chunks: Buffer[] = [];
			request.on("data", (chunk: Buffer) => chunks.push(chunk));
			request.on("end", () => {
				const { password } = JSON.parse(Buffer.concat(chunks).toString()) as { password: string };
				const message = password.length >= 8 ? "success" : "PasswordStrengthError: Password is too weak";
				response.writeHead(message === "success" ? 200 : 400).end(JSON.stringify({ message }));
			});
			return;
		}
		const metadata = { issuer, jwks_uri: `${issuer}/jwks` };
		response.end(JSON.stringify(request.url === "/jwks" ? { keys } : metadata));
	});

	function sign(key: CryptoKey, claims: Readonly<Record<string, unknown>>, expires: string): Promise<string> {
		return new SignJWT({
			iss: issuer,
			aud: "urn:laadstroom:api",
			name: "Test",
			email: "test@example.org",
			auth_time: Math.floor(Date.now() / 1000),
			laadstroom_terms: { [termsVersion]: true },
			...claims,
		})
			.setProtectedHeader({ alg: "RS256", kid: "own", typ: "at+jwt" })
			.setIssuedAt()
			.setExpirationTime(expires)
			.sign(key);
	}
	return {
		issuer,
		token: (claims, { expires = "2h", ownKey = true } = {}) => sign((ownKey ? own : other).privateKey, claims, expires),
		close: stop,
	};
}
