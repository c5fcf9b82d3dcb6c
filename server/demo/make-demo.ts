import type { TenantDefinition } from "../../engine/index.ts";
import { insertCommentRow } from "../comments/comment-store.ts";
import type { WriteScope } from "../database/opening/open-database.ts";
import { seedKeptList } from "../kept-lists/kept-entry-read-model.ts";
import type { Process } from "../realisations/process/process.ts";
import { storeNew } from "../realisations/process/process-store.ts";
import { storeNewRequests } from "../requests/store-new-requests.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { type DemoComment, demoComments } from "./demo-comments.ts";
import { type DemoFileKeeping, storeDemoFiles } from "./demo-files.ts";
import type { DemoLocation } from "./demo-locations.ts";
import type { FindActor } from "./demo-people.ts";
import type { DemoPlace } from "./demo-places.ts";
import { demoProcesses } from "./demo-processes.ts";
import type { DemoVehicle } from "./demo-request-content.ts";
import { type DemoRequest, DemoRequests } from "./demo-requests.ts";
import type { DemoScript } from "./demo-script.ts";
import { SeededRandom } from "./seeded-random.ts";
import type { UploadedDemoFile } from "./walk-process.ts";

/** Processes and requests of a demonstration, in memory. */
interface MadeDemo {
	readonly processes: readonly Process[];
	readonly files: readonly UploadedDemoFile[];
	/** In the order in which they came. */
	readonly requests: readonly DemoRequest[];
	readonly comments: readonly DemoComment[];
}

interface Input {
	readonly tenant: Tenant;
	readonly script: DemoScript;
	/** For the processes. Requests use a generator of their own, so that the processes are the same with and without them. */
	readonly random: SeededRandom;
	readonly requestSeed: number;
	readonly addresses: readonly DemoPlace[];
	readonly vehicles: readonly DemoVehicle[];
	readonly locations: readonly DemoLocation[];
	readonly findActor: FindActor;
	readonly now: number;
	/** Number of the first process. */
	readonly firstNumber: number;
	/** Prefix of the source's references of the requests. */
	readonly series: string;
}

/** Makes everything in the script, every process through the engine and every judgement by the rules. */
export function makeDemo(input: Input): MadeDemo {
	const { tenant, script, addresses, vehicles, findActor, now, series } = input;
	const requests =
		script.requests &&
		new DemoRequests({
			tenant,
			script: script.requests,
			random: new SeededRandom(input.requestSeed, tenant.slug),
			addresses,
			vehicles,
			findActor,
			now,
			series,
		});
	const files: UploadedDemoFile[] = [];
	const processes = demoProcesses({
		...input,
		addFile: (file) => files.push(file),
		...(requests && { requestsBehind: (place, begun) => requests.behindProcess(place, begun) }),
	});
	requests?.fill();
	const inOrder = requests?.inOrder() ?? [];
	const comments =
		script.requests === undefined
			? []
			: demoComments({
					tenant,
					script: script.requests,
					random: new SeededRandom(input.requestSeed + 1, tenant.slug),
					requests: inOrder,
					findActor,
					now,
				});
	return { processes, files, requests: inOrder, comments };
}

/** Stores it as the product stores what people make. The requests come first: processes are connected to them. */
export async function storeDemo(
	scope: WriteScope,
	tenant: Tenant,
	{ processes, files, requests, comments }: MadeDemo,
	now: number,
	keeping: DemoFileKeeping,
): Promise<void> {
	await storeNewRequests(scope, tenant, requests, now);
	for (const process of processes) await storeNew(scope, tenant, process);
	await storeDemoFiles(scope, tenant, files, keeping);
	for (const comment of comments) await insertCommentRow(scope.db, "request", { ...comment, synced: scope.tick() });
}

/** Creates the tags that the script uses for its requests. */
export async function storeDemoTags(scope: WriteScope, tenant: Tenant, { requests }: DemoScript, now: number): Promise<void> {
	const entries: NonNullable<TenantDefinition["tags"]> = (requests?.tags ?? []).map((tag) => ({
		...tag,
		enabled: true,
		request: true,
		deleted_at: null,
	}));
	await seedKeptList(scope, { tenant: tenant.slug, list: "tags" }, { entries, now, fields: [] });
}
