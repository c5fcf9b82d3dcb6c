/** Who asks, as the access token says. Roles per tenant slug; codes are geography codes, `["*"]` means all. */
export interface Person {
	readonly userId: string;
	readonly name: string;
	readonly email: string;
	readonly roles: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

declare module "fastify" {
	interface FastifyRequest {
		/** Null until the authentication plugin has verified the token of this request. */
		person: Person | null;
	}
}
