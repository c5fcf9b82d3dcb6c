import { createPublicKey } from "node:crypto";
import type { JWK } from "jose";

/** A key with which to check tokens: its name, its algorithms, and the key as SPKI PEM. */
export interface PublicKey {
	readonly kid: string | undefined;
	/** Algorithms with which the key may be used. */
	readonly algorithms: readonly string[];
	readonly pem: string;
}

/** Algorithms with which access tokens may be signed; never symmetric ones or `none`. */
export const acceptedAlgorithms = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"] as const;

const ofCurve: Readonly<Record<string, readonly string[]>> = {
	"P-256": ["ES256"],
	"P-384": ["ES384"],
	"P-521": ["ES512"],
	Ed25519: ["EdDSA"],
};
const smallestModulusBits = 2048;

/** The usable signature keys of a key set; keys of another kind, use or algorithm, or that are too short, are left out. */
export function publicKeysOf(jwks: readonly JWK[]): PublicKey[] {
	return jwks.flatMap((jwk) => {
		const algorithms = algorithmsOf(jwk);
		if (algorithms.length === 0 || (jwk.use !== undefined && jwk.use !== "sig")) return [];
		if (jwk.key_ops !== undefined && !jwk.key_ops.includes("verify") && !jwk.key_ops.includes("sign")) return [];
		try {
			const { d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...open } = jwk;
			const key = createPublicKey({ key: open, format: "jwk" });
			if ((key.asymmetricKeyDetails?.modulusLength ?? smallestModulusBits) < smallestModulusBits) return [];
			return [{ kid: jwk.kid, algorithms, pem: key.export({ type: "spki", format: "pem" }).toString() }];
		} catch {
			return [];
		}
	});
}

function algorithmsOf(jwk: JWK): readonly string[] {
	const possible =
		jwk.kty === "RSA"
			? acceptedAlgorithms.filter((name) => name.startsWith("RS") || name.startsWith("PS"))
			: (ofCurve[jwk.crv ?? ""] ?? []);
	return jwk.alg === undefined ? possible : possible.filter((name) => name === jwk.alg);
}
