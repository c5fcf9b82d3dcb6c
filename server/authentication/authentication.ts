import fastifyJwt from "@fastify/jwt";
import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Person } from "../../engine/index.ts";
import type { OidcConfig } from "../config/config.ts";
import { databaseFailure } from "../database/dialects/database-failure.ts";
import { Problem } from "../problems/problem.ts";
import { VerifiedTokens } from "./cache.ts";
import { externalKeys } from "./external-keys.ts";
import { grantClaim } from "./issuer.ts";
import { acceptedAlgorithms, type PublicKey } from "./public-keys.ts";
import { RefusedCalls } from "./refused-calls.ts";
import { rolesFromClaim } from "./roles.ts";
import { termsFromClaim } from "./terms.ts";
import { type TokenShape, tokenShape } from "./token-shape.ts";

interface AuthenticationOptions {
	readonly oidc: OidcConfig;
	/** Milliseconds since 1970; for the caching here, not for the expiry of tokens. */
	readonly now?: () => number;
	/** Calls without a valid token that one network address may make per minute; unlimited by default. */
	readonly refusedPerMinute?: () => number | null;
}

type Claims = Readonly<Record<string, unknown>>;

declare module "@fastify/jwt" {
	interface FastifyJWT {
		user: Claims;
	}
}
declare module "fastify" {
	interface FastifyRequest {
		/** Null until the token of this request is verified. */
		person: Person | null;
		tokenShape: TokenShape | null;
	}
	interface FastifyInstance {
		/**
		 * The current state of the person who made the request; null once the token, the session or the account has ended. For a response
		 * that stays open. Rejects when it cannot be looked up.
		 */
		personNow(request: FastifyRequest): Promise<Person | null>;
		/** The roles of this person have changed by their own act: their next call at this server has the new ones. */
		recheckPerson(userId: string): void;
		/**
		 * The current roles of somebody who had these, for work that continues without their calls; null once the account has ended. An
		 * external provider cannot be asked without a token of the person: then the given roles apply.
		 */
		rolesSince(userId: string, roles: Person["roles"]): Promise<Person["roles"] | null>;
	}
}

/** Milliseconds until a sign-out, a new password, a withdrawn right or a disabled account takes effect, on every server. */
const recheckAfter = 2_000;
/** Seconds by which the clocks of an external provider and ours may differ. */
const clockDifference = 10;

/**
 * Identifies the caller. `request.person` is set for every call with a valid token; an invalid one is refused
 * everywhere under /api, a missing one on every call of /api/v1 that is not for everybody.
 */
export const authentication = fastifyPlugin(
	async (app, options: AuthenticationOptions) => {
		const { oidc } = options;
		const now = options.now ?? Date.now;
		const embedded = app.embeddedIssuer;
		const external = embedded === null && oidc.issuer !== null ? externalKeys(oidc.issuer, now) : null;
		const algorithms = embedded === null ? [...acceptedAlgorithms] : ["RS256" as const];
		const tokens = new VerifiedTokens();
		const refused = new RefusedCalls(options.refusedPerMinute ?? (() => null), now);

		async function keyFor(shape: TokenShape): Promise<PublicKey | undefined> {
			const fits = (key: PublicKey) => key.algorithms.includes(shape.alg) && (shape.kid === undefined || key.kid === shape.kid);
			const issuer = embedded ?? external;
			return pick((await issuer?.keys(false)) ?? [], fits) ?? pick((await issuer?.keys(true)) ?? [], fits);
		}

		await app.register(fastifyJwt, {
			secret: async (request: FastifyRequest) => {
				const key = request.tokenShape === null ? undefined : await keyFor(request.tokenShape);
				if (key === undefined) throw new Error("no key of the issuer fits the token");
				return key.pem;
			},
			decode: { complete: true },
			decoratorName: "claims",
			verify: {
				algorithms: [...algorithms],
				allowedIss: embedded?.issuer ?? oidc.issuer ?? "",
				allowedAud: oidc.audience,
				requiredClaims: ["iss", "aud", "sub", "iat", "exp"],
				checkTyp: "at+jwt",
				clockTolerance: embedded === null ? clockDifference * 1000 : 0,
				cache: false,
				extractToken: (request) => bearerToken(request) ?? "",
			},
		});
		app.decorateRequest("person", null);
		app.decorateRequest("tokenShape", null);

		async function verify(request: FastifyRequest, token: string): Promise<Person> {
			const shape = tokenShape(token, algorithms);
			if (shape === undefined) throw new Error("not a token of the accepted shape");
			request.tokenShape = shape;
			const claims = await request.jwtVerify<Claims>();
			const { sub, iat, exp } = claims;
			if (typeof sub !== "string" || sub === "" || sub.length > 255) throw new Error("no usable subject");
			if (typeof iat !== "number" || typeof exp !== "number") throw new Error("no usable times");
			if (iat > now() / 1000 + 60) throw new Error("issued in the future");
			const person = await personOf({ ...claims, sub, iat });
			tokens.keep(token, { person, expiresAt: exp, checkedUntil: now() + recheckAfter });
			return person;
		}

		async function personOf(claims: Claims & { sub: string; iat: number }): Promise<Person> {
			if (embedded !== null) {
				const grantId = claims[grantClaim];
				const standing = await embedded.standing({
					accountId: claims.sub,
					grantId: typeof grantId === "string" ? grantId : undefined,
					issuedAt: claims.iat,
				});
				if (standing === undefined) throw new Error("account or session has ended");
				return { userId: claims.sub, ...standing, signedInAt: instantOf(claims.auth_time) };
			}
			return {
				userId: claims.sub,
				name: textOf(claims[oidc.nameClaim]) || textOf(claims[oidc.emailClaim]) || claims.sub,
				email: textOf(claims[oidc.emailClaim]),
				roles: rolesFromClaim(claims[oidc.rolesClaim]),
				acceptedTerms: termsFromClaim(claims[oidc.termsClaim]),
				signedInAt: instantOf(claims.auth_time),
			};
		}

		app.decorate("personNow", async (request) => {
			const token = bearerToken(request);
			if (token === undefined) return null;
			const known = tokens.find(token, now());
			if (known !== undefined) return known.person;
			return verify(request, token).catch((error: unknown) => {
				if (databaseFailure(error) !== undefined) throw error;
				tokens.forget(token);
				return null;
			});
		});

		app.decorate("recheckPerson", (userId) => tokens.recheck(userId));

		app.decorate("rolesSince", async (userId, roles) => (embedded === null ? roles : ((await embedded.roles(userId)) ?? null)));

		function tooOften(request: FastifyRequest, reply: FastifyReply): Problem | undefined {
			const seconds = refused.wait(request.ip);
			if (seconds === 0) return undefined;
			reply.header("retry-after", String(seconds));
			return new Problem("too-many-requests");
		}

		function refuse(request: FastifyRequest, reply: FastifyReply, more: string): Problem {
			refused.count(request.ip);
			return unauthenticated(reply, more);
		}

		app.addHook("onRequest", (request, reply, done) => {
			if (!request.url.startsWith("/api/")) return done();
			if (request.headers.authorization === undefined) {
				const { may } = request.routeOptions.config;
				if (may === "everybody" || !request.url.startsWith("/api/v1/") || request.is404) return done();
				return done(tooOften(request, reply) ?? refuse(request, reply, ""));
			}
			const token = bearerToken(request);
			if (token === undefined) return done(tooOften(request, reply) ?? refuse(request, reply, ', error="invalid_request"'));
			// The usual case, without a promise, which would delay every call by a turn of the event loop.
			const cached = tokens.find(token, now());
			if (cached !== undefined) {
				request.person = cached.person;
				return done();
			}
			// Others at the same address may have been refused too often; people who are signed in can continue.
			const wait = tokens.wasGood(token, now()) ? undefined : tooOften(request, reply);
			if (wait !== undefined) return done(wait);
			verify(request, token).then(
				(person) => {
					request.person = person;
					done();
				},
				(error: unknown) => {
					// This says nothing about the token: a 401 would make the person sign in again.
					if (databaseFailure(error) !== undefined) return done(error as Error);
					tokens.forget(token);
					request.log.info({ reason: error instanceof Error ? error.message : "unknown" }, "token refused");
					done(refuse(request, reply, ', error="invalid_token"'));
				},
			);
		});
		app.addHook("onSend", (request, reply, _payload, done) => {
			if (reply.statusCode === 401 && request.url.startsWith("/api/") && !reply.hasHeader("www-authenticate")) unauthenticated(reply, "");
			done();
		});
	},
	{ name: "authentication", dependencies: ["accounts"] },
);

function unauthenticated(reply: FastifyReply, more: string): Problem {
	reply.header("www-authenticate", `Bearer realm="laadstroom"${more}`);
	return new Problem("unauthenticated");
}

function bearerToken(request: FastifyRequest): string | undefined {
	return /^Bearer ([A-Za-z0-9._~+/=-]+)$/i.exec(request.headers.authorization ?? "")?.[1];
}

/** A token that names no key may be checked only when exactly one key fits. */
function pick(keys: readonly PublicKey[], fits: (key: PublicKey) => boolean): PublicKey | undefined {
	const fitting = keys.filter(fits);
	return fitting.length === 1 ? fitting[0] : undefined;
}

/** Claims are in seconds. */
const instantOf = (claim: unknown) => (typeof claim === "number" && Number.isFinite(claim) ? claim * 1000 : null);

const textOf = (claim: unknown) => (typeof claim === "string" ? claim.slice(0, 254) : "");
