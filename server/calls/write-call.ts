import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import { memberOf } from "../../engine/index.ts";
import type { WriteScope } from "../database/opening/open-database.ts";
import { orderedUuid } from "../database/ordered-uuid.ts";
import type { About } from "../database/reading/read-ahead.ts";
import { insertAuditEntry } from "../database/writing/audit-store.ts";
import { findFirstAnswer, keepFirstAnswer } from "../database/writing/idempotency-store.ts";
import { Problem } from "../problems/problem.ts";
import type { AnyRequest } from "./capability.ts";
import { sendText } from "./json-text.ts";

/** Header of every writing call. */
export const idempotencyHeaders = {
	type: "object",
	properties: {
		"idempotency-key": {
			type: "string",
			pattern: "^[!-~]{1,128}$",
			description: "Chosen by the client, one per intended write. A repetition with the same body gets the first answer again.",
		},
	},
} as const;

/** The answer of a write, and the record that it was about. */
export interface Written {
	readonly status?: number;
	/** JSON text of the answer. */
	readonly text: string;
	/** For the audit trail; by default the uuid in the path. */
	readonly target?: string;
}

interface WriteOptions {
	/** Rows that the write needs first, to change or settle them: they are read together with the clock. */
	readonly about?: readonly About[];
	/** Throws when the person, who was given the first answer at the time, may no longer see it. */
	readonly mayRepeat?: (scope: WriteScope) => Promise<unknown>;
	/** Runs after the write is durable, to bring into effect what the caller may rely on; the write stays if this fails. */
	readonly beforeAnswer?: () => Promise<void>;
}

/**
 * Carries out the write of a call: its work, the audit line and the record of its Idempotency-Key form one transaction, and the answer is
 * sent after that is durable.
 */
export async function writeCall(
	request: AnyRequest,
	reply: FastifyReply,
	work: (scope: WriteScope) => Promise<Written>,
	{ about, mayRepeat, beforeAnswer }: WriteOptions = {},
): Promise<FastifyReply> {
	const { tenant, access, server } = request;
	const key = request.headers["idempotency-key"];
	const hash = typeof key === "string" ? bodyHash(request) : "";
	const carryOut = async (scope: WriteScope): Promise<Written> => {
		if (typeof key === "string") {
			const first = await findFirstAnswer(scope.db, tenant.slug, access.userId, key);
			if (first !== undefined && first.request_hash !== hash) throw new Problem("idempotency-key-reused");
			if (first !== undefined) {
				await mayRepeat?.(scope);
				return { status: first.status, text: first.answer };
			}
		}
		const result = await work(scope);
		await writeDone(scope, request, result.target);
		if (typeof key === "string") {
			const row = {
				tenant: tenant.slug,
				user_id: access.userId,
				key,
				request_hash: hash,
				status: result.status ?? 200,
				answer: result.text,
				created_at: server.now(),
			};
			await keepFirstAnswer(scope.db, row);
		}
		return result;
	};
	const written = await server.data.write(tenant.slug, carryOut, about);
	await beforeAnswer?.().catch((failure: unknown) => request.log.warn({ err: failure }, "what was written is not in use here yet"));
	return sendText(reply, written.text, written.status ?? 200);
}

/** Adds the audit line of a call's write, as part of the write itself. Target: by default the uuid in the path. */
export async function writeDone(scope: WriteScope, request: AnyRequest, target?: string): Promise<void> {
	const { access, server } = request;
	const now = server.now();
	await insertAuditEntry(scope, {
		uuid: orderedUuid(now),
		ts: now,
		user_id: access.userId,
		operation: request.routeOptions.schema?.operationId ?? "",
		target: target ?? String(memberOf(request.params, "uuid") ?? ""),
		outcome: "done",
		request_id: request.id,
	});
}

function bodyHash(request: AnyRequest): string {
	return createHash("sha256")
		.update(`${request.method} ${request.url}\n${JSON.stringify(request.body)}`)
		.digest("base64");
}
