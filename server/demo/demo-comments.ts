import { commentProblem } from "../../engine/index.ts";
import type { NewCommentRow } from "../comments/comment-store.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { FindActor } from "./demo-people.ts";
import type { DemoRequestScript } from "./demo-request-script.ts";
import type { DemoRequest } from "./demo-requests.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** As it is stored, but for the instant of the write. */
export type DemoComment = Omit<NewCommentRow, "synced">;

interface Input {
	readonly tenant: Tenant;
	readonly script: DemoRequestScript;
	readonly random: SeededRandom;
	readonly requests: readonly DemoRequest[];
	readonly findActor: FindActor;
	readonly now: number;
}

const hourMs = 3_600_000;

/** What people said about some of the requests, each after it came; most of it is dealt with. */
export function demoComments({ tenant, script, random, requests, findActor, now }: Input): readonly DemoComment[] {
	const { share, messages } = script.comments ?? { share: 0, messages: [] };
	const [role] = tenant.access.requestcomment ?? [];
	if (role === undefined || messages.length === 0) return [];
	const wrong = messages.flatMap((message) => commentProblem(message) ?? []);
	if (wrong.length > 0) throw new Error(`Demo data of ${tenant.slug}: a comment was refused: ${wrong.join(" ")}`);
	return requests
		.filter(() => random.chance(share))
		.flatMap(({ uuid, content }) => {
			const { userId, name } = findActor(role, content.geographyCode);
			let last = content.submitted_at ?? now - hourMs;
			return Array.from({ length: random.pick([1, 1, 1, 2]) }, (_, index) => {
				last = Math.min(now - 60_000, last + random.whole(2, 90) * hourMs);
				return {
					tenant: tenant.slug,
					record_uuid: uuid,
					number: index + 1,
					uuid: random.uuid(),
					message: random.pick(messages),
					status: random.pick(["done", "done", "todo", "ignore"]),
					user_id: userId,
					user_name: name,
					iteration: "",
					created_at: last,
					edited_at: null,
					deleted_at: null,
				};
			});
		});
}
