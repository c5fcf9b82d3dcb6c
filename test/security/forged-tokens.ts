import { createHmac, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import type { JWK } from "jose";

type Json = Readonly<Record<string, unknown>>;

export interface Genuine {
	/** A token that the server accepts. */
	readonly token: string;
	readonly idToken: string;
	/** The issuer's private key: some forgeries are only wrong in what is signed. */
	readonly signingKey: KeyObject;
	readonly publicPem: string;
	readonly publicJwk: JWK;
}

const encode = (value: unknown) => Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");
const part = (token: string, index: number) => token.split(".")[index] ?? "";
const decode = (token: string, index: number) => JSON.parse(Buffer.from(part(token, index), "base64url").toString()) as Json;

/** The genuine token signed again, unchanged: the server must accept it, or the forgeries below prove nothing. */
export function resigned({ token, signingKey }: Genuine): string {
	const input = `${encode(decode(token, 0))}.${encode(decode(token, 1))}`;
	return `${input}.${sign("sha256", Buffer.from(input), signingKey).toString("base64url")}`;
}

/** Every kind of forged token by name. `now` in seconds. */
export function forgedTokens(genuine: Genuine, now: number): ReadonlyMap<string, string> {
	const header = decode(genuine.token, 0);
	const claims = decode(genuine.token, 1);
	const [headerText, claimsText, signature] = [part(genuine.token, 0), part(genuine.token, 1), part(genuine.token, 2)];
	const without = (object: Json, name: string) => Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
	const rs = (head: unknown, body: unknown, key = genuine.signingKey, hash = "sha256") => {
		const input = `${encode(head)}.${encode(body)}`;
		return `${input}.${sign(hash, Buffer.from(input), key).toString("base64url")}`;
	};
	const hs = (head: unknown, body: unknown, secret: string, hash = "sha256") => {
		const input = `${encode(head)}.${encode(body)}`;
		return `${input}.${createHmac(hash, secret).update(input).digest("base64url")}`;
	};
	const ec = generateKeyPairSync("ec", { namedCurve: "P-256" });
	const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
	const attackerJwk = rsa.publicKey.export({ format: "jwk" });
	const withHeader = (more: Json) => rs({ ...header, ...more }, claims);
	const attackers = (more: Json) => rs({ ...header, ...more }, claims, rsa.privateKey);
	const withClaims = (more: Json) => rs(header, { ...claims, ...more });
	const flipped = Buffer.from(signature, "base64url");
	flipped[10] = (flipped[10] ?? 0) ^ 1;
	const firstBrace = (object: Json, addition: string) => `{${addition},${JSON.stringify(object).slice(1)}`;
	const issuer = String(claims.iss);

	return new Map([
		["no algorithm", `${encode({ ...header, alg: "none" })}.${claimsText}.`],
		["no algorithm, with the old signature", `${encode({ ...header, alg: "none" })}.${claimsText}.${signature}`],
		...["None", "NONE", "nOnE", "none ", "", " RS256", "rs256"].map(
			(alg) => [`algorithm written "${alg}"`, `${encode({ ...header, alg })}.${claimsText}.${signature}`] as const,
		),
		["algorithm of no kind", `${encode({ ...header, alg: null })}.${claimsText}.${signature}`],
		["algorithm as a list", `${encode({ ...header, alg: ["RS256"] })}.${claimsText}.${signature}`],
		["algorithm left out", `${encode(without(header, "alg"))}.${claimsText}.${signature}`],
		["HS256 with the public key as PEM", hs({ ...header, alg: "HS256" }, claims, genuine.publicPem)],
		["HS256 with the public key as trimmed PEM", hs({ ...header, alg: "HS256" }, claims, genuine.publicPem.trim())],
		["HS256 with the public key as JWK", hs({ ...header, alg: "HS256" }, claims, JSON.stringify(genuine.publicJwk))],
		["HS256 with the modulus", hs({ ...header, alg: "HS256" }, claims, String(genuine.publicJwk.n))],
		["HS384 with the public key", hs({ ...header, alg: "HS384" }, claims, genuine.publicPem, "sha384")],
		["HS512 with the public key", hs({ ...header, alg: "HS512" }, claims, genuine.publicPem, "sha512")],
		["HS256 with an empty secret", hs({ ...header, alg: "HS256" }, claims, "")],
		["HS256 with the word secret", hs({ ...header, alg: "HS256" }, claims, "secret")],
		["HS256 that says RS256", hs(header, claims, genuine.publicPem)],
		["ES256 with a key of one's own", rs({ ...header, alg: "ES256" }, claims, ec.privateKey)],
		["ES256 named over an RSA signature", rs({ ...header, alg: "ES256" }, claims)],
		["RS384 by the right key", rs({ ...header, alg: "RS384" }, claims, genuine.signingKey, "sha384")],
		["RS512 by the right key", rs({ ...header, alg: "RS512" }, claims, genuine.signingKey, "sha512")],
		["PS256 named over an RS256 signature", rs({ ...header, alg: "PS256" }, claims)],
		["EdDSA named over an RSA signature", rs({ ...header, alg: "EdDSA" }, claims)],
		["a key of one's own under the issuer's name", attackers({})],
		["a key of one's own without a name", rs(without(header, "kid"), claims, rsa.privateKey)],
		["jku", attackers({ jku: "https://evil.example/jwks" })],
		["jku of the issuer", withHeader({ jku: `${issuer}/jwks` })],
		["jwk", attackers({ jwk: attackerJwk })],
		["x5u", attackers({ x5u: "https://evil.example/cert" })],
		["x5c", attackers({ x5c: ["MIIB"] })],
		["kid that is a path", attackers({ kid: "../../../../dev/null" })],
		["kid that is SQL", attackers({ kid: "x' UNION SELECT 'key" })],
		["kid that is an address", attackers({ kid: "https://evil.example/key" })],
		["kid that is a prototype", attackers({ kid: "__proto__" })],
		["kid that is a list", withHeader({ kid: [header.kid] })],
		["kid that is a number", withHeader({ kid: 1 })],
		["kid that is unknown", withHeader({ kid: "unknown" })],
		["kid that is endless", attackers({ kid: "k".repeat(5000) })],
		["crit", withHeader({ crit: ["exp"] })],
		["crit with an extension", withHeader({ crit: ["laadstroom"], laadstroom: 1 })],
		["crit that is empty", withHeader({ crit: [] })],
		["b64", withHeader({ b64: false, crit: ["b64"] })],
		["zip", withHeader({ zip: "DEF" })],
		["cty", withHeader({ cty: "JWT" })],
		["another header", withHeader({ extra: 1 })],
		["type left out", rs(without(header, "typ"), claims)],
		["type JWT", withHeader({ typ: "JWT" })],
		["type of a logout token", withHeader({ typ: "logout+jwt" })],
		["type as a list", withHeader({ typ: ["at+jwt"] })],
		["identity token as access token", genuine.idToken],
		["identity token with the type of an access token", rs({ ...decode(genuine.idToken, 0), typ: "at+jwt" }, decode(genuine.idToken, 1))],
		["expired", withClaims({ iat: now - 700, exp: now - 1 })],
		["expired long ago", withClaims({ iat: 1, exp: 2 })],
		["no expiry", rs(header, without(claims, "exp"))],
		["expiry as text", withClaims({ exp: String(claims.exp) })],
		["expiry null", withClaims({ exp: null })],
		["not yet valid", withClaims({ nbf: now + 600 })],
		["not-before as text", withClaims({ nbf: "0" })],
		["issued in the future", withClaims({ iat: now + 600, exp: now + 900 })],
		["no time of issue", rs(header, without(claims, "iat"))],
		["issued before the account's tokens were withdrawn", withClaims({ iat: -1 })],
		["another issuer", withClaims({ iss: "https://evil.example/oidc" })],
		["issuer with a slash", withClaims({ iss: `${issuer}/` })],
		["issuer in capitals", withClaims({ iss: issuer.toUpperCase() })],
		["issuer as a list", withClaims({ iss: [issuer] })],
		["issuer that only begins right", withClaims({ iss: `${issuer}.evil.example` })],
		["no issuer", rs(header, without(claims, "iss"))],
		["another audience", withClaims({ aud: "urn:other:api" })],
		["the client as audience", withClaims({ aud: "laadstroom-web" })],
		["a list of other audiences", withClaims({ aud: ["urn:other:api", "laadstroom-web"] })],
		["an empty list of audiences", withClaims({ aud: [] })],
		["audience null", withClaims({ aud: null })],
		["audience as an object", withClaims({ aud: { "0": "urn:laadstroom:api" } })],
		["no audience", rs(header, without(claims, "aud"))],
		["no subject", rs(header, without(claims, "sub"))],
		["subject empty", withClaims({ sub: "" })],
		["subject as a number", withClaims({ sub: 1 })],
		["a subject that does not exist", withClaims({ sub: "00000000-0000-4000-8000-000000000000" })],
		["a grant that does not exist", withClaims({ laadstroom_grant: "x" })],
		["no grant", rs(header, without(claims, "laadstroom_grant"))],
		[
			"more rights than were signed",
			`${headerText}.${encode({ ...claims, laadstroom_roles: [{ tenant: "alfa", role: "admin", details: true }] })}.${signature}`,
		],
		["another subject than was signed", `${headerText}.${encode({ ...claims, sub: "someone" })}.${signature}`],
		["a claim twice", rs(header, firstBrace(claims, '"sub":"someone"'))],
		["a header twice", rs(firstBrace(header, '"alg":"none"'), claims)],
		["a signature with one bit changed", `${headerText}.${claimsText}.${flipped.toString("base64url")}`],
		["the same signature written another way", `${headerText}.${claimsText}.${otherLastCharacter(signature)}`],
		["no signature", `${headerText}.${claimsText}.`],
		["no signature part", `${headerText}.${claimsText}`],
		["a signature of zeros", `${headerText}.${claimsText}.${Buffer.alloc(256).toString("base64url")}`],
		["half a signature", `${headerText}.${claimsText}.${signature.slice(0, 170)}`],
		["signature null", `${headerText}.${claimsText}.null`],
		["a dot behind", `${genuine.token}.`],
		["a dot in front", `.${genuine.token}`],
		["a padded part", `${headerText}.${claimsText}.${signature}=`],
		["plain base64 in place of base64url", `${Buffer.from(JSON.stringify(header)).toString("base64")}==.${claimsText}.${signature}`],
		["five parts, as if encrypted", `${encode({ alg: "dir", enc: "A256GCM" })}..${claimsText}.${signature}.${signature}`],
		["a header that is a list", `${encode([header])}.${claimsText}.${signature}`],
		["claims that are a list", rs(header, [claims])],
		["claims that are text", rs(header, '"text"')],
		["claims that are null", rs(header, "null")],
		["claims that are no JSON", rs(header, "{")],
		["a byte order mark before the claims", rs(header, `\uFEFF${JSON.stringify(claims)}`)],
		["100 kB, rightly signed", withClaims({ padding: "x".repeat(75_000) })],
		["nothing but dots", ".."],
		["a word", "token"],
	]);
}

/** The last character of 256 bytes in base64url has four insignificant bits. */
function otherLastCharacter(text: string): string {
	const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
	return `${text.slice(0, -1)}${alphabet[alphabet.indexOf(text.slice(-1)) ^ 1]}`;
}
