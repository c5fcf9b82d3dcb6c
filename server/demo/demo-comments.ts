import { commentProblem } from "../../engine/index.ts";
import type { NewCommentRow } from "../comments/comment-store.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { FindActor } from "./demo-people.ts";
import type { DemoRequestScript } from "./demo-request-script.ts";
import type { DemoRequest } from "./demo-requests.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { atOffice } from "./walk-schedule.ts";

/** The stored columns, except the `synced` of the write. */
export type DemoComment = Omit<NewCommentRow, "synced">;

interface Input {
	readonly tenant: Tenant;
	readonly script: DemoRequestScript;
	readonly random: SeededRandom;
	readonly requests: readonly DemoRequest[];
	readonly findActor: FindActor;
	readonly now: number;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Comments on some of the requests, each later than its request; most of them are dealt with. */
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
			const made = Array.from({ length: random.pick([1, 1, 1, 2]) }, (_, index) => {
				const office = atOffice(last + random.whole(24, 110) * hourMs, random);
				// The Friday before a weekend may be earlier than the comment that this one answers.
				last = office > last ? office : atOffice(office + 4 * dayMs, random);
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
			// Leaves out comments in the future.
			return made.filter(({ created_at }) => created_at < now - hourMs);
		});
}
