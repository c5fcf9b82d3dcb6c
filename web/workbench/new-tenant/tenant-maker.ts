import { ApiProblem } from "../../api/api-problem.ts";
import { call } from "../../api/call.ts";
import { failureText } from "../../api/error-notification.ts";
import * as operations from "../../api/generated/operations.ts";
import type { AnswerOf, Body } from "../../api/operation.ts";

export type TenantOrder = Body<"createTenant">["data"];
export type TenantStart = AnswerOf<"getTenantStart">["data"];

/** Why an order was refused: a general message, and errors by the dotted path of the answer. */
export interface OrderRefusal {
	readonly message: string;
	readonly errors: readonly { readonly path: string; readonly message: string }[];
}

/** Creates tenants: in the database of a server, or as a folder beside the one that is served. */
export interface TenantMaker {
	/** Null if this person may not. @throws if there is no response. */
	readonly start: () => Promise<TenantStart | null>;
	readonly make: (order: TenantOrder) => Promise<{ readonly slug: string; readonly label: string } | OrderRefusal>;
}

export const serverMaker: TenantMaker = {
	start: async () => {
		try {
			return (await call(operations.getTenantStart)).data;
		} catch (reason) {
			if (reason instanceof ApiProblem && (reason.status === 404 || reason.status === 403)) return null;
			throw reason;
		}
	},
	make: async (data) => {
		try {
			return (await call(operations.createTenant, { body: { data } })).data;
		} catch (reason) {
			if (!(reason instanceof ApiProblem)) throw reason;
			return { message: failureText(reason, reason.message), errors: reason.errors };
		}
	},
};
