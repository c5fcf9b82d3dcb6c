import type { FastifyRequest } from "fastify";
import { apiRoute } from "../calls/capability.ts";
import { answer, object, params } from "../calls/schema-parts.ts";
import { outboxStanding } from "../inbox/outbox-read-model.ts";
import { releaseStanding } from "../tenants/release-standing.ts";
import { listRollBackApprovals } from "../tenants/release-store.ts";

const kinds = ["parts", "mail", "behind", "aside", "ready", "back"] as const;

interface Upkeep {
	readonly kind: (typeof kinds)[number];
	/** A count, or the number of a release. */
	readonly number: number;
}

/** Problems of the product itself that need attention: parts that do not work, and releases. Empty when all is well. */
export const getTodayUpkeep = apiRoute({
	method: "GET",
	url: "/today/upkeep",
	asksOutside: true,
	schema: {
		operationId: "getTodayUpkeep",
		summary: "What of the product itself asks for an administrator, or for who publishes",
		tags: ["today"],
		params: params({}),
		querystring: object({}),
		response: {
			200: answer(
				object({
					data: {
						type: "array",
						items: object({
							kind: {
								type: "string",
								enum: kinds,
								description:
									"parts: so many do not answer. mail: so many messages were given up. behind: this release was activated and does not run here. aside: the folder's release, which never ran. ready: this release was never activated. back: somebody else agreed to going back to this release.",
							},
							number: { type: "integer", minimum: 1 },
						}),
					},
				}),
				"The first three are for administrators, the last three where releases are published for who publishes.",
			),
		},
	},
	async handler(request) {
		const { access, server } = request;
		const publishes = server.config.workbench === "publish" && access.has("publish");
		return { data: [...(access.has("admin") ? await ofSystem(request) : []), ...(publishes ? await ofReleases(request) : [])] };
	},
});

type Asker = Pick<FastifyRequest, "access" | "server" | "tenant">;

async function ofSystem({ server, tenant: { slug, running } }: Asker): Promise<readonly Upkeep[]> {
	const down = (await server.health.ask()).filter(({ state }) => state === "down").length;
	const failed = server.config.mail ? (await outboxStanding(server.data.db, slug)).failed : 0;
	const active = server.config.workbench === "off" ? undefined : (await releaseStanding(server.data.db, slug)).activations[0]?.release;
	return [
		...some("parts", down),
		...some("mail", failed),
		...(active !== undefined && active !== running?.release ? some("behind", active) : []),
	];
}

async function ofReleases({ access, server, tenant: { slug } }: Asker): Promise<readonly Upkeep[]> {
	const { releases, activations, aside } = await releaseStanding(server.data.db, slug);
	const [now] = activations;
	if (now === undefined) return [];
	const [newest] = releases.filter(({ origin }) => origin === "design");
	const ran = new Set(activations.map(({ release }) => release));
	const agreed = await listRollBackApprovals(server.data.db, slug, now.number);
	const back = new Set(agreed.filter(({ user_id }) => user_id !== access.userId).map(({ release }) => release));
	return [
		...some("aside", aside ?? 0),
		...(newest !== undefined && !ran.has(newest.number) ? some("ready", newest.number) : []),
		...[...back].flatMap((release) => some("back", release)),
	];
}

const some = (kind: Upkeep["kind"], number: number): readonly Upkeep[] => (number === 0 ? [] : [{ kind, number }]);
