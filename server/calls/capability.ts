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

/** One call of the API: its schema and its handler. */
export type ApiRoute = CallWithoutBody | CallWithBody;

interface CallWithoutBody extends Call {
	readonly method: "GET";
}

interface CallWithBody extends Call {
	readonly method: "POST";
	/** Maximum size of a body: what this call needs, with some margin. */
	readonly bodyLimit: number;
}

interface Call {
	readonly url: string;
	readonly schema: FastifySchema;
	/** Refusals of the call itself; those common to all calls of its kind are not repeated here. */
	readonly refusals?: readonly ProblemCode[];
	/** Schema of the current record in a 409. */
	readonly current?: object;
	/** It waits for an external service, which does not count as this server's work: see the tenants' shares. */
	readonly asksOutside?: boolean;
	/** Its response stays open until somebody ends it: sent uncompressed, not counted in response times or in the tenant's share. */
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

/** The parts of a request that all calls use, whatever the types of its params, query and body. */
export type AnyRequest = Pick<
	FastifyRequest,
	"access" | "body" | "headers" | "id" | "log" | "method" | "params" | "routeOptions" | "server" | "tenant" | "url"
>;

interface AccessEntry {
	readonly may: May;
	/** The call is needed before the terms of use have been accepted. */
	readonly beforeTerms?: true;
	/** Somebody with a role in the tenant who may not make the call gets "not found". */
	readonly hidden?: true;
	readonly route: ApiRoute;
}

/**
 * The calls of one capability and who may make them, so that its index reads as an access table. `of-caller`: for calls whose address names
 * no tenant.
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
		/** The route only answers that its address does not support the method. */
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
