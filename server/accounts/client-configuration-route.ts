import type { FastifyInstance } from "fastify";
import type { DemoAccount } from "./sign-in-pages/sign-in-page.ts";
import type { TenantSignIn } from "./tenant-sign-in.ts";

export interface ClientConfiguration {
	readonly oidc: {
		readonly issuer: string;
		readonly clientId: string;
		readonly scope: string;
		readonly audience: string;
		readonly rolesClaim: string;
		readonly nameClaim: string;
		readonly emailClaim: string;
	};
	/** Which the web sends along with every call. */
	readonly apiKey: string;
	readonly defaultTenant: string;
	/** Of the terms of use that a person must have accepted. */
	readonly termsVersion: string;
	/** Whether people can change their password here. */
	readonly passwordChange: boolean;
	/** Bytes that a file may have which somebody uploads. */
	readonly mostFileBytes: number;
	readonly tenants: readonly Pick<TenantSignIn, "slug" | "label" | "baseUrl" | "supportAddress">[];
	readonly demoAccounts?: readonly DemoAccount[];
}

const text = { type: "string" } as const;
const object = <P extends object>(properties: P, required: readonly string[] = Object.keys(properties)) =>
	({ type: "object", additionalProperties: false, required, properties }) as const;

const answer = object(
	{
		oidc: object({ issuer: text, clientId: text, scope: text, audience: text, rolesClaim: text, nameClaim: text, emailClaim: text }),
		apiKey: text,
		defaultTenant: text,
		termsVersion: text,
		passwordChange: { type: "boolean" },
		mostFileBytes: { type: "integer" },
		tenants: { type: "array", items: object({ slug: text, label: text, baseUrl: text, supportAddress: text }) },
		demoAccounts: { type: "array", items: object({ email: text, name: text, description: text }) },
	},
	["oidc", "apiKey", "defaultTenant", "termsVersion", "passwordChange", "mostFileBytes", "tenants"],
);

/** What the browser has to know before anybody has signed in. */
export async function clientConfigurationRoute(
	app: FastifyInstance,
	{ configuration }: { configuration: ClientConfiguration },
): Promise<void> {
	const schema = {
		operationId: "getClientConfiguration",
		summary: "Where to sign in, and which tenants there are; needs no token",
		tags: ["accounts"],
		security: [],
		response: { 200: answer },
	};
	app.get("/api/client-configuration", { schema: schema as object, config: { may: "everybody" } }, async (_request, reply) =>
		reply.header("cache-control", "no-store").send(configuration),
	);
}
