import type {
	FastifyInstance,
	FastifyPluginAsync,
	FastifyReply,
	FastifyRequest,
	FastifySchema,
	HTTPMethods,
	RouteGenericInterface,
	RouteHandlerMethod,
} from "fastify";
import type { May } from "../plugins/authorisation.ts";
import type { ProblemCode } from "../problems/catalogue.ts";
import { Problem } from "../problems/problem.ts";

/** In bytes. */
export const kilobyte = 1024;

/** One call of the API: what it takes and gives, and what it does. */
export type ApiRoute = CallWithoutBody | CallWithBody;

interface CallWithoutBody extends Call {
	readonly method: "GET";
}

interface CallWithBody extends Call {
	readonly method: "POST";
	/** Most bytes of a body: what this call can use, and some room. */
	readonly bodyLimit: number;
}

interface Call {
	readonly url: string;
	readonly schema: FastifySchema;
	/** What its own work refuses; what every call of its kind is refused for is not named again. */
	readonly refusals?: readonly ProblemCode[];
	/** Schema of the record that a 409 holds as it is now. */
	readonly current?: object;
	/** It waits for a service elsewhere, which does not count as this server's work: see the tenants' shares. */
	readonly asksOutside?: boolean;
	/** Its answer goes on until somebody ends it: sent as it is, no measure of how fast calls are answered, no share of the tenant's. */
	readonly staysOpen?: boolean;
	readonly handler: RouteHandlerMethod;
}

/** Declares a route with the types of its params, query and body, which its schema guarantees. */
export function apiRoute<Shape extends RouteGenericInterface>(
	route: (Omit<CallWithoutBody, "handler"> | Omit<CallWithBody, "handler">) & {
		readonly handler: (this: FastifyInstance, request: FastifyRequest<Shape>, reply: FastifyReply) => unknown;
	},
): ApiRoute {
	return { ...route, handler: route.handler as RouteHandlerMethod };
}

/** What calls in general need of a request, whatever the types of its params, query and body are. */
export type AnyRequest = Pick<
	FastifyRequest,
	"access" | "body" | "headers" | "id" | "log" | "method" | "params" | "routeOptions" | "server" | "tenant" | "url"
>;

interface AccessEntry {
	readonly may: May;
	/** The call is needed before the terms of use are accepted. */
	readonly beforeTerms?: true;
	/** Who has a role in the tenant and may not make it is told that it is not there. */
	readonly hidden?: true;
	readonly route: ApiRoute;
}

/**
 * The calls of one capability with who may make them; its index reads as an access table. `of-caller`: calls whose
 * address names no tenant.
 */
export function capability(entries: readonly AccessEntry[], tenant?: "of-caller"): FastifyPluginAsync {
	return async (app) => {
		for (const { may, beforeTerms, hidden, route } of entries) {
			const { asksOutside, staysOpen, refusals, current, ...options } = route;
			const config = { may, beforeTerms, hidden, tenant, asksOutside, staysOpen, refusals, current };
			app.route({ ...options, ...(staysOpen === true && { compress: false }), config });
		}
		for (const url of new Set(entries.map(({ route }) => route.url))) {
			refuseOtherMethods(
				app,
				url,
				entries.filter(({ route }) => route.url === url).map(({ route }) => route.method),
			);
		}
	};
}

declare module "fastify" {
	interface FastifyContextConfig {
		/** It only says that its address has no such method. */
		refusesMethod?: true;
	}
}

const methods: readonly HTTPMethods[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

function refuseOtherMethods(app: FastifyInstance, url: string, known: readonly HTTPMethods[]): void {
	const allow = known.includes("GET") ? ["HEAD", ...known] : known;
	app.route({
		method: methods.filter((method) => !known.includes(method)),
		url,
		schema: { hide: true },
		config: { refusesMethod: true },
		onRequest: async (_request, reply) => {
			reply.header("allow", allow.join(", "));
			throw new Problem("method-not-allowed");
		},
		handler: async () => undefined,
	});
}
