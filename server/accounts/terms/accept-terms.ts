import { apiRoute, kilobyte } from "../../calls/capability.ts";
import { answer, object, params } from "../../calls/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../../calls/write-call.ts";
import { Problem } from "../../problems/problem.ts";
import * as accountTexts from "../../texts/accounts.ts";
import type { AccountsTables } from "../store/accounts-tables.ts";
import { termsStore } from "./terms-store.ts";
import { termsVersion } from "./terms-version.ts";

const version = { type: "string", maxLength: 20, description: "Version of the terms, the day they are dated." } as const;

/** Accepts the current terms of use. Idempotent. */
export const acceptTerms = apiRoute<{ Body: { version: string } }>({
	method: "POST",
	url: "/user/accept-terms",
	bodyLimit: 4 * kilobyte,
	schema: {
		operationId: "acceptTerms",
		summary: "Accept the terms of use",
		tags: ["accounts"],
		params: params({}),
		headers: idempotencyHeaders,
		body: object({ version }),
		response: {
			200: answer(object({ data: object({ status: { type: "string", enum: ["accepted"] }, version }) }), "The terms are accepted."),
		},
	},
	handler(request, reply) {
		const { tenant, access, server, body } = request;
		if (body.version !== termsVersion) {
			const message = accountTexts.otherTerms(termsVersion);
			throw new Problem("invalid", { message, errors: [{ path: "version", message }] });
		}
		return writeCall(request, reply, async ({ db }) => {
			const acceptance = { userId: access.userId, version: termsVersion, acceptedAt: server.now(), tenant: tenant.slug };
			await termsStore(db.withTables<AccountsTables>()).accept(acceptance);
			return { text: JSON.stringify({ data: { status: "accepted", version: termsVersion } }), target: termsVersion };
		});
	},
});
