import { expect } from "@jest/globals";
import type { Reply, TestPerson } from "../../test-support/test-person.ts";

export interface Act {
	readonly uuid: string;
	readonly kind: string;
	readonly state: "checked" | "running" | "stopped" | "done" | "undoing" | "undone";
	readonly counts: Readonly<Record<"can" | "cannot" | "done" | "same" | "failed" | "undone" | "kept", number>>;
	readonly reasons: readonly { readonly message: string; readonly items: number }[];
}
type Item = Readonly<Record<"uuid" | "ref" | "state" | "code" | "message", string>>;

export const actOf = (reply: Reply): Act => reply.body.data as unknown as Act;

/** `more`: the list if it is not that of processes, and the parts that are fixed at the check. */
export async function check(person: TestPerson, kind: string, uuids: readonly string[], more: object = {}): Promise<Act> {
	const answer = await person.post("bulk/check", { data: { list: "realisations", kind, uuids, ...more } });
	expect([answer.status, answer.text]).toEqual([201, expect.anything()]);
	return actOf(answer);
}
/** The act, once none of it is in progress any more. */
export async function ended(person: TestPerson, { uuid }: Pick<Act, "uuid">): Promise<Act> {
	for (;;) {
		const act = actOf(await person.get(`bulk/${uuid}`));
		if (act.state !== "running" && act.state !== "undoing") return act;
		await new Promise(setImmediate);
	}
}
export async function run(person: TestPerson, act: Pick<Act, "uuid">, data: object = {}): Promise<Act> {
	const answer = await person.post(`bulk/${act.uuid}/run`, { data });
	expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
	return ended(person, act);
}
export async function undo(person: TestPerson, act: Pick<Act, "uuid">): Promise<Act> {
	const answer = await person.post(`bulk/${act.uuid}/undo`, {});
	expect(answer.status).toBe(200);
	return ended(person, act);
}
export const itemsOf = async (person: TestPerson, { uuid }: Pick<Act, "uuid">) =>
	(await person.get(`bulk/${uuid}/items`)).body.data as unknown as readonly Item[];
