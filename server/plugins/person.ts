/** Who asks, as the access token says. Roles per tenant slug; codes are geography codes, `["*"]` means all. */
export interface Person {
	readonly userId: string;
	readonly name: string;
	readonly email: string;
	readonly roles: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
	/** Version of the terms of use to the instant of acceptance, in milliseconds since 1970; null when nobody says when. */
	readonly acceptedTerms: Readonly<Record<string, number | null>>;
	/** When the person last proved who they are, in milliseconds since 1970; null when the token does not say. */
	readonly signedInAt: number | null;
}

declare module "fastify" {
	interface FastifyRequest {
		/** Null until the authentication plugin has verified the token of this request. */
		person: Person | null;
	}
}
