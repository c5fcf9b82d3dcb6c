import type { Actor, Command, TenantDefinition } from "../../../engine/index.ts";
import { type PreviewProcess, previewUuid } from "./preview-process.ts";

interface Answered {
	readonly status: number;
	readonly body: unknown;
}

interface Acting {
	readonly process: PreviewProcess;
	readonly tenant: TenantDefinition;
	readonly actor: Actor;
}

const data = (value: unknown, rest: object = {}): Answered => ({ status: 200, body: { data: value, ...rest } });
const refusal = (status: number, code: string, message = "", errors: readonly unknown[] = []): Answered => ({
	status,
	body: { status, code, title: code, message, errors },
});

/** The responses of the product's API about the single process of a preview: the engine takes the place of the server. */
function previewAnswer(method: string, path: string, body: unknown, { process, tenant, actor }: Acting): Answered {
	const [address = ""] = path.split("?");
	const one = `processes/realisation/${previewUuid}`;
	if (method === "GET") {
		if (address === one) return data(process.record(), { related: { people: {} } });
		if (address === `${one}/comments`) return data({ comments: [], synced: 0 });
		if (address === "stakeholders") return data(stakeholdersOf(tenant));
		return refusal(404, "not-found");
	}
	const command = method === "POST" ? commandIn(address.slice(one.length), body) : null;
	if (command === null || !address.startsWith(one)) return refusal(403, "preview");
	const outcome = process.send(command, actor);
	return outcome.refused ? refusal(400, outcome.code, outcome.message, outcome.errors) : data(process.record());
}

/** The stakeholders that the tenant's file begins with. */
export const stakeholdersOf = ({ stakeholders = [] }: TenantDefinition) =>
	stakeholders.map(({ enabled = true, ...stakeholder }) => ({ ...stakeholder, enabled }));

interface Sent {
	readonly intent?: object;
	readonly data?: { readonly values?: Readonly<Record<string, unknown>> } & Readonly<Record<string, unknown>>;
}

/** The command in a call, parsed as the server does. */
function commandIn(act: string, body: unknown): Command | null {
	const { intent, data: sent = {} } = (body ?? {}) as Sent;
	if (act === "") return { kind: "save-step", ...intent, values: sent.values ?? {} } as Command;
	if (act === "/status") return { kind: "set-status", ...sent } as Command;
	if (act === "/type") return { kind: "change-type", subtype: null, ...sent } as Command;
	return null;
}

/** Replaces the server by the engine: no API call leaves this page. Calls to the folder's own addresses do. */
export function answerCalls(acting: () => Acting | null): void {
	const outward = window.fetch.bind(window);
	window.fetch = async (input, init = {}) => {
		const address = typeof input === "string" ? input : input instanceof URL ? input.href : input.url;
		const path = /^\/api\/v1\/[^/]+\/(.*)$/.exec(address)?.[1];
		if (path === undefined) return outward(input, init);
		const now = acting();
		const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
		const answered = now === null ? refusal(404, "not-found") : previewAnswer(init.method ?? "GET", path, body, now);
		return new Response(JSON.stringify(answered.body), {
			status: answered.status,
			headers: { "content-type": answered.status < 400 ? "application/json" : "application/problem+json" },
		});
	};
}
